import type { StoredPhoto } from "~/catalog/photos/photos.queries.server";

/** Apart from the schema, which is not for browsers. */
export const PHOTO_FIELDS = ["view", "focus", "altEn", "altKa"] as const;

/** The field with what the form showed of its photo. */
export const SEEN_PHOTO = "seen";

export function seenOf({ view, focus, alt }: Pick<StoredPhoto, "view" | "focus" | "alt">): string {
  return JSON.stringify([view, focus, alt.en, alt.ka]);
}

export type PhotoField = (typeof PHOTO_FIELDS)[number];
