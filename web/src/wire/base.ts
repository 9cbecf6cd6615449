/* Below which path all of this is, where a proxy has it below one: "/games". The server says so in its page. */
const base = document.querySelector('meta[name="base"]')?.getAttribute("content") ?? "";

/** An address of ours ("/t/KRAKEN-42") as the browser must ask for it; one that is so already stays. */
export function to(path: string, below: string = base): string {
  return !below || path === below || path.startsWith(`${below}/`) ? path : below + path;
}

/** The other way round. */
export function from(path: string, below: string = base): string {
  return below && (path === below || path.startsWith(`${below}/`)) ? path.slice(below.length) || "/" : path;
}
