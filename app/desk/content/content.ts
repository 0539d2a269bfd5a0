import { href } from "react-router";
import type { Section, SingleSection, FieldTexts } from "~/catalog/company/content/parts";
import type { OthersChange } from "~/desk/fleet/stale/merge-typed";
import type { FormErrors } from "~/web/http/submission.server";
import { FLEET_INTENTS } from "~/desk/fleet/fleet";

/** The sections in the order of the page. */
export const SECTION_ORDER = [
  "announcement",
  "services",
  "about",
  "office",
  "promises",
  "claims",
  "terms",
  "insurance",
] as const satisfies readonly SingleSection[];

export function sectionAddress(section: SingleSection): string {
  return href("/admin/content/:section", { section });
}

/** Returns the address of a review; with null that of a new one. */
export function reviewAddress(id: number | null): string {
  return href("/admin/content/reviews/:id", { id: id === null ? "new" : String(id) });
}

export function rowAddress(section: Section, id: number | null): string {
  return section === "review" ? reviewAddress(id) : sectionAddress(section);
}

/** What a form shows after it was sent and not saved. */
export type ContentAnswer = {
  /**
   * Why the form is shown: `invalid` has errors at fields, `stale` has changes of others, and `preview` or
   * `accepted` was asked for, the latter with the others' values.
   */
  kind: "invalid" | "stale" | "preview" | "accepted";
  texts: FieldTexts;
  /** The version of the row that the texts are based on. */
  version: string;
  errors: FormErrors;
  conflicts: OthersChange<string>[];
  updated: OthersChange<string>[];
  /** The sentences of the site that would change with typed numbers. */
  sentences: string[];
};

/** The values of the field `intent` in the forms of texts. The box of others' changes sends `accept`. */
export const CONTENT_INTENTS = {
  save: "save",
  preview: "preview",
  accept: FLEET_INTENTS.accept,
  remove: "remove",
} as const;

/** The query parameters that say what the last form has done. */
export const SAVED = "saved";
export const REMOVED = "removed";

/** Matches the fields of one line; the other texts are of many. */
const LINES = /Title$|^(announcement|author|country|person\d\w+)$/;

export function isLine(name: string): boolean {
  return LINES.test(name);
}

/** The longest name of the place where a review stands. */
export const MAX_SOURCE = 40;
