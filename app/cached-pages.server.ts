import { parseCookie } from "cookie";
import { businessTime } from "~/calendar";
import { onceMore, type Sql } from "~/db.server";
import { findFleetVersion } from "~/fleet/fleet.queries.server";
import { detectLanguage, newLanguageCookie } from "~/i18n/detect.server";
import { LANGUAGE_COOKIE } from "~/i18n/languages";
import { sessionIdOf } from "~/staff/session.server";
import { cacheableAddress } from "~/pages/cacheable-address";
import { coalesce } from "~/coalesce.server";
import { preferredEncoding } from "~/web/http/compress.server";
import { FLASH_COOKIE } from "~/web/http/flash.server";
import type { PageCacheOptions, PagePlan } from "~/web/cache/page-cache.server";

/** So long a visitor waits to hear whether a kept page is still right. */
const STAMP_WITHIN_MS = 1_000;

/** Kept pages are the same under every name of the site: none of it gets into them. */
const ORIGIN = "http://localhost";

/** Which pages are cached, and until when they are right. */
export function cachedPages(sql: Sql): PageCacheOptions {
  return {
    plan,
    // The booking form starts with the date of the business.
    stamp: coalesce(async () => {
      const version = await onceMore(() => findFleetVersion(sql));
      return `${version} ${businessTime(new Date()).date}`;
    }, STAMP_WITHIN_MS),
  };
}

/**
 * Only an anonymous request for a public page is answered from a kept one. What is rendered for it
 * is a request of ours, and all of that stands in the key.
 */
export async function plan(request: Request): Promise<PagePlan | null> {
  const address = cacheableAddress(new URL(request.url));
  if (!address || !isRead(request) || !isAnonymous(request.headers)) return null;
  const headers = await plainHeaders(request);
  return {
    key: `${address}\n${JSON.stringify(headers)}`,
    request: new Request(ORIGIN + address, { headers }),
    cookie: newLanguageCookie(request),
  };
}

/** Whatever else a page shall depend on has to be named here. */
async function plainHeaders(request: Request): Promise<Record<string, string>> {
  const isOff = cookiesOf(request.headers).analytics === "off";
  const refusal = request.headers.get("Sec-GPC") === "1";
  const lang = await detectLanguage(request);
  return {
    Cookie: `${LANGUAGE_COOKIE}=${lang}${isOff ? "; analytics=off" : ""}`,
    "Accept-Encoding": preferredEncoding(request.headers.get("Accept-Encoding")) ?? "identity",
    ...(refusal && { "Sec-GPC": "1" }),
  };
}

/** `.data`, which the router's script asks for, has paths of its own and is no page. */
function isRead({ method, headers }: Request) {
  const accepted = headers.get("Accept") ?? "*/*";
  return (method === "GET" || method === "HEAD") && /text\/html|\*\/\*/.test(accepted);
}

function isAnonymous(headers: Headers) {
  const signed = sessionIdOf(headers) !== null || headers.has("Authorization");
  return !signed && cookiesOf(headers)[FLASH_COOKIE] === undefined;
}

function cookiesOf(headers: Headers) {
  return parseCookie(headers.get("Cookie") ?? "");
}
