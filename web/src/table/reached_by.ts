/* Who can open an address: this computer only, the network around it, or everybody. */

export type Reach = "here" | "network" | "all";

export function reached_by(link: string): Reach {
  const host = new URL(link, location.origin).hostname.replace(/^\[|\]$/g, "");
  if (host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "::1") return "here";
  const is_private =
    /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|f[cd]|fe80:)/.test(host) || /\.(local|lan|home|internal)$/.test(host);
  return is_private || !/[.:]/.test(host) ? "network" : "all";
}
