// A picture for each kind of reward of the Smugglers' grid, in ink (currentColor) where it is not a coin or a star.
import { ACTION_ART, fame, gold } from "../boards/actions";
import type { RewardKind } from "../print";

const S = `fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`;
const crew = `<circle cx="32" cy="18" r="12" fill="currentColor"/><path d="M10 60c0-32 44-32 44 0z" fill="currentColor"/>`;
const move = `<path d="M6 32h44m-16-18l18 18-18 18" ${S}/>`;
const tile = `<rect x="6" y="6" width="40" height="40" rx="5" ${S}/><path d="M26 6v40M6 26h40" ${S}/><path d="M52 42v20M42 52h20" ${S}/>`;

export const REWARD_ART: Record<RewardKind, string> = {
  nothing: "",
  gold,
  fame,
  sell: `<g transform="translate(-4 0) scale(.62)">${gold}</g><g transform="translate(26 24) scale(.6)">${fame}</g>`,
  crew,
  wind: ACTION_ART[1],
  move,
  quiet: `${move}<path d="M6 58L58 6" stroke="#d9432b" stroke-width="6" stroke-linecap="round"/>`,
  repair: ACTION_ART[3],
  tile,
  wealth: fame,
};
