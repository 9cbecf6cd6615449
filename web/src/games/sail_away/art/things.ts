// Coins, decks and other things that are neither goods nor pirates. 64 x 64 each.

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

export const coin = `<circle cx="32" cy="34" r="28" fill="#8a5a1c"/><circle cx="32" cy="31" r="28" fill="#e8b23e" stroke="#8a5a1c" stroke-width="3"/><circle cx="32" cy="31" r="20.500" fill="#f6cf66" stroke="#c08a2a" stroke-width="3"/><path d="M14 22a21 21 0 0 1 12-10" stroke="#fff3c4" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M32 16v30M22 38c2 5 5 8 10 8s8-3 10-8M25 24h14" stroke="#8a5a1c" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="32" cy="16" r="3.500" fill="none" stroke="#8a5a1c" stroke-width="3"/>`;
export const isles = `<rect x="6" y="10" width="46" height="46" rx="6" fill="#1f7fa3" ${LINE}/><rect x="12" y="6" width="46" height="46" rx="6" fill="#36a9c6" ${LINE}/><path d="M18 40c2-10 10-14 18-13s16 5 17 13-35 8-35 0z" fill="#f2dca2" ${LINE}/><path d="M34 32c-1-8 0-12 3-16" stroke="#7a4a24" stroke-width="4" fill="none"/><path d="M37 16c-8-5-13-1-14 3 5-2 9-2 14-3zm0 0c8-5 13-1 14 3-5-2-9-2-14-3zm0 0c-3 3-4 7-3 11 3-3 4-7 3-11z" fill="#4b9b45" ${LINE}/>`;
export const ships = `<rect x="6" y="10" width="46" height="46" rx="6" fill="#9a6a34" ${LINE}/><rect x="12" y="6" width="46" height="46" rx="6" fill="#e9d7a8" ${LINE}/><path d="M34 12v24" stroke="${INK}" stroke-width="4"/><path d="M37 13c11 4 13 12 11 18H37z" fill="#fff" ${LINE}/><path d="M31 16c-8 4-10 10-10 15h10z" fill="#fff" ${LINE}/><path d="M17 35h36c-2 8-8 11-13 11H29c-6 0-10-4-12-11z" fill="#a8692f" ${LINE}/>`;
export const secret = `<path d="M32 3l24 9v18c0 16-10 26-24 31C18 56 8 46 8 30V12z" fill="#2f4a63" ${LINE}/><path d="M32 9l18 7v14c0 13-8 20-18 25z" fill="#3d5f7d"/><path d="M25 26c0-10 14-10 14 0 0 5-7 5-7 11" stroke="#ffe6a3" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="32" cy="46" r="3.200" fill="#ffe6a3"/>`;

export const THINGS = { coin, isles, ships, secret };
export type Thing = keyof typeof THINGS;
