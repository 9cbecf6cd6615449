// The six suits: the same silhouettes on cards and Islands.
export { SUIT_ART, SUIT_PALE, SUIT_TONES } from "../boards/suits";
