import type { Route } from "./+types/feed";
import { siteContext } from "~/server/site-context.server";
import { loadFeed } from "~/messaging/feeds/load-feed.server";
import { clientAddressContext } from "~/web/http/limits/client.server";
import { or503 } from "~/web/http/or-503.server";
import { SECRET_ADDRESS_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { sql, secret, settings, publicSite, limits } = context.get(siteContext);
  const seconds = limits.feeds.take(context.get(clientAddressContext));
  if (seconds !== null) return refuseFeed(429, { "Retry-After": String(seconds) });
  const { publicAddress } = publicSite();
  const site = { sql, secret, publicAddress, lang: settings.operatorLanguage };
  const file = await or503(loadFeed(site, params.token, new Date()));
  if (file === null) return refuseFeed(404);
  return new Response(file, {
    headers: { ...SECRET_ADDRESS_HEADERS, "Content-Type": "text/calendar; charset=utf-8" },
  });
}

function refuseFeed(status: number, headers: Record<string, string> = {}) {
  return new Response(null, { status, headers: { ...SECRET_ADDRESS_HEADERS, ...headers } });
}
