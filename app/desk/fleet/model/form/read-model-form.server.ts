import { z } from "zod";
import { VERSION_FIELD } from "~/desk/fleet/fleet";
import { integerText } from "~/catalog/fleet/form-values";
import type { ModelInput } from "~/catalog/fleet/models/model";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import { modelSchema, type ModelSchemaOptions } from "~/catalog/fleet/models/model.schema";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { firstText } from "~/web/first-text";
import { parseSubmission, typedTexts, type FormErrors } from "~/web/http/submission.server";
import { storedTexts, typedRoads, type FormTexts } from "./known-values";
import { POSITION_FIELDS, type ModelAnswer } from "~/desk/fleet/model/model";

const position = integerText({ from: 0, to: 9999 }, "fleetDesk.problems.position");
const notMoved = z.unknown().transform(() => null);

/** A submitted form of a model. */
export type SentModel = {
  /** The texts as typed. */
  typed: FormTexts;
  /** The texts as they are stored. */
  texts: FormTexts;
  sortOrder: string;
  version: string;
} & ({ ok: true; value: ModelInput; position: number | null } | { ok: false; errors: FormErrors });

/** Reads the form of a model. `position` is null if it was not changed. */
export function readModelForm(form: FormData, options: ModelSchemaOptions): SentModel {
  const typed = { ...typedTexts(form, MODEL_FORM_FIELDS), roads: typedRoads(form) };
  const texts = storedTexts(
    LANGUAGES.map((lang) => i18nFor(lang).t),
    typed,
  );
  const sent = {
    typed,
    texts,
    sortOrder: firstText(form.get(POSITION_FIELDS.typed)),
    version: firstText(form.get(VERSION_FIELD)),
  };
  const isMoved = sent.sortOrder !== firstText(form.get(POSITION_FIELDS.shown));
  const submission = parseSubmission(
    formOf({ ...texts, sortOrder: sent.sortOrder }),
    modelSchema(options).and(z.object({ sortOrder: isMoved ? position : notMoved })),
    [...MODEL_FORM_FIELDS, "sortOrder"],
  );
  if (submission.status !== "success") {
    return { ...sent, ok: false, errors: submission.error ?? {} };
  }
  const { sortOrder, ...value } = submission.value;
  return { ...sent, ok: true, value, position: sortOrder };
}

/** Returns the form again, with what was sent and why it is shown. */
export function answerOf(
  sent: SentModel,
  answer: Partial<ModelAnswer> & Pick<ModelAnswer, "kind">,
) {
  const { sortOrder, version } = sent;
  const texts = answer.kind === "invalid" ? sent.typed : sent.texts;
  return { texts, sortOrder, version, errors: {}, conflicts: [], updated: [], ...answer };
}

function formOf(texts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  return form;
}
