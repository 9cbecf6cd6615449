// Board C, the raft, as a scene of 580 x 620: seen from above, logs as long as their columns, ropes across, fins around.

// The upper edge of each column's logs: one space above its top space.
const TOPS = [236, 240, 350, 14, 348];
const LOG = (x: number, top: number, w: number, tone: string) => `
<rect x="${x}" y="${top}" width="${w}" height="${604 - top}" rx="${w / 2.6}" fill="${tone}"/><rect x="${x}" y="${top}" width="${w}" height="${604 - top}" rx="${w / 2.6}" fill="none" stroke="#4d2f17" stroke-width="4"/>
<path d="M${x + w * 0.3} ${top + 30}V590M${x + w * 0.7} ${top + 56}V576" stroke="#6d4522" stroke-width="3" opacity=".5" stroke-linecap="round"/>`;
const LOGS = TOPS.map(
  (top, c) =>
    LOG(15 + 110 * c, top, 56, c % 2 ? "#b07a40" : "#a36c35") +
    LOG(69 + 110 * c, top + (c % 2 ? 10 : -8), 56, c % 2 ? "#9c6730" : "#b98448"),
).join("");
const ROPE = (y: number, x1: number, x2: number) => {
  const turns = Array.from({ length: Math.floor((x2 - x1) / 14) }, (_, i) => `M${x1 + 6 + i * 14} ${y - 6}l-6 12`).join("");
  return `<path d="M${x1} ${y}H${x2}" stroke="#5d4420" stroke-width="18" stroke-linecap="round"/><path d="M${x1} ${y}H${x2}" stroke="#e3cb92" stroke-width="12" stroke-linecap="round"/><path d="${turns}" stroke="#a98a4c" stroke-width="2.5"/>`;
};
const FIN = (x: number, y: number, s: number) =>
  `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})"><path d="M-40 22c22-10 60-10 84 0" stroke="#e9f7f6" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-24 18C-14-2 4-22 30-28c-6 16-4 32 6 46z" fill="#4c6572" stroke="#22343e" stroke-width="5" stroke-linejoin="round"/><path d="M-56 34c34-12 82-12 118 0" stroke="#bfe3e6" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/></g>`;
const RIPPLE = (x: number, y: number) =>
  `<path d="M${x} ${y}q10-9 20 0t20 0" stroke="#8fd0da" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`;

export const raft = `
<rect width="580" height="620" fill="#2c8fa8"/><path d="M0 0h580v150C470 190 350 120 230 150S70 190 0 150z" fill="#3ba2b6"/><path d="M0 440c80-30 180 20 300-10s200-20 280 0v190H0z" fill="#237c98"/>
${[
  [24, 40],
  [150, 26],
  [268, 190],
  [214, 106],
  [30, 190],
  [490, 40],
  [520, 210],
  [476, 296],
  [132, 200],
]
  .map(([x, y]) => RIPPLE(x!, y!))
  .join("")}
<path d="M6 246c0-24 14-26 50-26h120c40 0 56 4 56 30v72c0 14 6 16 20 16h60c10 0 14-4 14-14V30c0-22 10-30 70-30s60 10 60 30v290c0 12 4 16 16 16h80c28 0 28 10 28 30v240H0V300z" fill="#d8f1ee" opacity=".55"/>
${LOGS}
${ROPE(460, 6, 574)}${ROPE(588, 6, 574)}${ROPE(241, 342, 462)}
${FIN(110, 118, 1.15)}${FIN(284, 284, -0.62)}
<g transform="translate(252 62) rotate(18)"><rect x="-30" y="-13" width="52" height="26" rx="12" fill="#9fd3b4" stroke="#2f6b52" stroke-width="4"/><rect x="20" y="-7" width="20" height="14" rx="3" fill="#9fd3b4" stroke="#2f6b52" stroke-width="4"/><rect x="38" y="-6" width="10" height="12" rx="3" fill="#a86f35"/><path d="M-18-5h26M-18 3h20" stroke="#f6e8c6" stroke-width="5" stroke-linecap="round"/></g><path d="M212 92q12-9 24 0t24 0 24 0" stroke="#e9f7f6" stroke-width="5" fill="none" stroke-linecap="round"/>
<g transform="translate(516 116) rotate(-12)"><rect x="-34" y="-44" width="68" height="88" rx="20" fill="#a8692f" stroke="#4d2f17" stroke-width="5"/><path d="M-14-42v84M10-42v84" stroke="#6d4522" stroke-width="4"/><path d="M-35-22h70M-35 22h70" stroke="#59656d" stroke-width="8"/></g><path d="M464 166q14-10 28 0t28 0 28 0 24 0" stroke="#e9f7f6" stroke-width="6" fill="none" stroke-linecap="round"/>
<g transform="translate(520 256)"><path d="M0 0l8 18 20 2-15 13 5 19-18-10-17 10 4-19-15-13 20-2z" transform="translate(-1 -26)" fill="#f2a65a" stroke="#a8561e" stroke-width="4" stroke-linejoin="round"/></g>`;
