/* The signs one can give at a table, drawn with the shell's own pen; the server knows them by these names. */
const FACE = "M14 24a10 10 0 1 0 0-20 10 10 0 0 0 0 20z";
const EYES = "M10.500 12v.2M17.500 12v.2";

export const EMOTES = {
  hello: `${FACE}${EYES}M9.500 16.500c2 3.200 7 3.200 9 0M25 4.500l1.500-1.500M26 8h2`,
  well_played: "M14 4l3 6.400 7 .9-5.100 4.900 1.300 7-6.200-3.400-6.200 3.400 1.300-7L4 11.300l7-.9z",
  thanks: "M14 23.500C5 17.500 3.500 12.500 6 8.800c2-2.800 6.200-2.500 8 1 1.800-3.500 6-3.800 8-1 2.500 3.700 1 8.700-8 14.700z",
  wow: `${FACE}${EYES}M14 20.500a2.200 2.700 0 1 0 0-5.400 2.200 2.700 0 0 0 0 5.400z`,
  laugh: `${FACE}M8.500 12.500l2-1.700 2 1.700M15.500 12.500l2-1.700 2 1.700M9 15.500h10a5 5 0 0 1-10 0z`,
  oops: `${FACE}M9 10.500l3 3M12 10.500l-3 3M16 10.500l3 3M19 10.500l-3 3M9.500 19l2.200-1.800 2.300 1.800 2.300-1.800 2.200 1.800`,
  think: `${FACE}M10.500 13.500v.2M17.500 13.500v.2M8.500 9.500l4 1M11 18.500h6`,
  sorry: `${FACE}${EYES}M9.500 19c2-3.200 7-3.200 9 0`,
} as const;
export type Emote = keyof typeof EMOTES;
export const emote_names = Object.keys(EMOTES) as Emote[];

export const is_emote = (name: string): name is Emote => name in EMOTES;
