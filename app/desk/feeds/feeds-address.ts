import { href } from "react-router";

/** Values of the field `intent` in the forms of the page. */
export const FEED_INTENTS = {
  create: "create-feed",
  renew: "renew-feed",
  revoke: "revoke-feed",
  add: "add-import",
  fetch: "fetch-import",
  acceptEmpty: "accept-empty-import",
  remove: "remove-import",
} as const;

/** What the last form has done, in the page's address. */
export const FEED_OUTCOMES = [
  "created",
  "renewed",
  "revoked",
  "added",
  "fetched",
  "accepted",
  "removed",
] as const;
export type FeedOutcome = (typeof FEED_OUTCOMES)[number];

/** The page with a choice in the form of a new address. */
export function chosenAddress(chosen: Record<FeedField, string>): string {
  return `${feedsAddress()}?${new URLSearchParams(chosen)}`;
}

export function feedsAddress(done?: FeedOutcome): string {
  const page = href("/admin/calendar/feeds");
  return done ? `${page}?${new URLSearchParams({ done })}` : page;
}

export const FEED_FIELDS = ["subject", "withNames"] as const;
type FeedField = (typeof FEED_FIELDS)[number];

export const IMPORT_FIELDS = ["vehicle", "source", "url"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The option of all vehicles of a model, or of one. */
export function subjectValue(kind: "model" | "vehicle", id: number): string {
  return `${kind}-${id}`;
}

/** The option of pick-ups and returns. */
export const TODAY = "today";
