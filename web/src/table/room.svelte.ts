/* How much room the screen gives a table: a desk's, a phone's, or that of a phone on its side. */
const NARROW = "(max-width: 560px), (max-width: 720px) and (min-height: 501px)";
const FLAT = "(min-width: 561px) and (max-height: 500px)";

export class Room {
  private readonly narrow = matchMedia(NARROW);
  private readonly flat = matchMedia(FLAT);
  phone = $state(this.narrow.matches);
  low = $state(this.flat.matches);

  /** Follows the screen when it is turned, for as long as the table is open. */
  watch(): () => void {
    const change = (): void => void ((this.phone = this.narrow.matches), (this.low = this.flat.matches));
    for (const query of [this.narrow, this.flat]) query.addEventListener("change", change);
    return () => [this.narrow, this.flat].forEach((query) => query.removeEventListener("change", change));
  }
}
