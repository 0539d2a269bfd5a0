import type { IncomingMessage } from "node:http";
import { createContext } from "react-router";
import {
  isPrivate,
  isTrusted,
  parseAddress,
  type TrustedProxies,
} from "~/web/http/trusted-proxies";

export const UNKNOWN_ADDRESS = "unknown";

/** The client's IP address. `react-router dev` and `serve` don't set it. */
export const clientAddressContext = createContext(UNKNOWN_ADDRESS);

/**
 * Returns the client's address behind trusted proxies: each appends the address it sees to
 * `X-Forwarded-For`, so the outermost trusted one's entry counts; entries before it can be forged. If that
 * entry is no address, the last trusted proxy's address counts.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  proxies: TrustedProxies,
): string {
  return followHops(socketAddress, forwardedFor, proxies).address;
}

/** Returns the address, with the number of `X-Forwarded-For` entries, and of those that were believed. */
function followHops(socketAddress: string, forwardedFor: string | null, proxies: TrustedProxies) {
  let address = socketAddress;
  const entries = forwardedFor ? forwardedFor.split(",").toReversed() : [];
  for (const [hop, entry] of entries.entries()) {
    const claimed = isTrusted(proxies, address, hop) ? parseAddress(entry.trim()) : null;
    if (!claimed) return { address, entries: entries.length, believed: hop };
    address = claimed.toString();
  }
  return { address, entries: entries.length, believed: entries.length };
}

const TOO_FEW =
  "TRUST_PROXY covers too few proxies: a private address sent an X-Forwarded-For that is not read, so " +
  "that all visitors behind it are one to the limits";
const TOO_MANY =
  "TRUST_PROXY counts more proxies than a request has passed: visitors who add an X-Forwarded-For " +
  "choose the address that the limits see";

/** Paths that monitoring programs request without the proxy. */
const WATCHED = new Set(["/healthz", "/readyz", "/metrics"]);

type Incoming = {
  headers: IncomingMessage["headers"];
  socket: { remoteAddress?: string | undefined };
  url?: string | undefined;
};

/** Looks at each request for a sign that `TRUST_PROXY` is wrong, and warns of each of the two once. */
export function watchProxies(proxies: TrustedProxies, warn: (message: string) => void) {
  const said = new Set<string>();
  const sayOnce = (message: string) => {
    if (!said.has(message)) warn(message);
    said.add(message);
  };
  return ({ headers, socket, url = "" }: Incoming) => {
    const forwardedFor = headers["x-forwarded-for"];
    const peer = socket.remoteAddress ?? UNKNOWN_ADDRESS;
    const hops = followHops(
      peer,
      forwardedFor === undefined ? null : String(forwardedFor),
      proxies,
    );
    if (hops.believed < hops.entries && isPrivate(hops.address)) sayOnce(TOO_FEW);
    // A request without any entry may come from the company's own program, or from the proxy itself.
    const isDirect = hops.entries === 0 && (isPrivate(peer) || WATCHED.has(url));
    if (typeof proxies === "number" && hops.entries < proxies && !isDirect) sayOnce(TOO_MANY);
  };
}

/** Returns the protocol that the proxy in front reports; null without a trusted one. */
export function forwardedProtocol(
  { headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string } },
  proxies: TrustedProxies,
): "http:" | "https:" | null {
  if (!isTrusted(proxies, socket.remoteAddress ?? "", 0)) return null;
  const [nearest] = String(headers["x-forwarded-proto"] ?? "")
    .split(",")
    .toReversed();
  const name = nearest?.trim().toLowerCase();
  return name === "https" || name === "http" ? `${name}:` : null;
}

/** Returns the key of a rate limit: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function limitKey(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":");
}

/**
 * Returns the /48 network of an IPv6 address, which has 65,536 of the /64 networks that a limit counts;
 * else null.
 */
export function ipv6Prefix48(address: string): string | null {
  return /^([^:]*:[^:]*:[^:]*):/.exec(limitKey(address))?.[1] ?? null;
}
