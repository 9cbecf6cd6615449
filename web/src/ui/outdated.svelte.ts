/* Whether this page must be loaded again, and why: the server speaks a newer protocol, or a part of
   the page did not come, as when the client was replaced on the server meanwhile. */
class Outdated {
  why: "" | "outdated" | "part-missing" = $state("");

  /** Parts are fetched when they are first needed; what Vite cannot fetch it says here. */
  watch(): void {
    window.addEventListener("vite:preloadError", () => {
      if (!this.why) this.why = "part-missing";
    });
  }
}

export const outdated = new Outdated();
