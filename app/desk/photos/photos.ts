import type { Upload } from "~/catalog/photos/upload/upload";
import type { FormResult } from "~/web/http/submission.server";
import type { StoredPhoto } from "~/catalog/photos/photos.queries.server";

/** Why a form of a car's photos was refused. Errors are translation keys. */
export type PhotoAnswer =
  | { kind: "upload"; upload: Upload }
  | { kind: "invalid"; photo: number; result: FormResult }
  | { kind: "gone" }
  /** The photo's view, focus or texts are not those that the form showed. */
  | { kind: "stale" };

/** The names of the fields stand apart from the schema, which is not for browsers. */
export const PHOTO_FIELDS = ["view", "focus", "altEn", "altKa"] as const;

/** The field with what the form showed of its photo. */
export const SEEN_PHOTO = "seen";

export function seenOf({ view, focus, alt }: Pick<StoredPhoto, "view" | "focus" | "alt">): string {
  return JSON.stringify([view, focus, alt.en, alt.ka]);
}

export type PhotoField = (typeof PHOTO_FIELDS)[number];

/** The id of the list of problems: the script of the upload reads it from the server's page. */
export const PROBLEMS_ID = "photo-problems";
