// Things that are no characters: coin, Treasure Map, pirate flag, bag, and the back of a tile nobody has seen. 64 x 64 each.

const INK = "#2b2019";

export const coin = `<circle cx="32" cy="33" r="28" fill="#8a5a1c"/><circle cx="32" cy="31" r="28" fill="#e8b23e"/><circle cx="32" cy="31" r="28" fill="none" stroke="#8a5a1c" stroke-width="3"/><circle cx="32" cy="31" r="20.5" fill="#f6cf66" stroke="#c08a2a" stroke-width="3"/>
<path d="M14 22a21 21 0 0 1 12-10" stroke="#fff3c4" stroke-width="4" fill="none" stroke-linecap="round"/>
<g fill="#8a5a1c"><path d="M32 17c8 0 13 5 13 12 0 4-2 6-4 8v6H23v-6c-2-2-4-4-4-8 0-7 5-12 13-12z"/></g><g fill="#f6cf66"><circle cx="27" cy="29" r="3.6"/><circle cx="37" cy="29" r="3.6"/><path d="M32 33l2.5 4h-5z"/><path d="M28 40h2v4h-2zM34 40h2v4h-2z"/></g>`;

export const map = `<path d="M6 16l17-6 18 6 17-6v38l-17 6-18-6-17 6z" fill="#f5e2b0" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M23 10l18 6v38l-18-6z" fill="#e7cd8f"/><path d="M23 10v38M41 16v38" stroke="#b8954f" stroke-width="2"/><path d="M6 16l17-6 18 6 17-6v38l-17 6-18-6-17 6z" fill="none" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>
<path d="M12 44c6-12 11-2 16-9s6-12 13-9" stroke="#b3402c" stroke-width="3.4" stroke-dasharray="5 4" fill="none"/><path d="M44 21l9 9m0-9l-9 9" stroke="#b3402c" stroke-width="4.4" stroke-linecap="round"/><path d="M12 24c3-3 6-3 8 0M13 28c2-2 4-2 6 0" stroke="#3d7f97" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;

export const flag = `<path d="M12 4v58" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M12 5v56" stroke="#b9752f" stroke-width="2.8" stroke-linecap="round"/><circle cx="12" cy="5" r="4" fill="#e8b23e" stroke="${INK}" stroke-width="2"/>
<path d="M14 10c16-8 26 8 46-2-5 12-5 20 0 32-20 9-30-8-46 0z" fill="#24282d" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round"/><g fill="#f5efe0"><circle cx="36" cy="21" r="7.5"/><path d="M32 25h8v5h-8z"/></g><circle cx="33" cy="21" r="2.2" fill="#24282d"/><circle cx="39" cy="21" r="2.2" fill="#24282d"/><path d="M27 36l18-5M27 31l18 5" stroke="#f5efe0" stroke-width="3" stroke-linecap="round"/>`;

export const bag = `<path d="M24 20C4 32 2 60 18 62h28c16-2 14-30-6-42z" fill="#a8743a" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M40 21c16 12 16 34 6 40h-8c10-10 10-28 2-40z" fill="#85572a"/><path d="M18 8c4 4 8-2 14 1 6-3 10 3 14-1l-6 13H24z" fill="#c18f50" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M22 20c6 3 14 3 20 0" stroke="#e3cb92" stroke-width="5" stroke-linecap="round"/><path d="M40 22c6 4 6 8 4 12" stroke="#e3cb92" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<g fill="#f5efe0"><circle cx="30" cy="40" r="8"/><path d="M26 45h8v5h-8z"/></g><circle cx="27" cy="40" r="2.3" fill="#85572a"/><circle cx="33" cy="40" r="2.3" fill="#85572a"/><path d="M20 56l20-5M20 51l20 5" stroke="#f5efe0" stroke-width="3" stroke-linecap="round"/>`;

/** The unseen back: a compass rose on blue, and a question. */
export const unseen = `<rect width="64" height="64" fill="#1d5573"/><path d="M0 0h64v64H0z" fill="none" stroke="#e8b95c" stroke-width="7"/><circle cx="32" cy="32" r="21" fill="none" stroke="#4f93a8" stroke-width="2"/><path d="M32 6l6 20 20 6-20 6-6 20-6-20-20-6 20-6z" fill="#e8b95c"/><path d="M32 6v52l-6-20-20-6h52l-20-6z" fill="#b8822c" opacity=".55"/><circle cx="32" cy="32" r="12.5" fill="#123c53" stroke="#e8b95c" stroke-width="2.5"/><path d="M28.5 29c0-5 7.5-5 7.5 0 0 3-3.8 3-3.8 6" stroke="#fff3cf" stroke-width="2.8" fill="none" stroke-linecap="round"/><circle cx="32.2" cy="39" r="1.9" fill="#fff3cf"/>`;

export const gunpowder = `<circle cx="27" cy="39" r="20" fill="#262d34"/><path d="M16 34c1-6 5-9 9-10" stroke="#7f8d98" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M40 26c4-8 8-10 13-10" stroke="#b9752f" stroke-width="4.5" fill="none" stroke-linecap="round"/><path d="M54 4l1.8 6 6-1.2-3.3 5 4.5 4.4-6.4.5L55 25l-3.5-5.6-6 1.7 3-5.6-4.5-4.5 6.4-.6z" fill="#ffd24a" stroke="${INK}" stroke-width="1.5"/>`;

export const THINGS = { coin, map, flag, bag, unseen, gunpowder };
export type Thing = keyof typeof THINGS;
