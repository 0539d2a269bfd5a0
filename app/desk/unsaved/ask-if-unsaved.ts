import { isChanged } from "~/web/browser/is-changed";

/** For forms of the desk: typed values are not left without a question. */
export const ASK_IF_UNSAVED = { "data-ask-if-unsaved": "" };

/** Whether one of these forms, other than `submitted`, has values that the server has not saved. */
export function hasUnsaved(submitted: EventTarget | null): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[data-ask-if-unsaved]");
  return [...forms].some((form) => form !== submitted && isUnsaved(form));
}

/** Refused values are the defaults of the page that says why. */
function isUnsaved(form: HTMLFormElement) {
  return (
    form.querySelector("[aria-invalid=true]") !== null || [...form.elements].some(isUnsavedField)
  );
}

/** Browsers fill in passwords by themselves. */
function isUnsavedField(field: Element) {
  const isPassword = field instanceof HTMLInputElement && field.type === "password";
  return !isPassword && isChanged(field);
}
