import type { TFunction } from "i18next";
import type { Model } from "~/catalog/fleet/models/model";
import { MODEL_FORM_FIELDS, modelFormTexts } from "~/catalog/fleet/models/model-form";
import { displayedTexts, type FormTexts } from "./known-values";
import type { ModelAnswer } from "~/desk/fleet/model/model";

/** What the form of a model shows. */
export type ModelFormState = {
  isNew: boolean;
  texts: FormTexts;
  /** The position that is stored, and the one in the field. */
  sortOrder: { shown: string; typed: string };
  version: string;
  messages: (field: string) => string[];
  /** Whether the model needs a body type: false for one of the example fleet without one. */
  needsBodyType: boolean;
  answer: ModelAnswer | null;
};

/** The position of a new model: lists are sorted by it, so that the model comes last. */
const LAST = 999;

/** Returns the form of a stored model, or of a new one, after the last response to it. */
export function formStateOf(
  t: TFunction,
  model: Model | null,
  answer: ModelAnswer | null,
): ModelFormState {
  const stored = model ? modelFormTexts(model) : newModelTexts();
  const shown = String(model?.sortOrder ?? LAST);
  const errors = answer?.errors ?? {};
  // Refused texts are shown as they were typed.
  const texts =
    answer?.kind === "invalid" ? answer.texts : displayedTexts(t, answer?.texts ?? stored);
  return {
    isNew: model === null,
    texts,
    sortOrder: { shown, typed: answer?.sortOrder ?? shown },
    version: answer?.version ?? String(model?.version ?? ""),
    messages: (field) => (errors[field] ?? []).map((key) => t(key)),
    needsBodyType: model === null || model.bodyType !== null,
    answer,
  };
}

/** Returns the texts of a new model, with what most cars have, so that adding one takes a minute. */
function newModelTexts(): FormTexts {
  const empty = Object.fromEntries(MODEL_FORM_FIELDS.map((field) => [field, ""])) as FormTexts;
  return {
    ...empty,
    passengers: "5",
    transmission: "Automatic",
    fuelType: "Petrol",
    insuranceIncluded: "on",
  };
}
