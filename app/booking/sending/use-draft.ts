import { useEffect, useEffectEvent, useState } from "react";
import type { CarChoice } from "~/catalog/fleet/car";
import { currentName } from "~/catalog/fleet/choice-named";
import { FORM_DEFAULTS } from "~/booking/booking";
import { readForm, type FormValues } from "~/booking/form/form-values";
import { takeEarlyChange } from "~/web/browser/early-change";
import { onDraftRestored, readDraft, writeDraft } from "./draft";

/**
 * Saves typed values in this browser until they are sent, and restores them. Fields that the visitor
 * has already changed, or that a link has filled in, are not restored. Calls `onChange` after
 * restoring.
 */
export function useDraft(
  formId: string,
  { isAnswer, choices }: { isAnswer: boolean; choices: readonly CarChoice[] },
  onChange: () => void,
) {
  const [isSaved, setSaved] = useState(false);
  const restore = useEffectEvent((everyField: boolean) => {
    const draft = readDraft();
    setSaved(draft !== null);
    // The form is a new element after a reset.
    const form = document.getElementById(formId);
    if (!draft || !(form instanceof HTMLFormElement)) return;
    const vehicle = draft.vehicle && currentName(choices, draft.vehicle);
    fillIn(form, { ...draft, ...(vehicle && { vehicle }) }, everyField);
    onChange();
  });

  useEffect(() => {
    // The server's answer already has the typed values.
    if (!isAnswer) restore(false);
    const changed = document.getElementById(formId);
    if (changed instanceof HTMLFormElement && takeEarlyChange(changed)) {
      setSaved(writeDraft(readForm(changed)));
    }
    return onDraftRestored(() => restore(true));
  }, [formId, isAnswer]);

  return {
    isSaved,
    save: (values: FormValues) => setSaved(writeDraft(values)),
    clear() {
      setSaved(writeDraft(null));
    },
  };
}

function fillIn(form: HTMLFormElement, draft: FormValues, everyField: boolean) {
  const saved: Readonly<Record<string, string | undefined>> = draft;
  const defaults: Readonly<Record<string, string>> = FORM_DEFAULTS;
  for (const control of form.elements) {
    if (!isTyped(control)) continue;
    const value = saved[control.name];
    if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
      const isTicked = control.type === "radio" ? value === control.value : value === "on";
      if (everyField || control.checked === control.defaultChecked) control.checked = isTicked;
    } else {
      const isUntouched = control.value === (defaults[control.name] ?? "");
      if (value !== undefined && (everyField || isUntouched)) control.value = value;
    }
  }
}

/** Returns whether visitors change a control themselves. */
function isTyped(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return control.type !== "hidden";
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}
