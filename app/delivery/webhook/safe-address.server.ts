import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Why no connection was made: the address lies inside a network. */
export class PrivateAddressError extends Error {
  constructor() {
    super("the address is private");
  }
}

/** Whether an IP address is on the open Internet, IPv4 in any dress of IPv6 included. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === "unicast" && (ip instanceof ipaddr.IPv4 || ip.match(OPEN_IPV6));
}

/** All that has been given out (RFC 4291, 2.4); outside it are old ways to write an IPv4 address. */
const OPEN_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** The IP address that the host of a URL is, brackets off; null where it is a name. */
export function literalIp(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(bare) ? bare : null;
}

/**
 * Resolves a name for a connection, and refuses it where any of its addresses is not on the open
 * Internet. The connection goes to what was checked: nothing is resolved a second time.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, "");
    if (!found.every(({ address }) => isPublicIp(address))) {
      return callback(new PrivateAddressError(), "");
    }
    if (options.all) return callback(null, found);
    const [first] = found;
    return callback(null, first!.address, first!.family);
  });
};

/** Whether a URL leads to the open Internet, as far as it can be told now. */
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
