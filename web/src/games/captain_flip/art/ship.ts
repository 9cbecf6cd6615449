// Board A, the pirate ship, as a scene of 580 x 620: a hull that carries the low spaces, sails behind the high ones.

const GULL = (x: number, y: number, s = 1) =>
  `<path d="M${x} ${y}q${9 * s}-${9 * s} ${16 * s} 0q${7 * s}-${9 * s} ${16 * s} 0" fill="none" stroke="#f7fbfb" stroke-width="${4 * s}" stroke-linecap="round"/>`;
const GUN = (y: number) => `
<rect x="352" y="${y}" width="96" height="84" rx="8" fill="#2b180c"/><rect x="352" y="${y}" width="96" height="84" rx="8" fill="none" stroke="#b8772f" stroke-width="6"/>
<circle cx="400" cy="${y + 46}" r="29" fill="#3a444d"/><circle cx="400" cy="${y + 46}" r="22" fill="#56636d"/><circle cx="400" cy="${y + 46}" r="14" fill="#14181c"/>
<path d="M384 ${y + 32}q6-8 14-8" stroke="#93a1ab" stroke-width="4" fill="none" stroke-linecap="round"/>`;
const BATTEN = ([y, x1, x2]: number[]) => `<path d="M${x1} ${y}H${x2}" stroke="#6a4019" stroke-width="4" opacity=".55"/>`;

export const ship = `
<rect width="580" height="620" fill="#a8d4e0"/><path d="M0 0h580v150H0z" fill="#bfe1e8"/><path d="M0 0h580v60H0z" fill="#d3ecee"/>
<circle cx="528" cy="64" r="30" fill="#ffe9a8"/><circle cx="528" cy="64" r="42" fill="#ffe9a8" opacity=".35"/>
<path d="M466 196c8-18 30-18 36-4 12-12 34-6 34 10 16 0 20 20 4 24h-82c-16-4-14-28 8-30z" fill="#eef7f6"/>
<path d="M18 214c4-14 22-16 28-6 10-10 28-4 28 8 12 2 12 18 0 20H22c-14-4-14-20-4-22z" fill="#e2f1f2"/>
${GULL(470, 122, 0.9)}${GULL(508, 146, 0.6)}
<path d="M78 40v330" stroke="#5a3515" stroke-width="14"/><path d="M78 40v330" stroke="#8a5a2e" stroke-width="7"/>
<path d="M84 60c48 34 98 74 122 150-40 14-82 16-122 8z" fill="#f3e2bd"/><path d="M84 60c48 34 98 74 122 150-40 14-82 16-122 8z" fill="none" stroke="#b99a5b" stroke-width="5" stroke-linejoin="round"/>
<path d="M84 120c30 4 56 6 82 2M84 172c38 8 72 8 110 0" stroke="#d3bb84" stroke-width="4" fill="none"/>
<path d="M72 74C52 110 30 150 14 232c20 8 38 10 58 6z" fill="#ead4a6"/><path d="M72 74C52 110 30 150 14 232c20 8 38 10 58 6z" fill="none" stroke="#b99a5b" stroke-width="5" stroke-linejoin="round"/>
<path d="M78 40c24-16 44 12 74-2-6 18-6 26 0 42-28 10-48-14-74 0z" fill="#24282d"/>
<g fill="#f5efe0"><circle cx="112" cy="52" r="10"/><rect x="107" y="58" width="10" height="8" rx="2"/></g><g fill="#24282d"><circle cx="108" cy="52" r="2.7"/><circle cx="116" cy="52" r="2.7"/></g>
<path d="M100 70l24-6M100 64l24 6" stroke="#f5efe0" stroke-width="3.6" stroke-linecap="round"/>
<path d="M290 0v300" stroke="#5a3515" stroke-width="22"/><path d="M290 0v300" stroke="#8a5a2e" stroke-width="13"/>
<path d="M206 16h172c14 70 16 150 2 224H204c12-74 12-150 2-224z" fill="#f6e8c6"/><path d="M206 16h172c14 70 16 150 2 224H204c12-74 12-150 2-224z" fill="none" stroke="#b99a5b" stroke-width="5"/>
<path d="M222 18c10 74 10 146 0 220M358 18c12 74 12 146 2 220" stroke="#dcc590" stroke-width="4" fill="none"/>
<path d="M336 128h138c12 34 12 72 2 112H338c10-36 10-74-2-112z" fill="#efdcb2"/><path d="M336 128h138c12 34 12 72 2 112H338c10-36 10-74-2-112z" fill="none" stroke="#b99a5b" stroke-width="5"/>
<path d="M194 14h196M328 126h156" stroke="#5a3515" stroke-width="13" stroke-linecap="round"/><path d="M194 13h196M328 125h156" stroke="#a06a33" stroke-width="6" stroke-linecap="round"/>
<path d="M478 130L566 246M388 20l-8 110M196 20L84 96" stroke="#6d4b26" stroke-width="3" fill="none"/>
<path d="M2 346C20 352 80 350 124 350V240H576c2 150 4 330-60 378H70C2 580 2 480 2 346z" fill="#8f5d2e"/>
<path d="M70 618C2 580 2 480 2 346c6 3 10 4 16 4 0 130 4 220 74 268z" fill="#6d431d"/><path d="M516 618c64-48 62-228 60-378h-14c2 150 0 320-66 378z" fill="#7a4c22"/>
${[
  [305, 134, 566],
  [355, 130, 566],
  [412, 14, 564],
  [468, 16, 562],
  [522, 18, 560],
  [574, 26, 554],
]
  .map(BATTEN)
  .join("")}
<path d="M2 346C20 352 80 350 124 350V240H574" fill="none" stroke="#3b2412" stroke-width="20" stroke-linejoin="round"/><path d="M2 344C20 350 80 348 122 348V238H574" fill="none" stroke="#d08f45" stroke-width="8" stroke-linejoin="round"/>
<path d="M4 346C4 480 4 580 70 616H514c62-46 62-226 60-376" fill="none" stroke="#3b2412" stroke-width="10"/>
${GUN(368)}${GUN(478)}
<path d="M566 214v26" stroke="#3b2412" stroke-width="6"/><path d="M554 182h24l-4 34h-16z" fill="#ffd36a" stroke="#3b2412" stroke-width="4"/><path d="M552 182l14-14 14 14z" fill="#3b2412"/>
<path d="M0 592c24-14 44-14 66 0s44 14 66 0 44-14 66 0 44 14 66 0 44-14 66 0 44 14 66 0 44-14 66 0 44 14 66 0 44-14 66 0v40H0z" fill="#2f7f9a"/>
<path d="M0 606c24-12 44-12 66 0s44 12 66 0 44-12 66 0 44 12 66 0 44-12 66 0 44 12 66 0 44-12 66 0 44 12 66 0 44-12 66 0v30H0z" fill="#1d6280"/>`;
