// How to read what is printed on tiles and adventure cards.
import { ASKS, COINS, DISCOVERY, NONE, PIRATES, REWARD, TYPE } from "./printed";

export interface Card {
  asks: readonly number[]; // assets (discovery, pirates) or colours (trade, contract), one a symbol
  gives: readonly number[]; // colours; GREY: any
  coins: number;
}
export const PRINT: readonly Card[] = ASKS.map((asks, card) => ({ asks, gives: REWARD[card] ?? [], coins: COINS[card] ?? 0 }));

export const type_of = (card: number): number => TYPE[card] ?? NONE;
/** Discovery and pirates ask for assets, trade and contracts for cargo. */
export const asks_assets = (type: number): boolean => type === DISCOVERY || type === PIRATES;
export const asset_of = (front: number): number => front >> 1;
export const has_star = (front: number): boolean => (front & 1) === 1;
