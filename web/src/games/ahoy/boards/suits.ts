// The six suits: a silhouette and a colour each, drawn for a box of 64 by 64, alike on Islands and cards.
const INK = "#2b2019";
const L = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;

export const SUIT_TONES = ["#c4472f", "#5d5566", "#3f6f9c", "#3f8a45", "#c08a1e", "#1f8f8b"] as const;
export const SUIT_PALE = ["#f6d3c4", "#dcd6e0", "#cfe0ee", "#cfe6c8", "#f6e2ae", "#c5e8e3"] as const;

const parrot = `<path d="M20 54c-6-14-4-30 6-38C34 9 47 11 49 21c1 5-2 8-5 9 2 12-6 20-16 22z" fill="#e0563a" ${L}/><path d="M45 15c7 0 10 5 8 12-4-1-7-3-9-6z" fill="#f4c64c" ${L}/><path d="M22 53c-2-12 1-20 9-25 3 10 0 19-9 25z" fill="#3f8a45" ${L}/><circle cx="39" cy="20" r="3" fill="${INK}"/><path d="M20 54l-7 6M24 54l-3 7" ${L} fill="none"/>`;
const skull = `<path d="M32 7c14 0 22 9 22 21 0 8-4 13-9 16v9H19v-9c-5-3-9-8-9-16C10 16 18 7 32 7z" fill="#f4efe2" ${L}/><circle cx="23" cy="29" r="6" fill="${INK}"/><circle cx="41" cy="29" r="6" fill="${INK}"/><path d="M32 36l-3.500 6h7z" fill="${INK}"/><path d="M26 46v7M32 46v7M38 46v7" ${L} fill="none"/>`;
const swords = `<path d="M10 8l6-1 28 31-5 5L9 14z" fill="#dfe7ee" ${L}/><path d="M54 8l-6-1-28 31 5 5 30-29z" fill="#dfe7ee" ${L}/><path d="M34 46l13-13M30 46L17 33" stroke="#c08a1e" stroke-width="6" stroke-linecap="round"/><path d="M42 42l10 11M22 42L12 53" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>`;
const tree = `<path d="M30 58c2-14 1-22-2-32l7-1c2 11 3 20 1 33z" fill="#8a5a2c" ${L}/><path d="M32 26C22 12 10 16 7 25c8-2 16-1 25 1zm0 0C42 12 54 16 57 25c-8-2-16-1-25 1zm0 0C19 24 13 33 15 42c5-7 10-11 17-16zm0 0c13-2 19 7 17 16-5-7-10-11-17-16zm0 0C26 16 28 8 34 5c3 7 2 14-2 21z" fill="#4b9b45" ${L}/>`;
const compass = `<circle cx="32" cy="32" r="24" fill="#fff3cf" ${L}/><path d="M32 3l6 23 23 6-23 6-6 23-6-23-23-6 23-6z" fill="#e0a52c" ${L}/><path d="M32 3l6 23-6 6zM61 32l-23 6-6-6zM32 61l-6-23 6-6zM3 32l23-6 6 6z" fill="#8f5f12"/><circle cx="32" cy="32" r="4" fill="#fff3cf" stroke="${INK}" stroke-width="2.500"/>`;
const fish = `<path d="M6 32C14 17 32 14 44 27l13-10c-2 9-2 21 0 30L44 37C32 50 14 47 6 32z" fill="#33a9a4" ${L}/><path d="M24 22c4 6 4 14 0 20M33 28c2 3 2 6 0 9" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".75"/><circle cx="16" cy="29" r="3" fill="${INK}"/>`;

export const SUIT_ART = [parrot, skull, swords, tree, compass, fish] as const;
