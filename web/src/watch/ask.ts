/* What the server is asked by its host. */
import { call } from "../wire/http";
import type { Announce, Block, CloseTable, Watch } from "../wire/types";

export const ask = {
  watch: () => call<Watch>("GET", "/api/watch"),
  enter: (key: string) => call<Watch>("POST", "/api/watch/enter", { key }),
  close: (body: CloseTable) => call<Watch>("POST", "/api/watch/close", body),
  block: (body: Block) => call<Watch>("POST", "/api/watch/block", body),
  say: (body: Announce) => call<Watch>("POST", "/api/watch/say", body),
  report_seen: (id: number) => call<Watch>("POST", "/api/watch/report", { id }),
};
