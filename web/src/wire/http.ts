/* The HTTP interface, one function per endpoint; every failure is thrown as a Refusal carrying the server's sentence. */
import type {
  Arrange,
  Branch,
  Created,
  Draws,
  Enter,
  GameCard,
  Give,
  Harbour,
  Hint,
  Join,
  LookBack,
  Me,
  Move,
  MyTables,
  NewTable,
  Notices,
  Notify,
  Practice,
  Practised,
  Problem,
  QuickMatch,
  Rename,
  Replay,
  Sealed,
  Sentence,
  Start,
  TableInfo,
} from "./types";
import { settings } from "../settings/settings.svelte";
import { new_part, remember_part } from "../fair/part";
import { outdated } from "../ui/outdated.svelte";
import { to } from "./base";
import { reach } from "./reach.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly why: Sentence,
    readonly said = "", // and what the host of the server says about it
  ) {
    super(why.key);
  }
}

const unreachable: Sentence = { key: "no-connection", args: {}, clause: "" };
const strange: Sentence = { key: "no-answer", args: {}, clause: "" };

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(to(path), {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    reach.heard(false);
    throw new Refusal(0, unreachable);
  }
  const data: unknown = await answer.json().catch(() => null);
  const problem = answer.ok ? null : (data as Partial<Problem> | null);
  const why = problem?.why;
  reach.heard(answer.ok || !!why || answer.status < 500); // what stands before a server that is down says 502 and the like
  if (why?.key === "no-blocked") reach.barred = { why, said: problem?.said ?? "" };
  else if (answer.ok && !path.startsWith("/api/watch")) reach.barred = null; // the host's own page is open in any case
  outdated.compare(answer.headers.get("x-client") ?? "");
  if (!answer.ok) throw new Refusal(answer.status, why?.key ? why : strange, problem?.said);
  return data as T;
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const http = {
  health: () => call<unknown>("GET", "/api/health"),
  games: () => call<GameCard[]>("GET", "/api/games"),
  harbour: () => call<Harbour>("GET", "/api/harbour"),
  /** At a table where somebody waits; else at one of my own. */
  quick: async (game: string): Promise<Created> => {
    for (let left = 3; ; left--) {
      const found = await call<QuickMatch>("GET", `/api/quick?game=${encodeURIComponent(game)}`);
      if (!found.code || !left) return http.create(found.table);
      try {
        return await http.join(found.code, { seat: -1 });
      } catch (e) {
        if (!(e instanceof Refusal) || e.status === 429) throw e; // else somebody was quicker
      }
    }
  },
  me: () => call<Me>("GET", "/api/me"),
  rename: (body: Rename) => call<Me>("POST", "/api/me", body),
  create: async (body: NewTable) => {
    const { seal } = await call<Sealed>("POST", "/api/seal", {});
    const part = new_part();
    const made = await call<Created>("POST", "/api/tables", { ...body, seal, part });
    remember_part(made.code, { seal, part, known: [] });
    return made;
  },
  tables: (codes: readonly string[]) =>
    call<MyTables>("GET", `/api/tables?${codes.map((code) => `code=${encodeURIComponent(code)}`).join("&")}`),
  table: (code: string) => call<TableInfo>("GET", table(code)),
  join: async (code: string, body: Join = {}) => {
    const { seal, status, parts } = await call<TableInfo>("GET", table(code));
    const part = status === "waiting" ? new_part() : ""; // later it would change what is drawn already
    const made = await call<Created>("POST", `${table(code)}/join`, { colour: settings.choices.colour, ...body, part });
    if (part) remember_part(made.code, { seal, part, known: (parts ?? []).filter((hash) => hash) });
    return made;
  },
  enter: (code: string, body: Enter) => call<TableInfo>("POST", `${table(code)}/enter`, body),
  take_seat: (token: string) => call<Created>("POST", "/api/seats", { link: token }),
  move: (code: string, body: Move) => call<TableInfo>("POST", `${table(code)}/move`, body),
  arrange: (code: string, body: Arrange) => call<TableInfo>("POST", `${table(code)}/arrange`, body),
  start: (code: string, body: Start) => call<TableInfo>("POST", `${table(code)}/start`, body),
  give: (code: string, seat: number, body: Give) => call<unknown>("POST", `${table(code)}/seats/${seat}`, body),
  rematch: async (code: string) => {
    const { seal } = await call<Sealed>("POST", "/api/seal", {});
    const part = new_part();
    const made = await call<Created>("POST", `${table(code)}/rematch`, { seal, part });
    const there = await call<TableInfo>("GET", table(made.code));
    if (there.seal === seal) remember_part(made.code, { seal, part, known: [] }); // else somebody was quicker
    return made;
  },
  guide: (game: string, role = "") =>
    call<Created>("POST", `/api/guide/${encodeURIComponent(game)}${role && `?role=${encodeURIComponent(role)}`}`, {}),
  notices: () => call<Notices>("GET", "/api/notices"),
  notify: (body: Notify) => call<Notices>("POST", "/api/notices", body),
  practice: (body: Practice) => call<Practised>("POST", "/api/practice", body),
  look: (code: string) => call<LookBack>("GET", `${table(code)}/look`),
  branch: (code: string, body: Branch) => call<Created>("POST", `${table(code)}/branch`, body),
  hint: (code: string) => call<Hint>("POST", `${table(code)}/hint`, {}),
  draws: (code: string) => call<Draws>("GET", `${table(code)}/draws`),
  replay: (code: string, eyes = "") => call<Replay>("GET", `${table(code)}/replay${eyes && `?eyes=${encodeURIComponent(eyes)}`}`),
};

export const record_url = (code: string): string => to(`${table(code)}/record`);
export const qr_url = (code: string): string => to(`${table(code)}/qr.svg`);
