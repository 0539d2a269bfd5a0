import { useDeferredValue, useState, type RefObject } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { MODEL_FORM_FIELDS } from "~/fleet/models/model-form";
import { storedTexts, type FormTexts } from "~/desk/fleet/model/form/known-values";

/** The texts of the form as stored values, and a function that reads them from the form again. */
export function usePreviewTexts(form: RefObject<HTMLFormElement | null>, initial: FormTexts) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const texts = useDeferredValue(storedTexts([t], typed));
  function read() {
    if (form.current) setTyped(textsOf(new FormData(form.current)));
  }
  return [texts, read] as const;
}

function textsOf(form: FormData): FormTexts {
  const texts = MODEL_FORM_FIELDS.map((field) => [field, String(form.get(field) ?? "")]);
  return Object.fromEntries(texts) as FormTexts;
}
