import { createContext } from "react-router";

/** The client's IP address; `react-router dev` and `serve` don't set it. */
export const clientAddressContext = createContext("unknown");

/**
 * The client's address behind a number of trusted proxies: each appends the address it sees to
 * `X-Forwarded-For`, so the outermost trusted one's entry counts; entries before it can be forged.
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

/** The key of a rate limit: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function limitKey(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":");
}
