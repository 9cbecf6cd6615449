// An emblem for each crew card, drawn for a box of 64 by 64: what they do, in one thing.
const INK = "#2b2019";
const L = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
const S = (w = 4, tone = INK): string => `fill="none" stroke="${tone}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"`;

const balloon = `<path d="M32 5c13 0 20 9 20 18 0 10-9 16-13 21H25c-4-5-13-11-13-21C12 14 19 5 32 5z" fill="#e0563a" ${L}/><path d="M32 5c-6 6-8 24-4 39h8c4-15 2-33-4-39z" fill="#ffe6a3" ${L}/><path d="M27 44v8M37 44v8" ${S(3)}/><rect x="24" y="51" width="16" height="9" rx="2" fill="#a8692f" ${L}/>`;
const scales = `<path d="M32 8v46M18 56h28" ${S(5)}/><path d="M10 18h44" ${S(4)}/><path d="M2 36l8-18 8 18c-2 7-14 7-16 0zM46 36l8-18 8 18c-2 7-14 7-16 0z" fill="#e8b23e" ${L}/>`;
const quill = `<path d="M8 58C14 34 30 12 56 6c-2 20-14 38-36 42z" fill="#f4efe2" ${L}/><path d="M8 58C18 40 30 26 44 16" ${S(3)}/><path d="M10 58h40" ${S(3, "#7a5a2c")}/>`;
const elder = `<path d="M18 26c0-14 28-14 28 0v10c0 8-6 12-14 12s-14-4-14-12z" fill="#e3b98c" ${L}/><path d="M16 34c2 20 8 26 16 26s14-6 16-26c-4 6-10 6-16 6s-12 0-16-6z" fill="#fff" ${L}/><path d="M23 28h5M36 28h5" ${S(4)}/><path d="M14 22C18 6 46 6 50 22z" fill="#6a4796" ${L}/>`;
const witch = `<path d="M14 40L32 4l18 36z" fill="#4a3a6a" ${L}/><path d="M4 42c18-7 38-7 56 0-16 6-40 6-56 0z" fill="#6a4796" ${L}/><path d="M6 56c5-6 9-6 13 0s9 6 13 0 9-6 13 0 9 6 13 0" ${S(4, "#1f7a98")}/>`;
const buccaneer = `<path d="M8 26c8-16 40-16 48 0-16-6-32-6-48 0z" fill="#2b2019" ${L}/><path d="M16 26c0 20 6 32 16 32s16-12 16-32c-10-4-22-4-32 0z" fill="#e3b98c" ${L}/><path d="M18 30l28 6" ${S(3)}/><ellipse cx="40" cy="36" rx="6" ry="5" fill="${INK}"/><circle cx="24" cy="36" r="3" fill="${INK}"/><path d="M26 48h12" ${S(3)}/>`;
const mystic = `<circle cx="32" cy="26" r="21" fill="#9c7fd0" ${L}/><path d="M20 24a13 13 0 0 1 9-11" ${S(4, "#fff")}/><path d="M14 58c2-8 8-10 18-10s16 2 18 10z" fill="#6a4796" ${L}/><path d="M32 16l3 7 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" fill="#ffe6a3"/>`;
const gunner = `<path d="M6 26l38-12c7-2 12 2 13 7s-2 9-7 10L16 42c-10 2-17-12-10-16z" fill="#4a4f58" ${L}/><circle cx="22" cy="48" r="11" fill="#a8692f" ${L}/><circle cx="22" cy="48" r="3" fill="${INK}"/>`;
const mate = `<path d="M10 54L42 22" stroke="#a8692f" stroke-width="7" stroke-linecap="round"/><path d="M10 54L42 22" ${S(2)}/><path d="M38 14c8-10 22-2 16 10-3 6-12 8-16 2z" fill="#4a4f58" ${L}/><circle cx="16" cy="18" r="9" fill="#2b2019"/><circle cx="46" cy="48" r="9" fill="#2b2019"/>`;
const powder = `<path d="M14 12h36c6 14 6 28 0 44H14c-6-16-6-30 0-44z" fill="#a8692f" ${L}/><path d="M11 24h42M11 44h42" ${S(4)}/><path d="M32 28l3 5 6-1-3 5 3 5-6-1-3 5-3-5-6 1 3-5-3-5 6 1z" fill="#ffcf5a"/>`;
const fighters = `<path d="M12 30c0-8 8-8 8 0v-6c0-8 9-8 9 0v-2c0-8 9-8 9 0v4c0-8 9-6 9 2v14c0 12-7 18-18 18S12 52 12 42z" fill="#e3b98c" ${L}/><path d="M20 30v8M29 28v9M38 30v8" ${S(3)}/>`;
const purse = `<path d="M24 18C8 30 6 58 32 58s24-28 8-40z" fill="#a8692f" ${L}/><path d="M20 8l6 10h12l6-10-7 3-5-4-5 4z" fill="#c98a4a" ${L}/><path d="M22 19h20" ${S(4, "#e8b23e")}/><circle cx="32" cy="40" r="9" fill="#e8b23e" ${L}/>`;
const hammer = `<path d="M12 14h26c8 0 12 5 14 12H40v4H12z" fill="#8a9099" ${L}/><path d="M22 30h9v28h-9z" fill="#a8692f" ${L}/>`;
const emissary = `<path d="M6 16h52v34H6z" fill="#fff6df" ${L}/><path d="M6 16l26 20 26-20" ${S(3)}/><circle cx="32" cy="40" r="8" fill="#c4472f" ${L}/>`;
const grog = `<path d="M12 18h30v38H12z" fill="#c98a4a" ${L}/><path d="M42 26h8c8 0 8 20 0 20h-8" ${S(5)}/><path d="M9 18c0-10 10-8 12-11 4-5 12-3 13 2 6-1 11 2 11 9z" fill="#fff" ${L}/><path d="M22 28v18M32 28v18" ${S(3)}/>`;
const comrades = `<circle cx="20" cy="20" r="9" fill="#e3b98c" ${L}/><path d="M4 56c0-32 32-32 32 0z" fill="#d8572f" ${L}/><circle cx="44" cy="24" r="8" fill="#e3b98c" ${L}/><path d="M32 56c0-28 28-28 28 0z" fill="#c08a1e" ${L}/>`;
const official = `<path d="M8 24C10 8 54 8 56 24l-8 6H16z" fill="#2f4a63" ${L}/><path d="M16 30h32v8c0 14-7 20-16 20s-16-6-16-20z" fill="#e3b98c" ${L}/><path d="M14 30h36" ${S(5, "#e8b23e")}/><circle cx="26" cy="40" r="2.500" fill="${INK}"/><circle cx="38" cy="40" r="2.500" fill="${INK}"/><path d="M24 49c4-4 12-4 16 0" ${S(4)}/>`;
const noble = `<path d="M8 50L6 16l14 14L32 8l12 22 14-14-2 34z" fill="#f0c04a" ${L}/><path d="M8 50h48v8H8z" fill="#c08a1e" ${L}/><circle cx="32" cy="38" r="5" fill="#c4472f" ${L}/>`;
const sailor = `<path d="M14 22c0-16 36-16 36 0z" fill="#fff" ${L}/><path d="M10 22h44v8H10z" fill="#3f6f9c" ${L}/><path d="M18 30h28v8c0 12-6 18-14 18s-14-6-14-18z" fill="#e3b98c" ${L}/><circle cx="26" cy="39" r="2.500" fill="${INK}"/><circle cx="38" cy="39" r="2.500" fill="${INK}"/><path d="M26 47c4 4 8 4 12 0" ${S(3)}/>`;
const beakhead = `<path d="M4 20h28c12 0 22 6 28 14-6 8-16 12-28 12H4z" fill="#a8692f" ${L}/><path d="M32 20c12 0 22 6 28 14-6 8-16 12-28 12 6-8 6-18 0-26z" fill="#8a9099" ${L}/><path d="M14 20v26M24 20v26" ${S(3)}/>`;
const gust = `<path d="M10 56c-4-40 6-50 22-50s26 10 22 50l-8-7-7 7-7-7-7 7-7-7z" fill="#e6eef2" ${L}/><circle cx="25" cy="28" r="4" fill="${INK}"/><circle cx="41" cy="28" r="4" fill="${INK}"/><ellipse cx="33" cy="40" rx="4" ry="6" fill="${INK}"/>`;
const wind = `<path d="M6 22h32c9 0 10-13 1-14-5 0-8 4-6 8M6 34h44c10 0 10 15 0 15-5 0-7-4-5-8M6 46h22c9 0 9 13 0 13" ${S(5, "#1f7a98")}/>`;
const trawl = `<path d="M8 10h48c0 28-10 46-24 46S8 38 8 10z" fill="#cfe0ee" ${L}/><path d="M12 26h40M18 42h28M20 10c0 24 5 38 12 46 7-8 12-22 12-46" ${S(3)}/><path d="M24 34c4-6 10-6 14 0l5-4v8l-5-4c-4 6-10 6-14 0z" fill="#33a9a4" ${L}/>`;
const barrel = `<path d="M18 6h28c5 10 5 20 0 28H18c-5-8-5-18 0-28z" fill="#a8692f" ${L}/><path d="M14 16h36M14 26h36" ${S(3)}/><path d="M32 34v26" ${S(6, "#7a4a24")}/><path d="M20 60h24" ${S(4)}/><path d="M26 6c0-6 12-6 12 0" fill="#e3b98c" ${L}/>`;
const pilot = `<circle cx="32" cy="32" r="17" ${S(6, "#7a4a24")}/><circle cx="32" cy="32" r="5" fill="#e8b23e" ${L}/><path d="M32 4v23M32 37v23M4 32h23M37 32h23M12 12l16 16M36 36l16 16M52 12L36 28M28 36L12 52" ${S(4, "#7a4a24")}/>`;
const dog = `<path d="M16 14L8 34l8 4zM48 14l8 20-8 4z" fill="#7a4a24" ${L}/><path d="M16 14c8-6 24-6 32 0 2 12 2 24-2 32-4 10-24 10-28 0-4-8-4-20-2-32z" fill="#c98a4a" ${L}/><circle cx="25" cy="28" r="3" fill="${INK}"/><circle cx="39" cy="28" r="3" fill="${INK}"/><path d="M27 38h10l-5 6z" fill="${INK}"/><path d="M32 44v5" ${S(3)}/>`;
const diver = `<circle cx="32" cy="28" r="22" fill="#c08a1e" ${L}/><circle cx="32" cy="28" r="12" fill="#9fd3e6" ${L}/><path d="M26 26a7 7 0 0 1 5-5" ${S(3, "#fff")}/><path d="M12 50h40v9H12z" fill="#8f5f12" ${L}/>`;
const merchant = `<path d="M8 26h48v32H8z" fill="#fff6df" ${L}/><path d="M4 26L12 8h40l8 18z" fill="#c4472f" ${L}/><path d="M20 8l-4 18M32 8v18M44 8l4 18" ${S(3)}/><path d="M14 44h36" ${S(5, "#a8692f")}/><circle cx="24" cy="38" r="5" fill="#e8b23e" ${L}/><circle cx="38" cy="38" r="5" fill="#33a9a4" ${L}/>`;

export const CREW_ART = [
  balloon,
  scales,
  quill,
  elder,
  witch,
  buccaneer,
  mystic,
  gunner,
  mate,
  powder,
  fighters,
  purse,
  hammer,
  emissary,
  grog,
  comrades,
  comrades,
  official,
  official,
  noble,
  sailor,
  beakhead,
  gust,
  wind,
  trawl,
  barrel,
  pilot,
  dog,
  diver,
  merchant,
] as const;
