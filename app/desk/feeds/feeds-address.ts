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

/** The values in the page's address that say what the last form has done. */
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

/** Returns the address of the page with a choice in the form of a new address. */
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

/** Returns the value of the option for all vehicles of a model, or for one. */
export function subjectValue(kind: "model" | "vehicle", id: number): string {
  return `${kind}-${id}`;
}

/** The value of the option for pick-ups and returns. */
export const TODAY = "today";
