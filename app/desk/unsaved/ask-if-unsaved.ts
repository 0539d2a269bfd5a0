/** For forms of the desk: typed values are not left without a question. */
export const ASK_IF_UNSAVED = { "data-ask-if-unsaved": "" };

/** Whether one of these forms, other than `submitted`, has values that the server has not saved. */
export function hasUnsaved(submitted: EventTarget | null): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[data-ask-if-unsaved]");
  return [...forms].some((form) => form !== submitted && isUnsaved(form));
}

/** Refused values are the defaults of the page that says why. */
function isUnsaved(form: HTMLFormElement) {
  return form.querySelector("[aria-invalid=true]") !== null || [...form.elements].some(isChanged);
}

function isChanged(control: Element) {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(0, first);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  // Browsers fill in passwords by themselves.
  if (["hidden", "file", "password"].includes(control.type)) return false;
  const isBox = control.type === "checkbox" || control.type === "radio";
  if (isBox) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
