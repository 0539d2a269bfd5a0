import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export class PrivateAddressError extends Error {
  constructor() {
    super("the address is private");
  }
}

/** Returns whether an address is public. A private IPv4 address is not, even if it is written as IPv6. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === "unicast" && (ip instanceof ipaddr.IPv4 || ip.match(GLOBAL_UNICAST));
}

/** Public IPv6 addresses (RFC 4291, 2.4). Outside of this range are obsolete forms of IPv4 addresses. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns the IP address in the host of a URL, without brackets; null for a name. */
export function literalIp(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(bare) ? bare : null;
}

/**
 * Fails if any address of a name is private. As the `lookup` of a connection it leaves no time for
 * the name to resolve to another address after the check.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, "");
    if (!found.every(({ address }) => isPublicIp(address))) {
      return callback(new PrivateAddressError(), "");
    }
    if (options.all) return callback(null, found);
    const [first] = found;
    return first
      ? callback(null, first.address, first.family)
      : callback(new Error("no address"), "");
  });
};

/**
 * Returns why a URL is refused; null if it is allowed. A name that does not resolve now is checked at each
 * call.
 */
export async function refusalOfAddress(url: URL): Promise<"private" | "insecure" | null> {
  if (url.protocol !== "https:") return "insecure";
  const ip = literalIp(url.hostname);
  if (ip) return isPublicIp(ip) ? null : "private";
  return new Promise((resolve) => {
    publicLookup(url.hostname, {}, (error) => {
      resolve(error instanceof PrivateAddressError ? "private" : null);
    });
  });
}
