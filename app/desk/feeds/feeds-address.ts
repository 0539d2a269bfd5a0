import { href } from "react-router";

/** Values of the field `intent` in the forms of the page. */
export const FEED_INTENTS = {
  create: "create-feed",
  renew: "renew-feed",
  revoke: "revoke-feed",
  add: "add-import",
  fetch: "fetch-import",
  remove: "remove-import",
} as const;

/** What the last form has done, in the page's address. */
export const FEED_OUTCOMES = [
  "created",
  "renewed",
  "revoked",
  "added",
  "fetched",
  "removed",
] as const;
export type FeedOutcome = (typeof FEED_OUTCOMES)[number];

export function feedsAddress(done?: FeedOutcome): string {
  const page = href("/admin/calendar/feeds");
  return done ? `${page}?${new URLSearchParams({ done })}` : page;
}
