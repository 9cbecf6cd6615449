// The ten assets, each with a silhouette and a ground of its own, and the starfish that some tiles show. 64 x 64 each.

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
/** A thick stroke with an ink rim: for handles, ropes and the like. */
const ROD = (d: string, tone: string, width: number): string =>
  `<path d="${d}" stroke="${INK}" stroke-width="${width + 6}" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" stroke="${tone}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

const cannon = `<path d="M4 20l10-8 44 14c4 2 5 12 0 14L18 44C6 44 2 30 4 20z" fill="#4a545e" ${LINE}/><path d="M14 16c10 2 24 6 36 11" stroke="#8b98a3" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M52 24c6 3 6 15 0 17" stroke="${INK}" stroke-width="3" fill="none"/><path d="M8 40h36l6 12H8z" fill="#b9752f" ${LINE}/><circle cx="17" cy="50" r="10" fill="#8f5d2e" ${LINE}/><circle cx="17" cy="50" r="3" fill="#e8b23e"/><circle cx="43" cy="52" r="8" fill="#8f5d2e" ${LINE}/><circle cx="43" cy="52" r="2.500" fill="#e8b23e"/>
<path d="M5 19l-3-8" stroke="${INK}" stroke-width="4" stroke-linecap="round"/><path d="M2 10l-1-7 5 3 4-5 2 7z" fill="#ff9d2e" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;

const sword = `<path d="M60 4c2 22-12 38-32 46l-9-9C36 34 46 20 60 4z" fill="#e6edf1" ${LINE}/><path d="M55 13c-5 14-15 25-29 32" stroke="#93a3ad" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M12 36c-7 10-1 17 5 17 8 0 12 2 11 8" stroke="${INK}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M12 36c-7 10-1 17 5 17 8 0 12 2 11 8" stroke="#e8b23e" stroke-width="5" fill="none" stroke-linecap="round"/>
${ROD("M20 45L7 59", "#8a3a26", 5)}<circle cx="6" cy="59" r="4.500" fill="#e8b23e" ${LINE}/>`;

const sailor = `<path d="M6 64c1-12 10-18 26-18s25 6 26 18z" fill="#fffaf0" ${LINE}/><path d="M10 55h44M8 61h48" stroke="#2f6f9a" stroke-width="4"/><path d="M20 47l12 12 12-12" fill="#2f6f9a" ${LINE}/><path d="M16 24c0 18 6 26 16 26s16-8 16-26z" fill="#eab07c" ${LINE}/>
<circle cx="25.500" cy="33" r="2.800" fill="${INK}"/><circle cx="38.500" cy="33" r="2.800" fill="${INK}"/><path d="M25 40c4 4 10 4 14 0" stroke="${INK}" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M14 20C13 8 20 4 32 4s19 4 18 16z" fill="#fffaf0" ${LINE}/><path d="M10 25c0-5 3-8 8-8h28c5 0 8 3 8 8-14-4-30-4-44 0z" fill="#2f6f9a" ${LINE}/><path d="M32 4v-3" stroke="#c23f28" stroke-width="6" stroke-linecap="round"/>`;

const shovel = `${ROD("M50 12L27 36", "#b9752f", 5)}<path d="M42 6l14 14" stroke="${INK}" stroke-width="11" stroke-linecap="round"/><path d="M42 6l14 14" stroke="#8f5d2e" stroke-width="5" stroke-linecap="round"/>
<path d="M18 30l16 16c2 8-8 16-30 16-1-20 6-32 14-32z" fill="#9fb0ba" ${LINE}/><path d="M24 40L12 52" stroke="#5d6f7a" stroke-width="4" stroke-linecap="round"/><path d="M15 36c-4 4-6 10-6 16" stroke="#e6edf1" stroke-width="3" fill="none" stroke-linecap="round"/>`;

const spyglass = `<path d="M3 44l12-10 10 14-12 8c-5 3-14-8-10-12z" fill="#5a3515" ${LINE}/><path d="M14 34l18-13 11 15-18 12z" fill="#b9752f" ${LINE}/><path d="M30 21L50 7c6-2 14 9 11 14L42 36z" fill="#e8b23e" ${LINE}/><path d="M50 7c-3 4 5 15 11 14" stroke="${INK}" stroke-width="3" fill="none"/><ellipse cx="56" cy="14" rx="4" ry="7.500" transform="rotate(-36 56 14)" fill="#9fd7e8" ${LINE}/>
<path d="M13 35c4 3 8 8 10 13M31 21c4 4 8 9 11 14" stroke="${INK}" stroke-width="3" fill="none"/><path d="M20 34l12-8M37 21l9-7" stroke="#fff3c4" stroke-width="3" stroke-linecap="round"/>`;

const STRANDS = (cx: number, cy: number, rx: number, ry: number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2;
    return `M${(cx + Math.cos(a) * (rx - 4)).toFixed(1)} ${(cy + Math.sin(a) * (ry - 4)).toFixed(1)}L${(cx + Math.cos(a + 0.32) * (rx + 4)).toFixed(1)} ${(cy + Math.sin(a + 0.32) * (ry + 4)).toFixed(1)}`;
  }).join("");
const rope = `${ROD("M44 46c8 2 12 8 10 14", "#e0bd7a", 7)}<ellipse cx="30" cy="33" rx="22" ry="20" fill="none" stroke="${INK}" stroke-width="16"/><ellipse cx="30" cy="33" rx="22" ry="20" fill="none" stroke="#e0bd7a" stroke-width="10"/><path d="${STRANDS(30, 33, 22, 20)}" stroke="#9a7434" stroke-width="3" stroke-linecap="round"/>
<ellipse cx="30" cy="33" rx="9" ry="8" fill="none" stroke="${INK}" stroke-width="3"/><path d="M18 46l8 14" stroke="${INK}" stroke-width="14" stroke-linecap="round"/><path d="M18 46l8 14" stroke="#c79a4f" stroke-width="8" stroke-linecap="round"/>`;

const compass = `<path d="M32 1a5 5 0 1 1-.1 0z" fill="none" stroke="${INK}" stroke-width="4"/><circle cx="32" cy="36" r="26" fill="#e8b23e" ${LINE}/><circle cx="32" cy="36" r="19.500" fill="#fffaf0" ${LINE}/><path d="M32 20v5M32 47v5M16 36h5M43 36h5" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>
<path d="M40 22l-4 18-8-8z" fill="#c8452e" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/><path d="M24 50l4-18 8 8z" fill="#2f6f9a" stroke="${INK}" stroke-width="2.500" stroke-linejoin="round"/>`;

const map = `<path d="M4 14l18-6 20 6 18-6v42l-18 7-20-7-18 7z" fill="#f5e2b0" ${LINE}/><path d="M22 8v42l-18 7V14zM42 14l18-6v42l-18 7z" fill="#e2c585" ${LINE}/><path d="M10 44c6-12 12-2 17-9s5-13 13-11" stroke="#b3402c" stroke-width="4" stroke-dasharray="5 5" fill="none" stroke-linecap="round"/><path d="M44 20l10 10m0-10L44 30" stroke="#b3402c" stroke-width="5" stroke-linecap="round"/><path d="M9 24c3-5 9-5 10 1s-8 8-10-1z" fill="#6fa14a"/>`;

const storage = `<path d="M15 5h34c7 14 7 40 0 54H15C8 45 8 19 15 5z" fill="#b57b3e" ${LINE}/><path d="M26 5c-4 18-4 36 0 54M38 5c4 18 4 36 0 54" stroke="#7a4c22" stroke-width="3" fill="none"/><path d="M11 18h42M11 46h42" stroke="${INK}" stroke-width="10"/><path d="M11 18h42M11 46h42" stroke="#93a3ad" stroke-width="4.500"/><path d="M15 5h34c7 14 7 40 0 54H15C8 45 8 19 15 5z" fill="none" ${LINE}/>
<path d="M32 24l8 8-8 8-8-8z" fill="#ffe6a3" ${LINE}/>`;

const monkey = `<circle cx="9" cy="30" r="8" fill="#c98a58" ${LINE}/><circle cx="55" cy="30" r="8" fill="#c98a58" ${LINE}/><circle cx="32" cy="32" r="24" fill="#7a4a24" ${LINE}/><path d="M32 24c4-9 19-6 17 6 6 4 5 24-17 24s-23-20-17-24c-2-12 13-15 17-6z" fill="#eab98a" ${LINE}/>
<circle cx="24" cy="29" r="3.600" fill="${INK}"/><circle cx="40" cy="29" r="3.600" fill="${INK}"/><path d="M29 37h.1M35 37h.1" stroke="${INK}" stroke-width="3.500" stroke-linecap="round"/><path d="M20 42c6 8 18 8 24 0-2 10-8 10-12 10s-10 0-12-10z" fill="#7c2b20" ${LINE}/><path d="M24 45h16" stroke="#fff" stroke-width="4"/><path d="M27 9c1-6 8-8 10-4-3 0-4 2-3 5z" fill="#7a4a24" ${LINE}/>`;

/** By asset, 0 to 9. */
export const ASSETS = [cannon, sword, sailor, shovel, spyglass, rope, compass, map, storage, monkey];
/** The ground behind each, light enough for ink, far enough from its neighbours; and a deep one of the same kind for rims. */
export const GROUNDS = ["#c3ccd4", "#f0a99a", "#a9cfec", "#c4dd97", "#f7d37c", "#f3e3be", "#8fd6c8", "#f2bd84", "#d3b8e6", "#e6cdb6"];
export const DEEPS = ["#4a545e", "#9c3220", "#235d87", "#4d7426", "#946406", "#8d6d33", "#1c6f60", "#99561a", "#67428a", "#6b4226"];

export const starfish = `<path d="M32 3c5 0 7 15 10 18s18 2 19 7-12 11-13 15 6 17 2 20-14-7-18-7-14 10-18 7 3-16 2-20S1 33 3 28s16-4 19-7S27 3 32 3z" fill="#ff7f50" stroke="#7c2416" stroke-width="4" stroke-linejoin="round"/><g fill="#ffd0b5"><circle cx="32" cy="33" r="4"/><circle cx="32" cy="18" r="2.800"/><circle cx="45" cy="28" r="2.800"/><circle cx="19" cy="28" r="2.800"/><circle cx="40" cy="46" r="2.800"/><circle cx="24" cy="46" r="2.800"/></g>`;
