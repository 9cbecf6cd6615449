// What is printed on a space of the sea chart, 100 by 100 and without a frame; colours come from the chart's variables.

const ink = "var(--chart-ink)";

export const waves = `<path d="M12 24q7-7 14 0t14 0M58 70q7-7 14 0t14 0M14 78q6-6 12 0t12 0M64 22q6-6 12 0t12 0" fill="none" stroke="var(--wave)" stroke-width="2.500" stroke-linecap="round"/>`;

export const fog = `<rect width="100" height="100" fill="var(--fog)"/><g fill="none" stroke="var(--fog-line)" stroke-width="5" stroke-linecap="round">
<path d="M8 26h44c14 0 14-16 2-16-8 0-9 8-3 10M62 26h30M6 46h24M40 46h38c13 0 14 14 3 15-8 0-8-8-2-9M8 66h50M70 78h24M14 86h36c10 0 10-11 1-12"/></g>`;

export const wreckage = `<path d="M14 66c14 8 34 8 44-2l30-12-8 22c-8 12-24 16-40 14S16 78 14 66z" fill="var(--wreck)" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M44 64L34 22M34 22l26 12-22 10M62 60l14-34M16 46l14-6M74 86l16-2" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M35 24l22 10-18 8z" fill="var(--rag)"/><path d="M24 74l48-2M32 82h32" stroke="${ink}" stroke-opacity=".5" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M84 10l7 12 7-1-4 8 5 7-9 0-5 9-4-9-9-2 7-6-2-9 7 2z" fill="var(--danger)" stroke="${ink}" stroke-width="2" transform="translate(6 -6) scale(.94)"/>`;

export const harbor = `<path d="M0 0h100v100h-24V76c0-30-22-52-52-52H0z" fill="var(--quay)" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>
<path d="M12 12h20M44 12h16M72 20l14 10M86 46v16M82 10h10" stroke="${ink}" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`;
/** The anchor always stands upright. */
export const anchor = `<g fill="none" stroke="var(--foam-line)" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path d="M50 40v38M36 50h28M30 62c1 12 9 18 20 18s19-6 20-18"/><circle cx="50" cy="32" r="7"/></g>
<g fill="none" stroke="${ink}" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"><path d="M50 40v38M36 50h28M30 62c1 12 9 18 20 18s19-6 20-18"/><circle cx="50" cy="32" r="7"/></g>`;

/** Streams to the north; turned with its tile. */
export const current = `<rect width="100" height="100" fill="var(--stream)"/><g fill="none" stroke="var(--foam-line)" stroke-linecap="round" stroke-linejoin="round">
<path d="M20 94c-7-16 7-24 0-42M80 94c7-16-7-24 0-42" stroke-width="4" opacity=".7"/>
<path d="M50 92V18M28 40l22-23 22 23M30 66l20-20 20 20" stroke-width="9"/></g>
<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"><path d="M50 92V18M28 40l22-23 22 23" stroke-width="3.500"/></g>`;

export const island = `<path d="M16 30C24 12 44 8 60 12s30 14 30 34-8 38-30 43-44-2-51-19 0-24 7-40z" fill="var(--surf)"/>
<path d="M20 32C28 16 46 13 60 17s25 12 25 29-7 33-26 37-38-2-44-17 0-20 5-34z" fill="var(--sand)" stroke="${ink}" stroke-width="2.500"/>
<path d="M28 36c6-11 18-14 30-11s19 10 18 22-7 24-20 27-27-1-31-12 0-15 3-26z" fill="var(--green)"/>`;

/** A ridge of sand, lying east and west, about the middle of the edge it closes. */
export const sandbar = `<path d="M-46-3c8-8 14-8 22-7s14 3 24 0 16-2 24 0 16 2 22 8c-2 8-10 11-22 10s-16-2-24 0-16 3-24 1-18 0-22-12z" fill="var(--sand)" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>
<g fill="${ink}" fill-opacity=".6"><circle cx="-30" cy="0" r="2.600"/><circle cx="-15" cy="3" r="2.600"/><circle cx="0" cy="-2" r="2.600"/><circle cx="15" cy="2" r="2.600"/><circle cx="30" cy="0" r="2.600"/></g>`;

/** A coin of Treasure; the number is written over it. */
export const coin = `<circle cx="32" cy="32" r="28" fill="#f0b93c" stroke="#5d3f08" stroke-width="5"/><circle cx="32" cy="32" r="20" fill="#ffdf86"/>`;
