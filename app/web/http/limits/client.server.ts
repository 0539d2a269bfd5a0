import type { IncomingMessage } from "node:http";
import { createContext } from "react-router";
import {
  isPrivate,
  isTrusted,
  parseAddress,
  type TrustedProxies,
} from "~/web/http/trusted-proxies";

export const UNKNOWN_ADDRESS = "unknown";

/** The client's IP address; `react-router dev` and `serve` don't set it. */
export const clientAddressContext = createContext(UNKNOWN_ADDRESS);

/**
 * The client's address behind trusted proxies: each appends the address it sees to
 * `X-Forwarded-For`, so the outermost trusted one's entry counts; entries before it can be forged.
 * For an entry that is no address, that of the last trusted proxy counts.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | null,
  proxies: TrustedProxies,
): string {
  return followHops(socketAddress, forwardedFor, proxies).address;
}

/** The address, and how many entries of `X-Forwarded-For` there are, and were believed. */
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

/** Programs that watch the site call it directly. */
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
    // Without any entry the peer may be the company's own program, or the proxy itself.
    const isDirect = hops.entries === 0 && (isPrivate(peer) || WATCHED.has(url));
    if (typeof proxies === "number" && hops.entries < proxies && !isDirect) sayOnce(TOO_MANY);
  };
}

/** The protocol that the proxy in front reports; null without a trusted one. */
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

/** The key of a rate limit: an IPv4 address, or the /64 network of an IPv6 subscriber. */
export function limitKey(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
  if (!plain.includes(":")) return plain;
  const [head = [], tail] = plain.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = tail ? Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0") : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(":");
}

/** The /48 network of an IPv6 address, which has 65,536 of those that a limit counts; else null. */
export function ipv6Prefix48(address: string): string | null {
  return /^([^:]*:[^:]*:[^:]*):/.exec(limitKey(address))?.[1] ?? null;
}
