import type { IncomingMessage } from "node:http";
import { openStream } from "~/web/outbound/guarded-request.server";
import { PrivateAddressError } from "~/web/outbound/safe-address.server";
import { markedEncoding } from "~/web/text-encoding.server";
import { importFailure, type ImportFailure } from "./import-fault";

type FetchOptions = {
  /** Returns whether an address may be http and private, which only tests allow. */
  isTrusted: (url: URL) => boolean;
  /** The hosts that calendars may come from, with those below them; null allows any public one. */
  hosts: readonly string[] | null;
  signal: AbortSignal;
  timeoutMs?: number;
};

export type FetchedCalendar = { ok: true; text: string } | ImportFailure;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;
const MAX_REDIRECTS = 3;
const HEADERS = { Accept: "text/calendar", "User-Agent": "Mgzavri" };

/** Gets the text of a calendar. The address of each redirect is checked as the first one. Never throws. */
export async function fetchCalendar(
  address: string,
  { timeoutMs = TIMEOUT_MS, signal, ...rules }: FetchOptions,
): Promise<FetchedCalendar> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const options = { ...rules, timeoutMs, signal: AbortSignal.any([signal, timeout]) };
  try {
    return await follow(new URL(address), options, MAX_REDIRECTS);
  } catch (error) {
    if (error instanceof PrivateAddressError) return importFailure("private");
    return importFailure(timeout.aborted ? "timeout" : "unreachable");
  }
}

type Options = Required<FetchOptions>;

async function follow(url: URL, options: Options, redirects: number): Promise<FetchedCalendar> {
  const allowPrivate = options.isTrusted(url);
  if (!isAllowed(url, allowPrivate)) return importFailure("insecure");
  if (!isListedHost(options.hosts, url)) return importFailure("host");
  const response = await openStream(url, { ...options, headers: HEADERS, allowPrivate });
  const { statusCode: status = 0, headers } = response;
  if (status === 200) return readText(response);
  response.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(status) && headers.location;
  if (!isRedirect) return importFailure("status", String(status));
  const next = URL.canParse(headers.location ?? "", url)
    ? new URL(headers.location ?? "", url)
    : null;
  return next && redirects > 0 ? follow(next, options, redirects - 1) : importFailure("redirect");
}

/** Returns whether a list names the host of an address, or one that it is below. */
export function isListedHost(hosts: readonly string[] | null, { hostname }: URL): boolean {
  return hosts?.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? true;
}

function isAllowed({ protocol }: URL, allowPrivate: boolean) {
  return protocol === "https:" || (allowPrivate && protocol === "http:");
}

async function readText(response: IncomingMessage): Promise<FetchedCalendar> {
  const chunks: Buffer[] = [];
  let size = Number(response.headers["content-length"] ?? 0);
  if (size <= MAX_BYTES) {
    size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BYTES) break;
      chunks.push(chunk);
    }
  }
  response.destroy();
  if (size > MAX_BYTES) return importFailure("tooLarge");
  return { ok: true, text: decodeCalendar(Buffer.concat(chunks)) };
}

/** Decodes a text as UTF-8, as RFC 5545 demands, unless a mark says otherwise. */
function decodeCalendar(bytes: Uint8Array): string {
  return new TextDecoder(markedEncoding(bytes) ?? "UTF-8").decode(bytes);
}
