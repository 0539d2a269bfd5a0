import { useEffect, useState } from "react";
import { FORM_DEFAULTS } from "~/booking/booking";
import type { FormValues } from "~/booking/form/form-values";
import { onDraftRestored, readDraft, writeDraft } from "./draft";

/**
 * Keeps what is typed in this browser until it is sent, and brings it back. A field that the visitor
 * has touched already, or that a link has filled in, stays as it is. `onChange` hears that the form
 * was filled in; `isKept` says whether something is kept.
 */
export function useDraft(formId: string, isAnswer: boolean, onChange: () => void) {
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    const restore = (everyField: boolean) => {
      const draft = readDraft();
      setKept(draft !== null);
      // A cleared form is another element.
      const form = document.getElementById(formId);
      if (!draft || !(form instanceof HTMLFormElement)) return;
      fillIn(form, draft, everyField);
      onChange();
    };
    // An answer of the server has brought back what was sent.
    if (!isAnswer) restore(false);
    return onDraftRestored(() => restore(true));
  }, [formId, isAnswer, onChange]);

  return {
    isKept,
    keep: (values: FormValues) => setKept(writeDraft(values)),
    clear() {
      setKept(writeDraft(null));
    },
  };
}

function fillIn(form: HTMLFormElement, draft: FormValues, everyField: boolean) {
  for (const control of form.elements) {
    if (isText(control)) {
      const value = draft[control.name as keyof FormValues];
      if (value !== undefined && (everyField || isUntouched(control))) control.value = value;
    } else if (isBox(control)) {
      const value = draft[control.name as keyof FormValues];
      const isTicked = control.type === "radio" ? value === control.value : value === "on";
      if (everyField || control.checked === control.defaultChecked) control.checked = isTicked;
    }
  }
}

function isText(
  control: Element,
): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (control instanceof HTMLInputElement) return !/^(checkbox|radio|hidden)$/.test(control.type);
  return control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement;
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** Whether a control is as every form starts. */
function isUntouched({ name, value }: { name: string; value: string }) {
  const defaults: FormValues = FORM_DEFAULTS;
  return value === (defaults[name as keyof FormValues] ?? "");
}
