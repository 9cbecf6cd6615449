/* A value at a pace one can read: always the newest, and never more than one change in so many ms. */
export class Calm<T> {
  shown: T = $state.raw()!;
  private newest: T;
  private changed = -Infinity;
  private timer = 0;

  constructor(
    first: T,
    private readonly ms: number,
    private readonly same: (a: T, b: T) => boolean = Object.is,
  ) {
    this.shown = first;
    this.newest = first;
  }

  follow(value: T): void {
    this.newest = value;
    if (this.timer || this.same(value, this.shown)) return;
    const left = this.changed + this.ms - performance.now();
    if (left > 0) this.timer = window.setTimeout(() => this.change(), left);
    else this.change();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  private change(): void {
    this.timer = 0;
    if (this.same(this.newest, this.shown)) return;
    this.changed = performance.now();
    this.shown = this.newest;
  }
}
