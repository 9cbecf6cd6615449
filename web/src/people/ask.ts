/* What the server is asked about people. */
import { call } from "../wire/http";
import type { Board, Created, PersonPage, Played, PlayedGames } from "../wire/types";

export interface Wish {
  game: string; // "": any
  how: "" | "won" | "lost";
  others: "" | "people" | "bots";
}
export const everything: Wish = { game: "", how: "", others: "" };

const path = (id: string): string => `/api/people/${encodeURIComponent(id)}`;

export const ask = {
  person: (id: string) => call<PersonPage>("GET", path(id)),
  games: (id: string, wish: Wish, after: string) => call<PlayedGames>("GET", `${path(id)}/games?${wanted({ ...wish, after })}`),
  board: (game: string) => call<Board>("GET", `/api/ratings/${encodeURIComponent(game)}`),
  new_link: (code: string, seat: number, alone: boolean) =>
    call<Created>("POST", `/api/tables/${encodeURIComponent(code)}/seats/${seat}/link`, { alone }),
  outcome: (code: string) => call<Played>("GET", `/api/tables/${encodeURIComponent(code)}/outcome`),
};

/** What is wished for, without what is not. */
export function wanted(wish: Record<string, string>): string {
  return new URLSearchParams(Object.entries(wish).filter(([, value]) => value)).toString();
}
