import { textOfStored, type TextChange } from "~/desk/fleet/stale/merge-typed";
import type { FieldChange } from "~/catalog/fleet/history/changes";
import type { HistoryField } from "~/catalog/fleet/models/change-model.server";
import { TEXT_FIELDS } from "~/catalog/fleet/models/model";
import { MODEL_FORM_FIELDS, type ModelFormField } from "~/catalog/fleet/models/model-form";
import { LANGUAGES } from "~/web/i18n/languages";
import { localizedName } from "~/web/i18n/localized";
import { storedRoadsText } from "~/catalog/terms/roads";
import { recordOf } from "~/web/records";

/** Returns the changes of a model's stored fields, for the fields of its form. */
export function modelTextChanges(
  changes: readonly FieldChange<HistoryField>[],
): TextChange<ModelFormField>[] {
  return changes.flatMap(({ field, from, to, actor, at }) => {
    const who = { actor, at: at.toISOString() };
    return formFieldChanges(field, from, to).flatMap(({ name, ...values }) => {
      const formField = MODEL_FORM_FIELDS.find((one) => one === name);
      return formField && values.from !== values.to
        ? [{ field: formField, ...values, ...who }]
        : [];
    });
  });
}

/** Returns the changes by form field: a text in several languages has a field for each. */
function formFieldChanges(field: HistoryField, from: unknown, to: unknown) {
  if (field === "roads") {
    return [{ name: field, from: storedRoadsText(from), to: storedRoadsText(to) }];
  }
  if (!TEXT_FIELDS.some((one) => one === field)) {
    return [{ name: field, from: textOfStored(from), to: textOfStored(to) }];
  }
  return LANGUAGES.map((lang) => ({
    name: localizedName(field, lang),
    from: textOfStored(recordOf(from)[lang]),
    to: textOfStored(recordOf(to)[lang]),
  }));
}
