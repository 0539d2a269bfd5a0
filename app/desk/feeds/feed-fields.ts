export const FEED_FIELDS = ["subject", "withNames"] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

export const IMPORT_FIELDS = ["vehicle", "source", "url"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The option of all vehicles of a model, or of one. */
export function subjectValue(kind: "model" | "vehicle", id: number): string {
  return `${kind}-${id}`;
}

/** The option of pick-ups and returns. */
export const TODAY = "today";
