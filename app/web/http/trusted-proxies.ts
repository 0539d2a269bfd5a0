import ipaddr from "ipaddr.js";

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** The trusted reverse proxies in front: their number, or their networks. */
export type TrustedProxies = number | readonly Network[];

const MAX_PROXIES = 10;

/** Parses `1` or `10.0.0.0/8,fd00::/8`; null for anything else. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MAX_PROXIES ? Number(text) : null;
  const networks = text.split(",").map((entry) => parseNetwork(entry.trim()));
  return networks.every((network) => network !== null) ? networks : null;
}

function parseNetwork(text: string): Network | null {
  const [host = ""] = text.split("/");
  const address = parseAddress(host);
  // The library would read `10` without its mask as 0.0.0.10.
  if (address && ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (host !== text) return null;
  return address && [address, address.kind() === "ipv4" ? 32 : 128];
}

/** Returns whether the address `hop` steps in front of this process is that of a trusted proxy. */
export function isTrusted(proxies: TrustedProxies, address: string, hop: number): boolean {
  if (typeof proxies === "number") return hop < proxies;
  const parsed = parseAddress(address);
  return parsed !== null && proxies.some((network) => contains(network, parsed));
}

function contains([network, bits]: Network, address: ipaddr.IPv4 | ipaddr.IPv6) {
  return network.kind() === address.kind() && address.match(network, bits);
}

/** Parses an address with a port or without one; null for anything else. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? [];
  const [, dotted] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const plain = bracketed ?? dotted ?? text;
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain);
  // `process` turns an IPv4 address in the notation of IPv6 into IPv4.
  return isAddress ? ipaddr.process(plain) : null;
}

const PRIVATE_RANGES = new Set([
  "private",
  "loopback",
  "linkLocal",
  "uniqueLocal",
  "carrierGradeNat",
]);

/**
 * Returns whether an address is of this machine or of a network that the Internet does not reach. False for what is
 * no address.
 */
export function isPrivate(address: string): boolean {
  const range = parseAddress(address)?.range();
  return range !== undefined && PRIVATE_RANGES.has(range);
}
