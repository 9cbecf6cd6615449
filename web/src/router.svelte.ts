/* Where we are: the address bar as a page and its parameters, with deep links and the browser's own back button. */
import { has_face } from "./games/registry";
import { from, to } from "./wire/base";

export type Place =
  | { page: "home"; join: string }
  | { page: "table"; code: string }
  | { page: "replay"; code: string; step: number; eyes: string }
  | { page: "seat"; token: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "practice"; game: string }
  | { page: "person"; id: string }
  | { page: "ratings"; game: string }
  | { page: "event"; id: string }
  | { page: "account" }
  | { page: "friends" }
  | { page: "watch" }
  | { page: "letter" }
  | { page: "about" }
  | { page: "lost" };

export function parse(address: URL): Place {
  const parts = from(address.pathname).split("/").filter(Boolean).map(decodeURIComponent);
  const [a, b, c] = parts;
  if (!a) return { page: "home", join: address.searchParams.get("join") ?? "" };
  if (a === "t" && b && !c) return { page: "table", code: b.toUpperCase() };
  if (a === "t" && b && c === "replay")
    return { page: "replay", code: b.toUpperCase(), step: Number(address.searchParams.get("step") ?? -1), eyes: eyes_of(address) };
  // Older links have a dot in the place of the #.
  if (a === "s" && b && !c) return { page: "seat", token: address.hash ? `${b}.${address.hash.slice(1)}` : b };
  if (a === "rules" && b && !c && has_face(b)) return { page: "rules", game: b, clause: address.hash.slice(1) };
  if (a === "practice" && b && !c) return { page: "practice", game: b };
  if (a === "p" && b && !c) return { page: "person", id: b };
  if (a === "ratings" && !c && (!b || has_face(b))) return { page: "ratings", game: b ?? "" };
  if (a === "e" && b && !c) return { page: "event", id: b };
  if (a === "account" && !b) return { page: "account" };
  if (a === "friends" && !b) return { page: "friends" };
  if (a === "watch" && !b) return { page: "watch" };
  if (a === "letter" && !b) return { page: "letter" };
  if (a === "about" && !b) return { page: "about" };
  return { page: "lost" };
}

/** By whose eyes a replay is seen: "": what everybody saw; a seat's number; "open". */
function eyes_of(address: URL): string {
  const eyes = address.searchParams.get("eyes") ?? "";
  return /^(\d|open)$/.test(eyes) ? eyes : "";
}

class Router {
  place: Place = $state.raw(parse(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", (e) => this.catch(e));
  }

  go(path: string): void {
    history.pushState(null, "", to(keep_motion(path)));
    this.read();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", to(path));
  }

  /** One cannot go back to where this leads on from. */
  forward(path: string): void {
    history.replaceState(null, "", to(keep_motion(path)));
    this.read();
  }

  private read(): void {
    this.place = parse(new URL(location.href));
  }

  /** Links within the site do not reload it. */
  private catch(e: MouseEvent): void {
    if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    const link = (e.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = from(link.pathname);
    if (to(path) !== link.pathname || /^\/(api|assets)\//.test(path)) return; // another site of this host
    if (link.pathname === location.pathname && link.hash) return;
    e.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

/** ?motion=off stays on while one walks through the site. */
function keep_motion(path: string): string {
  if (new URLSearchParams(location.search).get("motion") !== "off" || path.includes("motion=")) return path;
  const [main = "", hash] = path.split("#");
  return `${main}${main.includes("?") ? "&" : "?"}motion=off${hash ? `#${hash}` : ""}`;
}

export const router = new Router();
