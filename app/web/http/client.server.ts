import { createContext } from "react-router";

/** The address that a request comes from; servers other than ours leave it at this value. */
export const clientAddressContext = createContext("unknown");

/**
 * The client's address behind a number of trusted proxies: each appends the address it sees to
 * `X-Forwarded-For`, so the entry of the outermost trusted one counts, and whatever stands before
 * it is the client's own claim.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  proxies: number,
): string {
  if (proxies === 0 || !forwardedFor) return socketAddress;
  const claimed = forwardedFor.split(",").map((entry) => entry.trim());
  return claimed.at(-proxies) ?? claimed[0] ?? socketAddress;
}

/** What a limit counts by: an IPv4 address, or the /64 that one IPv6 subscriber holds. */
export function limitKey(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":");
}
