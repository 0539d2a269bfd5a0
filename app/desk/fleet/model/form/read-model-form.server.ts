import { z } from "zod";
import { VERSION_FIELD } from "~/desk/fleet/version-field";
import { integerText } from "~/fleet/form-values";
import type { ModelInput } from "~/fleet/models/model";
import { MODEL_FORM_FIELDS } from "~/fleet/models/model-form";
import { modelSchema, type ModelSchemaOptions } from "~/fleet/models/model.schema";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { firstText } from "~/web/first-text";
import { parseForm } from "~/web/http/form.server";
import { storedTexts, type FormTexts } from "./known-values";
import {
  POSITION_FIELDS,
  type ModelAnswer,
  type ModelErrors,
} from "~/desk/fleet/model/model-answer";

const positionSchema = z.object({
  sortOrder: integerText({ from: 0, to: 9999 }, "fleetDesk.problems.position"),
});

/** A sent form of a model. */
export type SentModel = {
  /** As typed. */
  typed: FormTexts;
  /** As stored. */
  texts: FormTexts;
  sortOrder: string;
  version: string;
} & ({ ok: true; value: ModelInput; position: number | null } | { ok: false; errors: ModelErrors });

/** Reads the form of a model. `position` is null if it was not changed. */
export function readModelForm(form: FormData, options: ModelSchemaOptions): SentModel {
  const typed = typedTexts(form);
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
  const model = parseForm(formOf(texts), modelSchema(options), MODEL_FORM_FIELDS);
  const isMoved = sent.sortOrder !== firstText(form.get(POSITION_FIELDS.shown));
  const position = parseForm(form, positionSchema, ["sortOrder"]);
  const wrongPosition = isMoved && !position.ok ? position.errors : {};
  if (!model.ok) return { ...sent, ok: false, errors: { ...model.errors, ...wrongPosition } };
  if (!isMoved) return { ...sent, ok: true, value: model.value, position: null };
  if (!position.ok) return { ...sent, ok: false, errors: wrongPosition };
  return { ...sent, ok: true, value: model.value, position: position.value.sortOrder };
}

/** The form again, with what was sent and why it is shown. */
export function answerOf(
  sent: SentModel,
  answer: Partial<ModelAnswer> & Pick<ModelAnswer, "kind">,
) {
  const { sortOrder, version } = sent;
  const texts = answer.kind === "invalid" ? sent.typed : sent.texts;
  return { texts, sortOrder, version, errors: {}, conflicts: [], updated: [], ...answer };
}

function typedTexts(form: FormData): FormTexts {
  const texts = MODEL_FORM_FIELDS.map((field) => [field, firstText(form.get(field))]);
  return Object.fromEntries(texts) as FormTexts;
}

function formOf(texts: FormTexts): FormData {
  const form = new FormData();
  for (const field of MODEL_FORM_FIELDS) form.append(field, texts[field]);
  return form;
}
