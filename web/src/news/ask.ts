/* What the server is asked about news, friends and letters. */
import { call } from "../wire/http";
import type { Account, Befriend, Friends, News, TellMe, Told } from "../wire/types";

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const ask = {
  news: () => call<News>("GET", "/api/news"),
  friends: () => call<Friends>("GET", "/api/friends"),
  befriend: (body: Befriend) => call<Friends>("POST", "/api/friends", body),
  invite: (code: string, people: string[]) => call<unknown>("POST", `${table(code)}/invitations`, { people }),
  decline: (code: string) => call<unknown>("POST", "/api/invitations/decline", { code }),
  told: () => call<Told>("GET", "/api/told"),
  tell_me: (body: TellMe) => call<Told>("POST", "/api/told", body),
  confirm: (key: string) => call<unknown>("POST", "/api/letter/confirm", { key }),
  stop: (key: string) => call<unknown>("POST", "/api/letter/stop", { key }),
  forgotten: (who: string) => call<unknown>("POST", "/api/password/forgotten", { who }),
  new_password: (key: string, password: string) => call<Account>("POST", "/api/password/new", { key, password }),
};
