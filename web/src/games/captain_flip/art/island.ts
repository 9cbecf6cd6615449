// Board D, the desert island, as a scene of 580 x 620: sand under the spaces, a palm at the upper right, a lagoon with a chest below.

const LEAF = (rot: number, len = 1) =>
  `<g transform="rotate(${rot}) scale(${len})"><path d="M0 0C26-26 66-28 100-2 70-8 40 0 0 0z" fill="#3f8f4c" stroke="#1f5a30" stroke-width="4" stroke-linejoin="round"/><path d="M6-2c26-12 52-14 78-6" stroke="#8cc66a" stroke-width="3" fill="none"/></g>`;
const WAVE = (x: number, y: number) =>
  `<path d="M${x} ${y}q10-9 20 0t20 0" stroke="#bfeaea" stroke-width="4" fill="none" stroke-linecap="round" opacity=".75"/>`;
// The coast hugs the spaces: columns 1 to 3 are land, a spit reaches out to columns 4 and 5.
const COAST =
  "M4 180c-4-40 30-52 70-54s92-2 112-12 14-100 40-112 106-8 118 6 0 96 14 108 60 2 90 12 14 92 36 104 82-6 90 24 0 92-26 104-76-2-110-4-66 10-78 34-2 160-20 196-70 26-130 24-84-14-94-44 6-70-14-86-80 0-98-36S10 220 4 180z";

export const island = `
<rect width="580" height="620" fill="#2a93ab"/><path d="M0 0h580v120c-110 40-200-20-300 6S80 150 0 120z" fill="#38a3b8"/><path d="M0 500c100-40 200 10 300-10s180-30 280 0v130H0z" fill="#1f7f9b"/>
<path d="${COAST}" fill="none" stroke="#7ed0d2" stroke-width="54" stroke-linejoin="round"/><path d="${COAST}" fill="none" stroke="#d9f3ea" stroke-width="26" stroke-linejoin="round"/>
<path d="${COAST}" fill="#f0d79b"/><path d="${COAST}" fill="none" stroke="#d3ae66" stroke-width="7" stroke-linejoin="round"/>
<g fill="#d3ae66"><circle cx="236" cy="24" r="4"/><circle cx="132" cy="350" r="4"/><circle cx="342" cy="240" r="4"/><circle cx="232" cy="580" r="4"/><circle cx="345" cy="360" r="4"/><circle cx="124" cy="138" r="4"/><circle cx="456" cy="244" r="4"/></g>
<g transform="translate(80 64)"><path d="M-62-4H62c-2 26-18 40-40 40h-44c-22 0-38-14-40-40z" fill="#a8692f" stroke="#4d2f17" stroke-width="5" stroke-linejoin="round"/><path d="M-56 10H56" stroke="#6d4220" stroke-width="4"/><path d="M-66-4H66" stroke="#d08f45" stroke-width="8" stroke-linecap="round"/><path d="M-24-30l54 62" stroke="#5a3515" stroke-width="8" stroke-linecap="round"/><path d="M26 26l14 18" stroke="#c98a45" stroke-width="14" stroke-linecap="round"/><path d="M-74 42q14-10 28 0t28 0 28 0 28 0 28 0" stroke="#e9f7f6" stroke-width="6" fill="none" stroke-linecap="round"/></g>
<path d="M498 250c-10-56-6-96 16-146" stroke="#5a3515" stroke-width="26" fill="none" stroke-linecap="round"/><path d="M498 248c-10-56-6-94 16-144" stroke="#a8743a" stroke-width="17" fill="none" stroke-linecap="round"/><path d="M488 226l17 0M486 198l17 1M486 170l18 4M492 142l17 6M502 118l14 8" stroke="#6d4220" stroke-width="4"/>
<g transform="translate(514 96)">${LEAF(200, 0.8)}${LEAF(-24, 0.62)}${LEAF(154, 0.8)}${LEAF(46, 0.66)}${LEAF(-74, 0.76)}${LEAF(246, 0.78)}<circle cx="-6" cy="10" r="11" fill="#7a4c22" stroke="#3b2412" stroke-width="4"/><circle cx="14" cy="12" r="11" fill="#8f5d2e" stroke="#3b2412" stroke-width="4"/></g>
<path d="M352 520c-10-44 60-66 130-58s90 50 70 86-190 36-200-28z" fill="#7ed0d2"/><path d="M362 520c-6-36 56-52 116-46s78 40 60 68-168 30-176-22z" fill="#f0d79b"/><path d="M362 520c-6-36 56-52 116-46s78 40 60 68-168 30-176-22z" fill="none" stroke="#d3ae66" stroke-width="6"/>
<g transform="translate(452 506)"><path d="M-48-8c0-34 16-44 48-44s48 10 48 44z" fill="#a8692f" stroke="#3b2412" stroke-width="6" stroke-linejoin="round"/><path d="M-42-16c8-14 76-14 84 0z" fill="#ffd24a"/><g fill="#e8b23e" stroke="#8a5a1c" stroke-width="3"><circle cx="-24" cy="-16" r="9"/><circle cx="-4" cy="-20" r="9"/><circle cx="16" cy="-17" r="9"/><circle cx="32" cy="-12" r="7"/></g><path d="M-50-8H50v38H-50z" fill="#8f5d2e" stroke="#3b2412" stroke-width="6" stroke-linejoin="round"/><path d="M-26-6v34M26-6v34" stroke="#e8b23e" stroke-width="8"/><rect x="-11" y="-12" width="22" height="22" rx="4" fill="#e8b23e" stroke="#3b2412" stroke-width="4"/></g>
<g transform="translate(64 552)"><path d="M-30-14c-16-4-18-26-4-30l4 12 10-8c8 12 0 26-10 26zM30-14c16-4 18-26 4-30l-4 12-10-8c-8 12 0 26 10 26z" fill="#d9563e" stroke="#7c2416" stroke-width="4" stroke-linejoin="round"/><path d="M-28 14l-14 12M-20 20l-8 14M28 14l14 12M20 20l8 14" stroke="#7c2416" stroke-width="6" stroke-linecap="round"/><ellipse cx="0" cy="6" rx="32" ry="22" fill="#d9563e" stroke="#7c2416" stroke-width="5"/><circle cx="-9" cy="-6" r="6" fill="#fff"/><circle cx="9" cy="-6" r="6" fill="#fff"/><circle cx="-8" cy="-5" r="3" fill="#1b0d12"/><circle cx="8" cy="-5" r="3" fill="#1b0d12"/><path d="M-9 12q9 7 18 0" stroke="#7c2416" stroke-width="4" fill="none" stroke-linecap="round"/></g>
${[
  [376, 46],
  [392, 96],
  [470, 30],
  [376, 412],
  [500, 400],
  [20, 470],
  [120, 590],
  [354, 596],
  [510, 596],
]
  .map(([x, y]) => WAVE(x!, y!))
  .join("")}`;
