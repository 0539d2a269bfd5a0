import type { OthersChange } from "~/desk/fleet/stale/merge-typed";
import type { FieldTexts } from "~/catalog/company/content/parts";
import type { FormErrors } from "~/web/http/submission.server";

/** What a form shows after it was sent and not saved. */
export type ContentAnswer = {
  /** Why: errors at fields, changes of others, or a preview or the others' values were wanted. */
  kind: "invalid" | "stale" | "preview" | "accepted";
  texts: FieldTexts;
  /** Of the row that the texts are based on. */
  version: string;
  errors: FormErrors;
  conflicts: OthersChange<string>[];
  updated: OthersChange<string>[];
  /** For numbers: the sentences of the site that would change. */
  sentences: string[];
};
