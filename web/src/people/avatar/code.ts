/* A face as a short code that the server keeps: "a2-0-1-3-2-5-0-1", one number for each part. */
import { BACKS, CLOTHES, COATS, EXTRAS, FACES, HAIRS, HATS, SKINS, STYLES } from "./parts";

/** In the order of the code. A part may have got more choices since, never fewer. */
export const PARTS = ["skin", "face", "style", "hair", "hat", "extra", "clothes", "back"] as const;
export type Part = (typeof PARTS)[number];
export type Avatar = Readonly<Record<Part, number>>;

export const COUNTS: Avatar = {
  skin: SKINS.length,
  face: FACES.length,
  style: STYLES.length,
  hair: HAIRS.length,
  hat: HATS.length,
  extra: EXTRAS.length,
  clothes: Math.min(CLOTHES.length, COATS.length),
  back: BACKS.length,
};

/** Whatever a code says is a face: what it has not, or what there is not, is as near as can be. */
export function read(code: string): Avatar {
  const numbers = code
    .slice(1)
    .split("-")
    .map((n) => (/^[0-9]{1,2}$/.test(n) ? Number(n) : 0));
  return Object.fromEntries(PARTS.map((part, n) => [part, (numbers[n] || 0) % COUNTS[part]])) as unknown as Avatar;
}

export const written = (avatar: Avatar): string => `a${PARTS.map((part) => avatar[part]).join("-")}`;

export function by_chance(): Avatar {
  return Object.fromEntries(PARTS.map((part) => [part, Math.floor(Math.random() * COUNTS[part])])) as unknown as Avatar;
}
