/* How much room the screen gives a table: a desk's, a phone's, or that of a phone on its side. */
const NARROW = "(max-width: 35em), (max-width: 45em) and (min-height: 31.3125em)";
const FLAT = "(min-width: 35.0625em) and (max-height: 31.25em)";

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
