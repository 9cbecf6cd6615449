/* A page that takes the place of another is read out by its title: the browser says nothing, as nothing was loaded. */
const SETTLED = 300; // ms: a page that is still being fetched has half a title

class Arrival {
  said = $state("");
  private timer = 0;
  private coming = false;

  /** To be called whenever another page is shown; `aloud` false: it speaks for itself. */
  at(aloud: boolean): void {
    this.said = "";
    this.coming = aloud;
    this.wait();
  }

  watch(): () => void {
    const titles = new MutationObserver(() => this.wait());
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => (titles.disconnect(), clearTimeout(this.timer));
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.coming) return;
    this.timer = window.setTimeout(() => {
      this.coming = false;
      this.said = document.title;
    }, SETTLED);
  }
}

export const arrival = new Arrival();
