/* "Your turn", told where the page is not looked at: by the system while it is open, by a push when it is closed. */
import { keep, kept } from "../settings/kept";
import { http } from "../wire/http";
import type { Turn } from "../wire/mine.svelte";
import { t, words } from "../words/words.svelte";
import { to } from "../wire/base";

export type Reach = "none" | "blocked" | "page" | "push"; // how far notices get in this browser

class Notices {
  wanted = $state(kept<boolean>("notices", false));
  pushes = $state(false); // this browser is told even when it is closed
  private told = new Set<string>(); // tables whose turn was said already

  get reach(): Reach {
    if (typeof Notification !== "function") return "none";
    if (Notification.permission === "denied") return "blocked";
    return this.pushes ? "push" : "page";
  }

  /** Somebody wishes it: the browser asks once whether they mean it. */
  async want(wanted: boolean): Promise<void> {
    if (wanted && (typeof Notification !== "function" || (await Notification.requestPermission()) !== "granted")) wanted = false;
    this.wanted = wanted;
    keep("notices", wanted);
    await this.subscribe().catch(() => undefined); // then the page itself tells, while it is open
  }

  /** Let the browser's maker bring notices, if this server sends any. Also when a page opens: a subscription may have changed. */
  async subscribe(): Promise<void> {
    if (!("serviceWorker" in navigator) || (!this.wanted && !(await navigator.serviceWorker.getRegistration()))) return;
    const worker = await navigator.serviceWorker.register(to("/sw.js"));
    const before = await worker.pushManager.getSubscription();
    if (!this.wanted) {
      if (before) await http.notify({ endpoint: before.endpoint, wanted: false }).then(() => before.unsubscribe());
      this.pushes = false;
      return;
    }
    const { key } = await http.notices();
    if (!key) return;
    const now = before ?? (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint = "", keys = {} } = now.toJSON();
    await http.notify({ endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language: words.language });
    this.pushes = true;
  }

  /** The tables that wait for me now. While nobody looks at the page the system says so, once for each turn. */
  look(waiting: readonly Turn[]): void {
    const codes = new Set(waiting.map((w) => w.code));
    for (const code of this.told) if (!codes.has(code)) this.told.delete(code);
    for (const { code, game, open } of waiting) {
      if (this.told.has(code)) continue;
      this.told.add(code);
      if (document.visibilityState === "hidden" && this.wanted && (open || !this.pushes)) this.show(code, game);
    }
  }

  private show(code: string, game: string): void {
    if (typeof Notification !== "function" || Notification.permission !== "granted") return;
    const said = new Notification(t("notice-turn"), { body: `${t(`game-${game}`)} · ${code}`, tag: code, icon: to("/compass.svg") });
    said.onclick = () => {
      window.focus();
      said.close();
    };
  }
}

export const notices = new Notices();
