import type { Upload } from "~/catalog/photos/upload/upload";
import type { FormResult } from "~/web/http/submission.server";
import type { StoredPhoto } from "~/catalog/photos/photos.queries.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { localizedNames } from "~/web/i18n/localized";
import { readRowId } from "~/web/id";

/** Why a form of a car's photos was refused. Errors are translation keys. */
export type PhotoAnswer =
  | { kind: "upload"; upload: Upload }
  | { kind: "invalid"; photo: number; result: FormResult }
  | { kind: "gone" }
  /** The photo's view, focus or texts are not those that the form showed. */
  | { kind: "stale" };

/** The names of the fields stand apart from the schema, which is not for browsers. */
export const PHOTO_FIELDS = ["view", "focus", ...localizedNames("alt")] as const;

/** The field with what the form showed of its photo. */
export const SEEN_PHOTO = "seen";

export function seenOf({ view, focus, alt }: Pick<StoredPhoto, "view" | "focus" | "alt">): string {
  return JSON.stringify([view, focus, ...LANGUAGES.map((lang) => alt[lang] ?? "")]);
}

export type PhotoField = (typeof PHOTO_FIELDS)[number];

/** The id of the list of problems: the script of the upload reads it from the server's page. */
export const PROBLEMS_ID = "photo-problems";

/** Values of the field `intent` in the forms of a car's photos. */
export const PHOTO_INTENTS = {
  upload: "upload-photos",
  save: "save-photo",
  earlier: "move-photo-earlier",
  later: "move-photo-later",
  remove: "remove-photo",
  undo: "undo-photo",
} as const;

/** The outcomes of the last form, in the address that it redirects to. */
export const OUTCOMES = [
  "stored",
  "replaced",
  "saved",
  "moved",
  "unmoved",
  "removed",
  "restored",
] as const;

export type PhotoOutcome = {
  outcome: (typeof OUTCOMES)[number];
  /** The number of stored photos. */
  count: number;
  /** The photo to restore, or null. */
  undo: number | null;
};

/** The id of the section, and the parameter of the outcome. */
export const PHOTOS = "photos";

export function outcomeQuery({ outcome, count, undo }: PhotoOutcome): string {
  const query = new URLSearchParams({ [PHOTOS]: outcome });
  if (outcome === "stored") query.set("count", String(count));
  if (undo !== null) query.set("undo", String(undo));
  return `?${query}#${PHOTOS}`;
}

export function readOutcome(query: URLSearchParams): PhotoOutcome | null {
  const outcome = OUTCOMES.find((name) => name === query.get(PHOTOS));
  const undo = query.get("undo") ?? "";
  const count = Number(query.get("count"));
  if (!outcome) return null;
  return { outcome, count: Number.isInteger(count) ? count : 0, undo: readRowId(undo) };
}
