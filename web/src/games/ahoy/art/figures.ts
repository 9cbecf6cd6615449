// The figures of the map, 64 by 64, bow to the right; var(--k) is the owner's colour, var(--ink) outlines. A silhouette of their own each.

const INK = "var(--edge, #10202c)";
const line = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const CLOTH = "var(--cloth, #fff6de)";

/** The seat's mark in the middle of (x, y), as on the badges: circle, diamond, square, triangle. */
export function mark(seat: number, x: number, y: number, r: number): string {
  const at = `fill="var(--k)" stroke="none"`;
  if (seat === 0) return `<circle cx="${x}" cy="${y}" r="${r}" ${at}/>`;
  if (seat === 1) return `<path d="M${x} ${y - r * 1.2}l${r * 1.2} ${r * 1.2}-${r * 1.2} ${r * 1.2}-${r * 1.2}-${r * 1.2}z" ${at}/>`;
  if (seat === 2) return `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 2}" rx="1" ${at}/>`;
  return `<path d="M${x} ${y - r * 1.15}l${r * 1.2} ${r * 2.1}h-${r * 2.4}z" ${at}/>`;
}

/** Squadron: a high square-rigged ship of the line with a ram. */
const squadron = `<path d="M20 10v36M40 8v38" ${line} fill="none"/>
<path d="M9 14h22v22H9z" fill="${CLOTH}" ${line}/><path d="M31 12h20v24H31z" fill="${CLOTH}" ${line}/>
<path d="M40 8V2h12l-4 4 4 4H40" fill="var(--k)" ${line}/>
<path d="M3 40h50l9 5-8 3c-2 6-6 10-11 11H16C9 58 4 50 3 40z" fill="var(--k)" ${line}/><path d="M10 48h34" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-dasharray="4 4"/>`;

/** Union: a round hull under one great shell of a sail. */
const union = `<path d="M32 6v40" ${line} fill="none"/>
<path d="M32 5c17 2 25 16 24 34H8C7 21 15 7 32 5z" fill="${CLOTH}" ${line}/>
<path d="M32 6v33M32 6c-7 9-10 20-10 33M32 6c7 9 10 20 10 33" stroke="${INK}" stroke-opacity=".35" stroke-width="2" fill="none"/>
<path d="M3 42h58c-1 11-11 18-29 18S4 53 3 42z" fill="var(--k)" ${line}/><path d="M14 50q6 5 12 0t12 0 12 0" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none" stroke-linecap="round"/>`;

/** Smuggler: a lean boat with a slanting sail. */
const smuggler = `<path d="M22 4l6 42" ${line} fill="none"/>
<path d="M20 4c16 6 30 18 38 34L15 40c5-10 7-22 5-36z" fill="${CLOTH}" ${line}/>
<path d="M2 42c16 4 38 4 60-3-4 12-12 19-22 20H16C9 58 4 51 2 42z" fill="var(--k)" ${line}/><path d="M12 51c12 2 24 2 36-2" stroke="#fff" stroke-opacity=".75" stroke-width="3" fill="none" stroke-linecap="round"/>`;

const HULLS = [squadron, union, smuggler];
const MARKS = [
  { x: 40, y: 25, r: 7 },
  { x: 32, y: 26, r: 8 },
  { x: 31, y: 28, r: 7 },
];

export function flagship(faction: number, seat: number): string {
  const m = MARKS[faction] ?? MARKS[0]!;
  return (HULLS[faction] ?? squadron) + mark(seat, m.x, m.y, m.r);
}

/** A rowing boat under a pennant. */
export const patrol = `<path d="M26 8v36" ${line} fill="none"/><path d="M26 7l30 11-30 12z" fill="var(--k)" ${line}/>
<path d="M5 42h54c-3 9-9 14-17 14H22C14 56 8 51 5 42z" fill="${CLOTH}" ${line}/><path d="M12 60l10-13M42 60L32 47" ${line}/>`;

/** A tower with battlements. */
export const stronghold = `<path d="M10 60V22h-4V6h10v7h8V6h16v7h8V6h10v16h-4v38z" fill="var(--k)" ${line}/>
<path d="M25 60V46c0-9 14-9 14 0v14z" fill="#10202c"/><path d="M18 30h8M38 30h8" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"/>`;

/** One mast, two jibs like fins: fast. */
export const cutter = `<path d="M28 4v42" ${line} fill="none"/><path d="M25 8L5 40h20z" fill="var(--k)" ${line}/><path d="M31 6l28 34H31z" fill="${CLOTH}" ${line}/>
<path d="M33 22l12 0M33 31h19" stroke="var(--k)" stroke-width="4"/><path d="M4 44h56l-9 13H15z" fill="var(--k)" ${line}/>`;

/** Low, armoured, with one great gun. */
export const gunship = `<path d="M12 26h22v-8l26-8v11L38 28v12H12z" fill="#3b4954" ${line}/><path d="M18 26V14h10v12" fill="${CLOTH}" ${line}/>
<path d="M2 38h60l-7 16c-2 3-5 5-9 5H18c-4 0-7-2-9-5z" fill="var(--k)" ${line}/><circle cx="20" cy="48" r="3.500" fill="#fff"/><circle cx="32" cy="48" r="3.500" fill="#fff"/><circle cx="44" cy="48" r="3.500" fill="#fff"/>`;

/** A head with a cap: one Comrade. */
export const comrade = `<path d="M10 60c0-16 9-24 22-24s22 8 22 24z" fill="var(--k)" ${line}/><circle cx="32" cy="25" r="14" fill="#f3cfa0" ${line}/>
<path d="M15 21c1-12 9-17 17-17s16 5 17 17c-10-4-24-4-34 0z" fill="var(--k)" ${line}/>`;

/** Which drawing a figure is: by its shape, its owner's faction and seat. */
export function figure_art(shape: string, faction: number, seat: number): string {
  if (shape === "patrol") return patrol;
  if (shape === "stronghold") return stronghold;
  if (shape === "cutter") return cutter;
  if (shape === "gunship") return gunship;
  return flagship(faction, seat);
}
