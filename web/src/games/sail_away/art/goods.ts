// The six resources and Treasure Island's coins, each with a silhouette and a ground of its own. 64 x 64 each.

const INK = "#2b2019";
const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

const cotton = `<path d="M33 46c0 6-2 10-5 15" stroke="${INK}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M33 46c0 6-2 10-5 15" stroke="#86a24a" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M32 6c7 0 12 5 12 11 8-2 14 4 13 12-1 9-9 13-15 10-4 7-16 7-20 0-6 3-14-1-15-10-1-8 5-14 13-12 0-6 5-11 12-11z" fill="#fffdf6" ${LINE}/><path d="M20 20c4 0 7 2 9 6M44 20c-4 0-7 2-9 6M32 25v9" stroke="#b9c3cf" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M10 38c9 0 15 2 22 8 7-6 13-8 22-8-2 9-11 15-22 15s-20-6-22-15z" fill="#9a6a34" ${LINE}/>`;

const PETAL = (turn: number): string =>
  `<path d="M32 27c-9-3-11-13-6-21 3 2 5 3 6 3s3-1 6-3c5 8 3 18-6 21z" transform="rotate(${turn} 32 27)" fill="#fff6d0" ${LINE}/>`;
const POD = (d: string): string =>
  `<path d="${d}" stroke="${INK}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="${d}" stroke="#6b4226" stroke-width="4" fill="none" stroke-linecap="round"/>`;
const vanilla = `${POD("M10 34c8 14 22 20 44 26")}${POD("M54 34c-8 14-22 20-44 26")}
${[0, 72, 144, 216, 288].map(PETAL).join("")}<path d="M26 25c0-4 12-4 12 0 3 8-1 15-6 17-5-2-9-9-6-17z" fill="#ffc53d" ${LINE}/><path d="M32 28v7" stroke="#b5541c" stroke-width="3" stroke-linecap="round"/>`;

const CANE = (x: number, top: number, tone: string): string =>
  `<rect x="${x}" y="${top}" width="12" height="${62 - top}" rx="3" fill="${tone}" ${LINE}/><path d="M${x + 1} ${top + 14}h10M${x + 1} ${top + 28}h10${top + 42 < 60 ? `M${x + 1} ${top + 42}h10` : ""}" stroke="${INK}" stroke-width="3"/>`;
const sugar = `<path d="M32 18C20 4 10 6 3 14c10-1 16 3 24 12zM34 18C46 4 55 6 61 14c-10-1-16 3-24 12z" fill="#3f8f3a" ${LINE}/>${CANE(10, 22, "#8cc63f")}${CANE(42, 18, "#8cc63f")}${CANE(26, 10, "#b6dd5a")}<path d="M32 10C30 4 33 1 38 1c-1 4-2 6-3 9z" fill="#3f8f3a" ${LINE}/>`;

const banana = `<path d="M30 7c-1 20-9 31-26 36 3 11 22 13 34 0 8-9 8-22 2-36z" fill="#f2b51f" ${LINE}/><path d="M36 7c8 17 9 32 22 40 5-12 2-32-14-42z" fill="#ffd83d" ${LINE}/><path d="M33 7c1 22-3 38-20 48 12 8 30 0 34-16 3-12-1-22-6-33z" fill="#ffe15c" ${LINE}/><path d="M40 20c2 12-1 23-9 30" stroke="#e0a51c" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M29 3h15l-2 8H31z" fill="#7a5a20" ${LINE}/>`;

const coconut = `<circle cx="24" cy="25" r="20" fill="#7a4a24" ${LINE}/><path d="M12 17c4-6 9-8 15-8M10 27c0-3 1-5 2-7" stroke="#b07a45" stroke-width="3" fill="none" stroke-linecap="round"/><ellipse cx="39" cy="42" rx="23" ry="19" fill="#8a552b" ${LINE}/><ellipse cx="39" cy="39" rx="18" ry="13" fill="#fffdf2" ${LINE}/><ellipse cx="39" cy="41" rx="10" ry="6.500" fill="#cfe3e6"/><circle cx="20" cy="22" r="2.600" fill="${INK}"/><circle cx="27" cy="19" r="2.600" fill="${INK}"/>`;

const cocoa = `<path d="M40 3c2 4 2 7 0 11" stroke="${INK}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M40 3c2 4 2 7 0 11" stroke="#5f7f2f" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M40 11c16 4 19 24 8 38-8 10-20 14-28 12-6-12-4-24 1-33 5-10 11-16 19-17z" fill="#d8542a" ${LINE}/><path d="M40 12c-13 12-20 30-20 48M41 12c5 16-5 38-20 48M46 15c8 16-2 36-22 46" stroke="#8f2f16" stroke-width="3" fill="none" stroke-linecap="round"/>
<g fill="#7a4420" ${LINE}><ellipse cx="13" cy="47" rx="9" ry="6.500" transform="rotate(-24 13 47)"/><ellipse cx="19" cy="57" rx="9" ry="6" transform="rotate(12 19 57)"/></g>`;

const PIECE = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y + 4}" rx="16" ry="9" fill="#a8741f" ${LINE}/><ellipse cx="${x}" cy="${y}" rx="16" ry="9" fill="#f6cf66" ${LINE}/><path d="M${x - 8} ${y - 2}q8-4 14 0" stroke="#fff3c4" stroke-width="3" fill="none" stroke-linecap="round"/>`;
const two = PIECE(26, 44) + PIECE(38, 28);
const three = PIECE(19, 46) + PIECE(45, 46) + PIECE(32, 26);

/** By print: 0 to 5 the resources, 6 two coins, 7 three coins. */
export const GOODS = [cotton, vanilla, sugar, banana, coconut, cocoa, two, three];
/** The colour of the space, and a dark one of the same kind for rims and bars. */
export const GROUNDS = ["#9fc3ea", "#b48fd8", "#c6e48b", "#ffc93a", "#d9b88f", "#f3a183", "#e9d7a0", "#e9d7a0"];
export const DEEPS = ["#3d6ea3", "#6b4496", "#4f8a28", "#b07c06", "#80552c", "#b3431f", "#8a6a2c", "#8a6a2c"];
