// The four types of adventure cards: colours, a scene for the back and a small one for the head of the front. 100 x 140 each.

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

/** By type: discovery green, trade blue, pirates black, contract red. */
export const GROUNDS = ["#3d8a4e", "#2b78b4", "#30343b", "#b53a2b"];
export const PALES = ["#e6f2d8", "#dbeefa", "#e4e2de", "#fbe3d6"];

const isle = `<path d="M14 92c6-22 26-30 42-26s28 12 30 26-72 16-72 0z" fill="#f2dca2" ${LINE}/><path d="M50 74c-3-18 0-30 8-40" stroke="${INK}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M50 74c-3-18 0-30 8-40" stroke="#8f5d2e" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M58 34c-16-12-28-4-30 6 10-5 20-6 30-6zm0 0c14-14 28-7 31 3-10-4-20-5-31-3zm0 0c-9 5-14 14-13 24 8-6 12-14 13-24zm0 0c9 4 16 12 16 22-9-5-14-13-16-22z" fill="#7cc65a" ${LINE}/><path d="M22 84l12 8m0-8l-12 8" stroke="#b3402c" stroke-width="5" stroke-linecap="round"/>`;
const scales = `<path d="M50 34v58M30 100h40" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M50 34v58M30 100h40" stroke="#e8b23e" stroke-width="5" stroke-linecap="round"/><path d="M16 48l34-8 34 8" stroke="${INK}" stroke-width="10" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 48l34-8 34 8" stroke="#e8b23e" stroke-width="4.500" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 48L6 72h20zM84 48L74 72h20z" fill="none" stroke="#fff3d0" stroke-width="2.500"/><path d="M3 72h26c-2 12-24 12-26 0zM71 72h26c-2 12-24 12-26 0z" fill="#f6cf66" ${LINE}/><circle cx="50" cy="32" r="6" fill="#f6cf66" ${LINE}/>`;
const skull = `<path d="M18 88l64 26M82 88l-64 26" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M18 88l64 26M82 88l-64 26" stroke="#f3ead6" stroke-width="7" stroke-linecap="round"/><path d="M50 28c20 0 31 12 31 29 0 9-4 15-10 19v12H29V76c-6-4-10-10-10-19 0-17 11-29 31-29z" fill="#f3ead6" ${LINE}/><circle cx="37" cy="58" r="8" fill="${INK}"/><circle cx="63" cy="58" r="8" fill="${INK}"/><path d="M50 66l5 9H45zM41 80v8M50 80v8M59 80v8" fill="${INK}" stroke="${INK}" stroke-width="3"/><path d="M20 46c18-10 42-10 60 0l4-8C66 22 34 22 16 38z" fill="#b13924" ${LINE}/>`;
const deed = `<path d="M22 34h48c6 0 8 4 8 9v56c0 6-3 9-8 9H22z" fill="#fff3d6" ${LINE}/><path d="M22 34c-9 0-10 14 0 14M22 108c-9 0-10-14 0-14" fill="#e2c585" ${LINE}/><path d="M32 50h36M32 60h36M32 70h24" stroke="#a58a55" stroke-width="4" stroke-linecap="round"/><path d="M56 96l-6 18 10-4 8 8 2-20z" fill="#7c1f14" ${LINE}/><circle cx="62" cy="90" r="13" fill="#d8452e" ${LINE}/><path d="M62 84v12M57 92c1 3 3 4 5 4s4-1 5-4" stroke="#ffd9c8" stroke-width="3" fill="none" stroke-linecap="round"/>`;

/** By type. */
export const SCENES = [isle, scales, skull, deed];
