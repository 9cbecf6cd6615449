/* Whether this page must be loaded again, and why: the server speaks a newer protocol, or a part of
   the page did not come, as when the client was replaced on the server meanwhile. */
import { from } from "../wire/base";

class Outdated {
  why: "" | "outdated" | "part-missing" = $state("");
  newer = $state(false); // there is another client on the server; a game need not be disturbed for it

  /** What the server says of the client that it has, against the script this page began with. */
  compare(there: string): void {
    const here = document.querySelector('script[type="module"][src*="/assets/"]')?.getAttribute("src");
    if (here && there) this.newer = from(here) !== there;
  }

  /** Parts are fetched when they are first needed; what Vite cannot fetch it says here. */
  watch(): void {
    window.addEventListener("vite:preloadError", () => {
      if (!this.why) this.why = "part-missing";
    });
  }
}

export const outdated = new Outdated();
