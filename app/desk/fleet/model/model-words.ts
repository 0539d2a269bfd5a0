import type { TFunction } from "i18next";
import type { FieldWords } from "~/desk/fleet/field-words";
import { BODY_TYPES } from "~/catalog/fleet/body-type";
import { valueLabel } from "~/catalog/fleet/car-texts";
import type { ModelFormField } from "~/catalog/fleet/models/model-form";
import { KNOWN_FIELDS } from "./form/known-values";

/** The names of a model's fields, and their values as texts. */
export function modelWords(t: TFunction): FieldWords<ModelFormField> {
  return {
    label: (field) => t(`fleetDesk.fields.${field}`),
    value: (field, text) => {
      if (field === "insuranceIncluded") {
        return t(text === "on" ? "fleetDesk.values.yes" : "fleetDesk.values.no");
      }
      if (text === "") return t("fleetDesk.values.none");
      const type = field === "bodyType" && BODY_TYPES.find((one) => one === text);
      const known = KNOWN_FIELDS.find((one) => one === field);
      if (known) return valueLabel(t, known, text);
      return type ? t(`fleetDesk.bodyTypes.${type}`) : text;
    },
  };
}
