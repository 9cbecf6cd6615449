/* What the server is asked about tournaments. */
import { call } from "../wire/http";
import type { EventCard, EventMade, EventPage, NewEvent } from "../wire/types";

const path = (id: string): string => `/api/events/${encodeURIComponent(id)}`;
const act = (id: string, what: string, body: unknown = {}) => call<EventPage>("POST", `${path(id)}/${what}`, body);

export const ask = {
  list: () => call<EventCard[]>("GET", "/api/events"),
  make: (wish: NewEvent) => call<EventMade>("POST", "/api/events", wish),
  page: (id: string, round = 0) => call<EventPage>("GET", path(id) + (round ? `?round=${round}` : "")),
  join: (id: string) => act(id, "join"),
  leave: (id: string) => act(id, "leave"),
  start: (id: string) => act(id, "start"),
  end: (id: string) => act(id, "end"),
  remove: (id: string, person: string) => act(id, "remove", { person }),
};
