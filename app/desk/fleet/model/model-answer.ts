import type { ModelFormField } from "~/catalog/fleet/models/model-form";
import type { FormErrors } from "~/web/http/submission.server";
import type { OthersChange } from "~/desk/fleet/stale/merge-typed";
import type { FormTexts } from "./form/known-values";

/** The position in the list, and the one that the form showed: only a change is written. */
export const POSITION_FIELDS = { typed: "sortOrder", shown: "shownSortOrder" } as const;

/** What the form of a model shows after it was sent and not saved. */
export type ModelAnswer = {
  /** Why: errors at fields, changes of others, or a preview or the others' values were wanted. */
  kind: "invalid" | "stale" | "preview" | "accepted";
  texts: FormTexts;
  sortOrder: string;
  /** Of the model that the texts are based on; empty for a new one. */
  version: string;
  errors: FormErrors;
  conflicts: OthersChange<ModelFormField>[];
  updated: OthersChange<ModelFormField>[];
};
