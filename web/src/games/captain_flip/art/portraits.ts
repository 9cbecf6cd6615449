// The characters, drawn by hand in a 64 x 64 window: solid shapes, one ink, each with its own silhouette.
// No ids and no gradients, so that the same drawing may stand on a page any number of times.

const INK = "#2b2019";
const line = `stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"`;
const thin = `stroke="${INK}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round" fill="none"`;
const eye = (x: number, y: number, r = 1.9) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;

/** Peers over a map held in both hands: tricorn, feather, round glasses. */
const cartographer = `
<path d="M43 15C48 5 56 2 60 4c1 6-6 13-14 15z" fill="#fff3d6" ${line}/>
<path d="M18 28c0 13 5 20 14 20s14-7 14-20z" fill="#f3c79b" ${line}/>
<path d="M6 25c8-1 8-16 26-16s18 15 26 16c-6 6-16 7-26 7S12 31 6 25z" fill="#7d3651" ${line}/>
<path d="M11 25.5c6 3.5 13 4 21 4s15-.5 21-4" stroke="#e8b23e" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<circle cx="25.5" cy="37" r="5" fill="#fffbef" ${line}/><circle cx="38.5" cy="37" r="5" fill="#fffbef" ${line}/>
<path d="M30.5 36.5c1-1 2-1 3 0" ${thin}/>${eye(26.5, 38.3, 2)}${eye(37.5, 38.3, 2)}
<path d="M4 47l14-4 14 4 14-4 14 4v20H4z" fill="#f5e2b0" ${line}/>
<path d="M18 43v20M46 43v20" stroke="#c9a765" stroke-width="2"/><path d="M32 47v18" stroke="#c9a765" stroke-width="2"/>
<path d="M10 59c5-7 9-1 14-5s6-3 11-1" stroke="#b3402c" stroke-width="2.4" stroke-dasharray="3.5 3" fill="none"/>
<path d="M39 50l7 7m0-7l-7 7" stroke="#b3402c" stroke-width="3" stroke-linecap="round"/>
<path d="M3 50c4-2 8-1 8 2s-4 4-8 3z" fill="#f3c79b" ${line}/><path d="M61 50c-4-2-8-1-8 2s4 4 8 3z" fill="#f3c79b" ${line}/>`;

/** White beard behind a great ship's wheel. */
const navigator = `
<path d="M14 64c0-12 6-20 18-20s18 8 18 20z" fill="#223c5c" ${line}/>
<path d="M19 22c-4 18 2 27 13 27s17-9 13-27z" fill="#fbf6ea" ${line}/>
<path d="M21 18c0 9 2 15 11 15s11-6 11-15z" fill="#c98a58"/>
<path d="M21 30c4-3 8-2 11 0 3-2 7-3 11 0-2 5-8 5-11 2-3 3-9 3-11-2z" fill="#fff" ${thin}/>
${eye(27, 24)}${eye(37, 24)}<path d="M23.5 20.5l5-.8M35.5 19.7l5 .8" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>
<path d="M17 12c2-7 8-9 15-9s13 2 15 9l-2 4H19z" fill="#fbf6ea" ${line}/>
<path d="M17 13h30v5c-8 3-22 3-30 0z" fill="#1d3350" ${line}/><path d="M15 19c9 4 25 4 34 0" stroke="#e8b23e" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M32 6v5.5M29.5 9.5c0 3 5 3 5 0" stroke="#1d3350" stroke-width="1.7" fill="none" stroke-linecap="round"/>
<g stroke="${INK}" stroke-width="7" stroke-linecap="round"><path d="M32 33v27M12.5 52h39M18 38l28 28M46 38L18 66"/></g>
<g stroke="#b9752f" stroke-width="3.6" stroke-linecap="round"><path d="M32 33v27M12.5 52h39M18 38l28 28M46 38L18 66"/></g>
<circle cx="32" cy="52" r="13.5" fill="none" stroke="${INK}" stroke-width="7.5"/><circle cx="32" cy="52" r="13.5" fill="none" stroke="#d08f45" stroke-width="4"/>
<circle cx="32" cy="52" r="5" fill="#e8b23e" ${line}/>`;

/** Green, loud, one wing over the perch. */
const parrot = `
<path d="M20 44C14 52 9 58 6 63h10c5-5 10-10 13-16z" fill="#c8452e" ${line}/><path d="M25 47c-3 6-6 11-9 16h8c4-5 7-9 8-14z" fill="#e8b23e" ${line}/>
<path d="M17 47C11 22 22 4 39 5c11 1 16 9 14 17-1 5-4 6-6 8 3 14-4 25-16 25-8 0-12-3-14-8z" fill="#3f9a55" ${line}/>
<path d="M40 30c6 8 4 20-4 23 1-8-1-14-6-19z" fill="#a9d36b"/>
<path d="M14 40c-2-12 5-20 14-20 9 7 8 21-1 33-7 0-11-5-13-13z" fill="#2b6ea0" ${line}/><path d="M18 40c4 2 8 1 12-2M20 46c4 1 6 0 9-2" stroke="#8fd0e6" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M28 8c4-7 9-7 12-3 4-4 9-1 8 3z" fill="#c8452e" ${line}/>
<path d="M46 13c9-1 15 6 12 17-1 3-3 3-4 1-2-4-5-6-10-7-3-4-2-10 2-11z" fill="#f2a93a" ${line}/><path d="M44 24c4 1 7 3 9 7-4 2-9 0-10-4z" fill="#8a5a2e" ${line}/>
<circle cx="38" cy="16" r="5.6" fill="#fff" ${line}/>${eye(39.4, 16, 2.5)}<circle cx="40.3" cy="15" r=".8" fill="#fff"/>
<path d="M3 57.5h58" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M3 57.5h58" stroke="#9a6233" stroke-width="3.6" stroke-linecap="round"/>
<path d="M30 53.5v7M35 53.5v7M40 53v7" stroke="#f2a93a" stroke-width="3" stroke-linecap="round"/>`;

/** A toque like a cloud, a proud moustache and a ladle. */
const cook = `
<path d="M9 64c1-11 9-17 22-17s21 6 22 17z" fill="#fff8ea" ${line}/><path d="M24 48l7 9 7-9z" fill="#c8452e" ${line}/>
<path d="M17 25c0 15 5 25 14 25s14-10 14-25z" fill="#f6cfa6" ${line}/>
<circle cx="21" cy="37" r="3.3" fill="#ee9a83"/><circle cx="41" cy="37" r="3.3" fill="#ee9a83"/>
${eye(26, 31)}${eye(36, 31)}<path d="M28 35.5c0-3 6-3 6 0s-6 4-6 0z" fill="#eda27c" ${thin}/>
<path d="M31 39.5c-4-2-9-1-11 2-2 2-5 1-5-1-3 5 4 9 9 6 3-1 5-2 7-3 2 1 4 2 7 3 5 3 12-1 9-6 0 2-3 3-5 1-2-3-7-4-11-2z" fill="#4a2d1b" ${thin}/>
<path d="M17 27L15.5 18C7 17 7 6 16 6c3-6 12-6 15-2 4-4 13-3 14 3 9 0 9 10 1.5 11L45 27z" fill="#fff" ${line}/>
<path d="M23 13l1 8M31 12v9M39 13l-1 8" stroke="#cfd6d9" stroke-width="2" stroke-linecap="round"/><path d="M17 27c9-3 19-3 28 0v-4c-9-3-19-3-28.5 0z" fill="#e6ecec" ${line}/>
<path d="M55 62V33" stroke="${INK}" stroke-width="6.5" stroke-linecap="round"/><path d="M55 62V33" stroke="#9aa7ad" stroke-width="3.2" stroke-linecap="round"/>
<path d="M46.5 27h15c0 7-3 10-7.5 10s-7.5-3-7.5-10z" fill="#9aa7ad" ${line}/><path d="M48 25.5c2-3 10-4 12 0-1 3-11 3-12 0z" fill="#e0822f" ${thin}/>`;

/** A cheeky lad in stripes and the mop that is taller than he is. */
const swabby = `
<path d="M5 64c1-11 8-17 20-17s19 6 20 17z" fill="#fffaf0" ${line}/><path d="M7.5 57h35M11 51.5h28M6 62.5h38" stroke="#2f7291" stroke-width="2.8"/><path d="M5 64c1-11 8-17 20-17s19 6 20 17" fill="none" ${line}/>
<path d="M11 26c0 15 5 24 14 24s14-9 14-24z" fill="#e9ac76" ${line}/>
<path d="M12 30c-3-9 3-14 13-14s16 5 13 14c-3-3-5-5-6-6-6 3-14 2-17 1-1 1-2 3-3 5z" fill="#d8692c" ${line}/>
${eye(20, 34)}${eye(30, 34)}<path d="M18 41c4 4 10 4 14 0-1 5-4 6-7 6s-6-2-7-6z" fill="#7c2b20" ${thin}/><path d="M25 44.5c3 0 4 4 2.5 5.5s-5 .5-5-2 1-3.5 2.5-3.5z" fill="#ee8a7a"/>
<path d="M16 38h.1M18.5 38.8h.1M32 38.8h.1M34.3 38h.1" stroke="#b06a3c" stroke-width="1.7" stroke-linecap="round"/>
<path d="M11 22c-1-10 5-14 14-14s15 4 14 14c-9-3-19-3-28 0z" fill="#fffaf0" ${line}/><path d="M9 22.5c0-4 3-6 6-6h20c3 0 6 2 6 6-9-2-23-2-32 0z" fill="#e4edf0" ${line}/>
<path d="M51 63V22" stroke="${INK}" stroke-width="6.5" stroke-linecap="round"/><path d="M51 63V22" stroke="#b9752f" stroke-width="3" stroke-linecap="round"/>
<path d="M44 14h14l4 18c-2 3-4 1-5 0-1 4-4 3-5 0-1 4-4 4-5 0-1 3-4 3-5 0-2 2-4 1-3-2z" fill="#8fc6d6" ${line}/><path d="M48 18l-2 12M52 18v12M55 18l2 12" stroke="#4f93a8" stroke-width="1.8" stroke-linecap="round"/>
<path d="M43 8.5c0-3 16-3 16 0v6H43z" fill="#b9752f" ${line}/>
<path d="M44 47c0-3 11-4 12-1s-1 6-5 7-7-2-7-6z" fill="#e9ac76" ${line}/>`;

/** Eyepatch, grin, and a bomb already lit. */
const gunner = `
<path d="M2 64c1-14 9-20 21-20s20 6 21 20z" fill="#39424a" ${line}/>
<path d="M9 22c0 19 4 30 15 30s15-11 15-30z" fill="#c98a58" ${line}/>
<path d="M9 30c1 16 5 23 15 23s14-7 15-23c-2 5-5 7-8 6-4-2-10-2-14 0-3 1-6-1-8-6z" fill="#1f1a18" ${line}/>
<path d="M17 41c4 3 10 3 14 0l-1 5c-4 2-8 2-12 0z" fill="#fff" ${thin}/><path d="M24 42.5v5" stroke="${INK}" stroke-width="1.3"/><path d="M27.5 42.5v4" stroke="#e8b23e" stroke-width="2.8"/>
<path d="M8 24c-2-13 6-19 16-19s18 6 16 19c-9-5-23-5-32 0z" fill="#f0c04a" ${line}/><path d="M9 21c-5 0-7 5-6 10 3-1 6-4 7-8z" fill="#f0c04a" ${line}/>
<circle cx="17" cy="15" r="1.7" fill="#c8452e"/><circle cx="25" cy="12" r="1.7" fill="#c8452e"/><circle cx="32" cy="16" r="1.7" fill="#c8452e"/>
<path d="M12 24l13 6" stroke="${INK}" stroke-width="1.8"/><path d="M24 25.5h12c1 5-1 8-6 8s-6-4-6-8z" fill="${INK}"/><circle cx="17.5" cy="29" r="3" fill="#fff"/>${eye(18, 29.3, 1.8)}<path d="M13 25.5l7-.5" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>
<circle cx="45" cy="47" r="15.5" fill="#262d34" ${line}/><path d="M36 44c1-4 3-6 7-8" stroke="#7f8d98" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M45.5 30l9-2 2 6.5-9 3z" fill="#4b565f" ${line}/><path d="M51 28c-1-7 2-10 6-11" stroke="${INK}" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M51 28c-1-7 2-10 6-11" stroke="#e9d3a0" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M56 5l1.7 5.3L63 9l-3 4.8 4 4-5.8.4L57 24l-3-5-5.5 1.5 2.6-5-4-4 5.7-.6z" fill="#ffd24a" ${thin}/>`;

/** Folded paper hat, pencil behind the ear, a saw with teeth. */
const carpenter = `
<path d="M8 64c1-13 9-19 22-19s21 6 22 19z" fill="#3f6f8c" ${line}/><path d="M21 47v17M39 47v17" stroke="#274b62" stroke-width="4.5"/><path d="M8 64c1-13 9-19 22-19s21 6 22 19" fill="none" ${line}/>
<path d="M44 20c9-3 15 4 12 11-2 5 2 7 4 7-5 5-13 2-14-6z" fill="#a8471f" ${line}/>
<path d="M16 22c0 17 5 27 14 27s14-10 14-27z" fill="#8f5a3a" ${line}/>
<path d="M15 28C13 12 19 6 30 6s17 6 15 22c-3-5-7-8-9-9-5 3-13 3-17 2-2 2-3 4-4 7z" fill="#a8471f" ${line}/>
<path d="M13 22L17 5l13-3 13 3 4 17c-11-4-23-4-34 0z" fill="#f4dfae" ${line}/><path d="M17 5l13 8 13-8M30 13v6" stroke="#b99a5b" stroke-width="2" fill="none" stroke-linejoin="round"/><path d="M11 23c12-5 26-5 38 0l-1.5-6c-11-4-24-4-35 0z" fill="#fff3d0" ${line}/>
<path d="M46 33L58 15" stroke="${INK}" stroke-width="5.6" stroke-linecap="round"/><path d="M46 33L58 15" stroke="#f2b63c" stroke-width="2.8" stroke-linecap="round"/><path d="M46 33l-1.2 2" stroke="#f8e5c0" stroke-width="3" stroke-linecap="round"/>
${eye(25, 32, 2)}${eye(35, 32, 2)}<path d="M22 28.5l5-1M33 27.5l5 1" stroke="#3a2013" stroke-width="2" stroke-linecap="round"/><path d="M30 33c-2 3-2 4 0 4.5" ${thin}/>
<path d="M23.5 39.5c4 2 9 2 13 0-1 4-3 5.5-6.5 5.5s-5.5-1.5-6.5-5.5z" fill="#fff" ${thin}/>
<path d="M2 44l45 3 1 9L3 60z" fill="#dfe6e8" ${line}/><path d="M3 60l1.5 4 4-4.4 2 4 4-4.4 2 4 4-4.4 2 4 4-4.4 2 4 4-4.5 2 4 4-4.5 2 3.8 4-4.3 2 3.5 1.5-3.7" fill="#dfe6e8" ${line}/><path d="M6 49l36 2" stroke="#fff" stroke-width="2.4"/>
<path d="M45 45c5-4 15-3 17 4 2 6-1 13-8 14-5 1-8-1-9-5z" fill="#b9752f" ${line}/><path d="M51 51c3-2 6-1 6 2s-2 5-4 5-4-5-2-7z" fill="#c9d29a" ${line}/>`;

/** Fez askew, ears wide, somebody else's coin in hand. */
const monkey = `
<path d="M49 62c12-2 14-14 7-17-5-2-8 3-5 6" fill="none" stroke="${INK}" stroke-width="6.5" stroke-linecap="round"/><path d="M49 62c12-2 14-14 7-17-5-2-8 3-5 6" fill="none" stroke="#8a5a2e" stroke-width="3" stroke-linecap="round"/>
<path d="M14 64c1-10 7-16 17-16s16 6 17 16z" fill="#8a5a2e" ${line}/><path d="M15 64c0-8 4-13 9-15l3 15zM47 64c0-8-4-13-9-15l-3 15z" fill="#2f7291" ${line}/>
<circle cx="11" cy="32" r="8" fill="#8a5a2e" ${line}/><circle cx="11.5" cy="32" r="4.2" fill="#eec794"/><circle cx="51" cy="32" r="8" fill="#8a5a2e" ${line}/><circle cx="50.5" cy="32" r="4.2" fill="#eec794"/>
<circle cx="31" cy="33" r="18.5" fill="#8a5a2e" ${line}/>
<path d="M31 27c-3-6-14-5-13 4 0 3 2 5 2 7 0 8 5 11 11 11s11-3 11-11c0-2 2-4 2-7 1-9-10-10-13-4z" fill="#f0cd9c"/>
${eye(25, 30.5, 2.6)}${eye(37, 30.5, 2.6)}<circle cx="25.9" cy="29.6" r=".8" fill="#fff"/><circle cx="37.9" cy="29.6" r=".8" fill="#fff"/>
<path d="M29.5 36.5h.1M32.5 36.5h.1" stroke="${INK}" stroke-width="1.9" stroke-linecap="round"/><path d="M22.5 40c5 6 12 6 17 0-1 5.5-4 7.5-8.5 7.5s-7.5-2-8.5-7.5z" fill="#fff" ${thin}/>
<path d="M20 17L23 2.5c6-2 13-1 18 2L38 19c-6-3.5-12-4-18-2z" fill="#c8452e" ${line}/><path d="M32 3c6-2 12 0 13 7" stroke="${INK}" stroke-width="1.8" fill="none"/><path d="M43.5 9.5h3.6l.6 7h-4.8z" fill="#e8b23e" ${thin}/>
<circle cx="9" cy="53" r="8" fill="#f0c04a" ${line}/><circle cx="9" cy="53" r="4.6" fill="none" stroke="#b8822c" stroke-width="1.8"/><path d="M11 57c4-3 9 0 8 4s-6 4-9 1z" fill="#8a5a2e" ${line}/>`;

/** High in the crow's nest, the long spyglass out over the rim. */
const lookout = `
<path d="M9 50c0-13 4-18 13-18s14 5 14 18z" fill="#c8452e" ${line}/>
<path d="M10 20c0 12 4 19 13 19s13-7 13-19z" fill="#f3c79b" ${line}/><path d="M34 26c4 0 5 2 4 4s-3 2-5 2z" fill="#f3c79b" ${thin}/>
<path d="M8 22C7 9 14 4 22 4s16 5 15 17c-9-3-20-3-29 1z" fill="#fffaf0" ${line}/><path d="M10.5 12.5c7-2.5 17-2.5 24.5-.5M15.5 7c4-1.5 10-1.5 15 .5" stroke="#c8452e" stroke-width="3.2" fill="none"/><path d="M8 22.5c9-4 20-4.5 29-1.5" stroke="#c8452e" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M8 21c-5 0-7 4-6 8 4 0 6-3 7-6z" fill="#c8452e" ${line}/>
<path d="M17 27.5c2-1.5 4-1.5 6 0" ${thin}/><path d="M19 34.5c3 2 6 2 8 .5" ${thin}/><path d="M15 25l7-2" stroke="#5d3a1e" stroke-width="2" stroke-linecap="round"/>
<path d="M29 24.5l11-4.5 3 7-11 5z" fill="#e8b23e" ${line}/><path d="M40 19.5l10-5 4 8.5-10.5 5z" fill="#8a5a2e" ${line}/><path d="M50 13.5l10-5.5c2 1 4.5 7 4 10l-10 6z" fill="#e8b23e" ${line}/><path d="M60.5 9c2 2 3 6 3 8.5" stroke="#fff" stroke-width="2" fill="none"/>
<path d="M24 45c3-9 9-12 14-17 3-1 6 3 4 5-4 5-7 8-9 15z" fill="#c8452e" ${line}/><path d="M36 27.5c3-3 8-1 7 3s-6 4-7 1z" fill="#f3c79b" ${line}/>
<path d="M6 47h38l-4 20H10z" fill="#a8692f" ${line}/><path d="M17 48l2 16M25 48v16M33 48l-2 16" stroke="#6d4220" stroke-width="2"/><path d="M3.5 44h43v6h-43z" fill="#c98a45" ${line}/><path d="M9 57h32" stroke="#4b565f" stroke-width="3"/>`;

/** Drawings by character number, as the wire counts them. */
export const PORTRAITS = [cartographer, navigator, parrot, cook, swabby, gunner, carpenter, monkey, lookout];

/** The ground each one stands on: colours far enough apart to tell a tile by colour alone. */
export const GROUNDS = ["#e9a9a0", "#3d7f97", "#f4dc86", "#f0a26c", "#bfe3d6", "#d9563e", "#bccb84", "#cba6d8", "#b5d6f4"];

/** When a character works: now (yellow band), at the end (grey), or both. */
export type Band = "now" | "end" | "both";
export const BANDS: Band[] = ["now", "now", "both", "now", "end", "both", "end", "now", "end"];
