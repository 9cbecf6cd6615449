// A picture for each action that takes a die, drawn for a box of 64 by 64 in the board's own ink (currentColor).
const S = `fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`;
const F = `fill="currentColor"`;
const man = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="6" ${F}/><path d="M${x - 9} ${y + 22}c0-16 18-16 18 0z" ${F}/>`;

const sail = `<path d="M30 6v42" ${S}/><path d="M35 8c15 6 19 20 17 34H35z" ${F}/><path d="M25 14C13 20 10 30 10 42h15z" ${F}/><path d="M8 50h48c-3 7-8 9-12 9H20c-5 0-9-3-12-9z" ${F}/>`;
const tailwind = `<path d="M6 22h34c8 0 10-11 2-13-5-1-8 3-7 6M6 34h44c9 0 10 13 1 14-5 0-7-4-6-7M6 46h24c8 0 8 12 0 12" ${S}/>`;
const cannons = `<path d="M8 22l40-10c6-1 9 2 10 6s-1 8-6 9L14 40c-9 2-13-15-6-18z" ${F}/><circle cx="24" cy="48" r="11" ${S}/><circle cx="24" cy="48" r="3" ${F}/>`;
const repair = `<path d="M14 12h26c8 0 12 5 14 12H40v4H14z" ${F}/><path d="M27 28v30" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>`;
const order = `<path d="M16 60V6" ${S}/><path d="M16 8h34l-8 11 8 11H16z" ${F}/><path d="M28 48h26m-9-9l9 9-9 9" ${S}/>`;
const bombard = `<circle cx="28" cy="40" r="20" ${F}/><path d="M40 24l8-8c4-4 8-2 10 2" ${S}/><path d="M58 6v4M50 6l2 3M62 16h-2" ${S}/>`;
const deploy = `<path d="M6 36h40c-3 12-8 16-14 16H18c-6 0-10-5-12-16z" ${F}/><path d="M24 8v22M28 10c9 3 11 11 10 18H28z" ${S}/><path d="M52 8v18M43 17h18" ${S}/>`;
const assemble = `${man(18, 18)}${man(46, 18)}${man(32, 32)}`;
const inspire = `<path d="M27 30h10l-3 30h-4z" ${F}/><path d="M32 4c10 9 12 16 8 24H24c-5-8 2-11 8-24z" ${F}/><path d="M8 18l7 3M56 18l-7 3M6 34h8M58 34h-8" ${S}/>`;
const rally = `<path d="M14 60V6" ${S}/><path d="M14 8c14-6 20 6 38 0v24c-18 6-24-6-38 0z" ${F}/>`;
const full_sail = `<path d="M32 4v46" ${S}/><path d="M12 8h40c4 8 4 12 0 18H12c4-8 4-12 0-18zM8 30h48c4 6 4 11 0 16H8c4-6 4-11 0-16z" ${F}/><path d="M10 52h44c-3 6-7 8-11 8H21c-5 0-8-3-11-8z" ${F}/>`;
const negotiate = `<path d="M4 22l12-6 16 8 16-8 12 6v22l-8 2-14 10c-5 3-9 2-13-1L12 44l-8-1z" ${S}/><path d="M20 30l12-8 16 14M26 44l4 4M32 40l5 5" ${S}/>`;
const gun = `<path d="M5 38h54c-3 13-9 18-15 18H20C13 56 8 51 5 38z" ${F}/><path d="M24 30V8M40 30V12M28 10c8 3 9 11 8 17h-8zM44 14c7 3 8 8 7 13h-7z" ${S}/>`;
const cutter = `<path d="M10 42h44c-4 12-10 16-16 16H26c-7 0-12-5-16-16z" ${F}/><path d="M30 4v34" ${S}/><path d="M34 6c14 8 18 20 18 30H34z" ${F}/>`;
const net = `<path d="M8 12h48c0 26-10 44-24 44S8 38 8 12z" ${S}/><path d="M14 28h36M20 44h24M22 14c0 20 4 34 10 40 6-6 10-20 10-40" ${S}/>`;

export const ACTION_ART = [
  sail,
  tailwind,
  cannons,
  repair,
  order,
  bombard,
  deploy,
  assemble,
  inspire,
  rally,
  full_sail,
  negotiate,
  repair,
  assemble,
  order,
  sail,
  net,
  cutter,
  gun,
] as const;

export const gold = `<circle cx="32" cy="33" r="28" fill="#8a5a1c"/><circle cx="32" cy="31" r="28" fill="#e8b23e" stroke="#8a5a1c" stroke-width="3"/><circle cx="32" cy="31" r="19" fill="#f6cf66" stroke="#c08a2a" stroke-width="3"/><path d="M14 22a21 21 0 0 1 12-10" stroke="#fff3c4" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M32 18l4 9 9 1-7 6 2 10-8-5-8 5 2-10-7-6 9-1z" fill="#8a5a1c"/>`;
export const fame = `<path d="M32 3l8.500 18 19.500 2.500-14.500 13.500 4 19.500L32 47l-17.500 9.500 4-19.500L4 23.500 23.500 21z" fill="#f3c54e" stroke="#7a4e0e" stroke-width="3.500" stroke-linejoin="round"/><path d="M32 13l5 12 13 2" stroke="#fff3c4" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
export const damage = `<path d="M32 3l7 13 14-6-5 14 13 7-13 8 6 14-14-4-7 13-8-13-14 5 5-15L3 32l13-8-5-14 14 5z" fill="#d9432b" stroke="#3a0f08" stroke-width="3" stroke-linejoin="round"/><path d="M22 22l20 20M42 22L22 42" stroke="#fff" stroke-width="6.500" stroke-linecap="round"/>`;
export const scroll = `<path d="M12 10h36c7 0 7 10 0 10h-2v30c0 8-10 8-10 0H14c-8 0-8 10 0 10h26" fill="#efe0b8" stroke="#5a3c14" stroke-width="3.500" stroke-linejoin="round"/><path d="M12 10c-8 0-8 10 0 10h4v30h20" fill="#efe0b8" stroke="#5a3c14" stroke-width="3.500" stroke-linejoin="round"/><path d="M24 28h14M24 37h14" stroke="#9a7430" stroke-width="4" stroke-linecap="round"/>`;
export const crate = `<rect x="8" y="14" width="48" height="42" rx="4" fill="#b98345" stroke="#4a2d0d" stroke-width="3.500"/><path d="M8 26h48M8 44h48M22 14v42M42 14v42" stroke="#4a2d0d" stroke-width="3"/>`;
/** A ship's wheel: who begins the round. */
export const helm = `<g fill="none" stroke="#6b3d12" stroke-linecap="round"><path d="M32 3v58M3 32h58M11.500 11.500l41 41M52.500 11.500l-41 41" stroke-width="5"/><circle cx="32" cy="32" r="17" stroke-width="7"/></g><circle cx="32" cy="32" r="6" fill="#e8b23e" stroke="#6b3d12" stroke-width="3"/>`;
/** Crossed sabres: a battle. */
const sabre = `<path d="M10 6c4 16 14 28 30 38l-5 5C19 39 11 25 10 6z" fill="#e9eef2" stroke="#23394a" stroke-width="3" stroke-linejoin="round"/><path d="M30 51l12-12" stroke="#b0720a" stroke-width="6" stroke-linecap="round"/><path d="M40 48l11 10" stroke="#6b3d12" stroke-width="7" stroke-linecap="round"/>`;
export const sabres = `${sabre}<g transform="translate(64 0) scale(-1 1)">${sabre}</g>`;
