// Board B, the Kraken, as a scene of 580 x 620: its face fills the gap of column 4, an arm lifts a ship at the upper left.

const SUCKERS = (points: [number, number, number][]) =>
  points
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#f2b7a6"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#a8434a"/>`)
    .join("");
const ARM = (d: string, w: number) =>
  `<path d="${d}" fill="none" stroke="#6d2338" stroke-width="${w + 10}" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#c2505a" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const SWELL = (y: number) => `M-40 ${y}` + "q36-20 72 0t72 0".repeat(5);
const BUBBLE = (x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#bfe7ea" opacity=".35"/><path d="M${x - r * 0.5} ${y - r * 0.2}q${r * 0.1}-${r * 0.5} ${r * 0.5}-${r * 0.5}" stroke="#e9fbfb" stroke-width="2.5" fill="none" stroke-linecap="round"/>`;

// Drawn twice: all outlines first, so that they grow out of the body without a seam.
const LEGS = ["M330 450c-10 70-50 130-130 132", "M372 470c0 50-14 90-60 128", "M430 470c4 50 20 90 60 122", "M474 450c10 60 40 110 96 118"];

export const kraken = `
<rect width="580" height="620" fill="#0f4f6b"/><path d="M0 0h580v400c-90 40-180-20-290 10S80 430 0 400z" fill="#17637f"/><path d="M0 0h580v230c-100 30-190-24-290 6S90 260 0 230z" fill="#25809a"/>
<path d="M0 0h580v86H0z" fill="#e6f1e6"/><path d="${SWELL(84)}V0H0z" fill="#cfe8e6"/><path d="${SWELL(96)}" fill="none" stroke="#f5fbf8" stroke-width="9" stroke-linecap="round"/>
<path d="M0 560c60-30 120 6 190-10s120-30 200-6 120 6 190-14v90H0z" fill="#c9a765"/><path d="M0 588c70-20 130 8 200-4s130-24 210-2 100 0 170-10v50H0z" fill="#b08c4b"/>
${ARM("M330 470C250 560 130 600 60 560S0 420 44 330s20-130 20-160", 44)}
${ARM("M64 190C60 120 90 60 150 62s70 70 30 86-54-16-40-38", 36)}
${SUCKERS([
  [36, 520, 8],
  [18, 460, 8],
  [20, 404, 8],
  [40, 352, 8],
  [56, 300, 7.5],
  [60, 250, 7],
  [60, 204, 6.5],
  [66, 160, 6],
  [82, 118, 5.5],
  [110, 86, 5],
])}
${ARM("M470 470c40 60 90 60 96 0s-40-150 0-220 20-120-14-132-50 30-26 48", 40)}
${SUCKERS([
  [540, 512, 8],
  [562, 468, 8],
  [558, 410, 8],
  [546, 356, 8],
  [544, 306, 7.5],
  [556, 254, 7],
  [572, 204, 6.5],
])}
${LEGS.map((d) => `<path d="${d}" fill="none" stroke="#6d2338" stroke-width="56" stroke-linecap="round"/>`).join("")}
<path d="M400 14c96 0 134 84 128 176-4 66-24 96-22 150 2 40 14 70 8 110s-60 50-114 50-110-10-114-50 6-70 8-110c2-54-18-84-22-150C266 98 304 14 400 14z" fill="#6d2338"/>
${LEGS.map((d) => `<path d="${d}" fill="none" stroke="#c2505a" stroke-width="46" stroke-linecap="round"/>`).join("")}
<path d="M400 24c88 0 124 78 118 164-4 66-24 98-22 152 2 40 12 66 8 104s-50 50-104 50-100-10-104-50 6-64 8-104c2-54-18-86-22-152C276 102 312 24 400 24z" fill="#c2505a"/>
<path d="M424 27c72 14 100 82 94 161-4 66-24 98-22 152 2 40 12 66 8 104-8 24-20 30-40 36 10-50 2-90-6-140-2-54 20-86 22-152 4-80-14-134-56-161z" fill="#a63f4d"/>
<g fill="#e58578"><circle cx="384" cy="66" r="9"/><circle cx="412" cy="96" r="6"/><circle cx="376" cy="114" r="5"/><circle cx="428" cy="58" r="5"/><circle cx="398" cy="148" r="7"/><circle cx="420" cy="138" r="4"/></g>
<g><ellipse cx="374" cy="262" rx="24" ry="30" fill="#fff4d8"/><ellipse cx="428" cy="262" rx="24" ry="30" fill="#fff4d8"/><ellipse cx="374" cy="262" rx="24" ry="30" fill="none" stroke="#4c1626" stroke-width="5"/><ellipse cx="428" cy="262" rx="24" ry="30" fill="none" stroke="#4c1626" stroke-width="5"/>
<ellipse cx="379" cy="268" rx="11" ry="17" fill="#e8b23e"/><ellipse cx="423" cy="268" rx="11" ry="17" fill="#e8b23e"/><ellipse cx="380" cy="268" rx="5" ry="14" fill="#1b0d12"/><ellipse cx="422" cy="268" rx="5" ry="14" fill="#1b0d12"/>
<path d="M346 228c16-12 34-8 46 10M456 228c-16-12-34-8-46 10" stroke="#4c1626" stroke-width="10" fill="none" stroke-linecap="round"/></g>
<path d="M372 340c18 14 40 14 58 0-4 34-16 48-29 48s-25-14-29-48z" fill="#3a0f1c"/><path d="M384 346l8 16 8-14 8 14 9-17" fill="#fff4d8"/><path d="M374 340c18 14 38 14 54 0" stroke="#4c1626" stroke-width="6" fill="none" stroke-linecap="round"/>
<path d="M372 412c18 8 38 8 56 0M378 434c14 6 30 6 44 0" stroke="#8a2f42" stroke-width="5" fill="none" stroke-linecap="round"/>
<g transform="translate(116 116) rotate(-16)"><path d="M-46 10h104c-4 26-18 40-34 40h-42c-16 0-26-16-28-40z" fill="#8f5d2e" stroke="#3b2412" stroke-width="5"/><path d="M-48 10H60" stroke="#d08f45" stroke-width="6"/><path d="M6 8v-74" stroke="#5a3515" stroke-width="7"/><path d="M12-62c24 8 34 32 30 62H12z" fill="#f6e8c6" stroke="#b99a5b" stroke-width="4"/><path d="M0-54c-20 10-28 28-26 52H0z" fill="#ead4a6" stroke="#b99a5b" stroke-width="4"/><path d="M6-66l22-8-22-8z" fill="#c8452e"/></g>
${ARM("M142 196C190 214 214 178 196 142s-64-36-84-8", 30)}${SUCKERS([
  [196, 186, 5],
  [202, 158, 5],
  [186, 134, 4.5],
  [160, 124, 4],
])}
${BUBBLE(40, 268, 7)}${BUBBLE(110, 270, 10)}${BUBBLE(92, 304, 6)}${BUBBLE(556, 148, 6)}${BUBBLE(334, 520, 8)}${BUBBLE(466, 560, 6)}
<path d="M462 578c-8-18 2-30-4-46M480 582c8-20-4-32 4-54" stroke="#2f8f7a" stroke-width="8" fill="none" stroke-linecap="round"/>`;
