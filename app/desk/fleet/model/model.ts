import type { ModelFormField, ModelLineField } from "~/catalog/fleet/models/model-form";
import { TEXT_FIELDS } from "~/catalog/fleet/models/model";
import { labelInLanguage } from "~/desk/label-in-language";
import { isLanguage } from "~/web/i18n/languages";
import type { FormErrors } from "~/web/http/submission.server";
import type { OthersChange } from "~/desk/fleet/stale/merge-typed";
import { type FormTexts, KNOWN_FIELDS } from "./form/known-values";
import type { TFunction } from "i18next";
import type { FieldWords } from "~/desk/fleet/fleet";
import { BODY_TYPES } from "~/catalog/fleet/vehicle-type";
import { readRoads } from "~/catalog/terms/roads";
import { valueLabel } from "~/catalog/fleet/car-texts";

/** The position in the list, and the one that the form showed: only a change is written. */
export const POSITION_FIELDS = { typed: "sortOrder", shown: "shownSortOrder" } as const;

/** What the form of a model shows after it was sent and not saved. */
export type ModelAnswer = {
  /**
   * Why the form is shown: `invalid` has errors at fields, `stale` has changes of others, and `preview` or
   * `accepted` was asked for, the latter with the others' values.
   */
  kind: "invalid" | "stale" | "preview" | "accepted";
  texts: FormTexts;
  sortOrder: string;
  /** The version of the model that the texts are based on; empty for a new one. */
  version: string;
  errors: FormErrors;
  conflicts: OthersChange<ModelFormField>[];
  updated: OthersChange<ModelFormField>[];
};

/** Returns the name of a field; that of a text says its language. */
export function modelLabel(t: TFunction, field: ModelFormField): string {
  const [name, lang] = field.split(".");
  const text = TEXT_FIELDS.find((one) => one === name);
  if (text && isLanguage(lang)) return labelInLanguage(t(`fleetDesk.fields.${text}`), lang);
  return t(`fleetDesk.fields.${field as ModelLineField}`);
}

/** Returns what a text says of roads: the history has no names of theirs, which may have changed. */
function roadWords(t: TFunction, text: string): string {
  const answers = Object.entries(readRoads(text) ?? {});
  return answers.map(([slug, answer]) => `${slug}: ${t(`fleetDesk.roads.${answer}`)}`).join(", ");
}

/** Returns the names of a model's fields, and their values as texts. */
export function modelWords(t: TFunction): FieldWords<ModelFormField> {
  return {
    label: (field) => modelLabel(t, field),
    value: (field, text) => {
      if (field === "insuranceIncluded") {
        return t(text === "on" ? "fleetDesk.values.yes" : "fleetDesk.values.no");
      }
      if (text === "") return t("fleetDesk.values.none");
      if (field === "roads") return roadWords(t, text);
      const type = field === "bodyType" && BODY_TYPES.find((one) => one === text);
      const known = KNOWN_FIELDS.find((one) => one === field);
      if (known) return valueLabel(t, known, text);
      return type ? t(`fleetDesk.bodyTypes.${type}`) : text;
    },
  };
}
