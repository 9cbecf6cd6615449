/* The browser's tab: its title and its icon count the tables that wait for me, whatever page is open. */
const COUNTED = /^\(\d+\) /;

class Tab {
  private count = 0;
  private icon = ""; // as it is without a number

  /** The icon is drawn from the one that the page came with, and pages go on writing their titles. */
  watch(): () => void {
    const title = document.querySelector("title");
    if (!title) return () => {};
    const observer = new MutationObserver(() => this.write());
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }

  mark(count: number): void {
    this.count = count;
    this.write();
    void this.draw();
  }

  private write(): void {
    const plain = document.title.replace(COUNTED, "");
    const wanted = this.count > 0 ? `(${this.count}) ${plain}` : plain;
    if (document.title !== wanted) document.title = wanted;
  }

  private async draw(): Promise<void> {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    if (this.count === 0 && !this.icon) return;
    this.icon ||= await fetch(link.href).then(
      (answer) => (answer.ok ? answer.text() : ""),
      () => "",
    );
    if (this.icon) link.href = `data:image/svg+xml,${encodeURIComponent(badged(this.icon, this.count))}`;
  }
}

/** The icon with a number in its corner; 0: without one. */
export function badged(icon: string, count: number): string {
  if (count === 0) return icon;
  const text = count > 9 ? "9+" : String(count);
  const badge = `<circle cx="28" cy="28" r="12" fill="#c8472f" stroke="#fff" stroke-width="2"/><text x="28" y="34" font-family="sans-serif" font-weight="700" font-size="17" text-anchor="middle" fill="#fff">${text}</text>`;
  return icon.replace("</svg>", `${badge}</svg>`);
}

export const tab = new Tab();
