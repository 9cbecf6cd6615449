// An emblem for each kind of plan, drawn for a box of 64 by 64.
import { CREW_ART } from "./crew";
const INK = "#2b2019";
const L = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const S = (w = 4, tone = INK): string => `fill="none" stroke="${tone}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;

const cutter = `<path d="M10 44h44c-4 10-10 14-16 14H26c-7 0-12-4-16-14z" fill="#d8572f" ${L}/><path d="M30 6v36" ${S()}/><path d="M34 8c14 8 18 18 18 30H34z" fill="#fff6de" ${L}/>`;
const gunship = `<path d="M4 40h56l-7 14c-2 3-5 4-9 4H20c-4 0-7-1-9-4z" fill="#d8572f" ${L}/><path d="M12 28h22v-8l26-8v10L38 30v10H12z" fill="#4a4f58" ${L}/>`;
const close = `<path d="M6 46c10-20 42-20 52 0" ${S(5, "#1f7a98")}/><path d="M46 30l12 16-19 3" ${S(5, "#1f7a98")}/><circle cx="32" cy="48" r="10" fill="#2b2019"/><path d="M8 14l8 6M24 8l4 8" ${S(4, "#d8572f")}/>`;
const entry = `<path d="M6 50L40 16M24 12h20v20" ${S(7, "#d8572f")}/><path d="M48 40l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#ffcf5a" ${L}/>`;
const enlist = `<circle cx="24" cy="20" r="11" fill="#e3b98c" ${L}/><path d="M4 58c0-34 40-34 40 0z" fill="#d8572f" ${L}/><path d="M52 12v22M41 23h22" ${S(6)}/>`;
const evacuate = `<path d="M4 46c6-14 26-14 32 0z" fill="#f2dca2" ${L}/><path d="M16 22h34m-12-12l14 12-14 12" ${S(6, "#d8572f")}/><path d="M4 54c5-5 9-5 14 0s9 5 14 0 9-5 14 0 9 5 14 0" ${S(4, "#1f7a98")}/>`;
const secret = `<rect x="6" y="20" width="24" height="24" rx="6" fill="#fff" ${L}/><rect x="34" y="20" width="24" height="24" rx="6" fill="#fff" ${L}/><circle cx="18" cy="32" r="4" fill="${INK}"/><circle cx="41" cy="27" r="3.500" fill="${INK}"/><circle cx="51" cy="37" r="3.500" fill="${INK}"/><path d="M20 10c6-6 18-6 24 0M20 54c6 6 18 6 24 0" ${S(4, "#d8572f")}/>`;
const sneak = `<path d="M4 32C16 12 48 12 60 32 48 52 16 52 4 32z" fill="#fff6de" ${L}/><circle cx="32" cy="32" r="10" fill="#2b2019"/><path d="M10 54L54 10" ${S(6, "#d8572f")}/>`;

export const PLAN_ART = [cutter, gunship, close, entry, enlist, evacuate, secret, sneak, CREW_ART[9]] as const;
