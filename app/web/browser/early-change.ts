/** The name of a form's control that the visitor changed before hydration. */
const ATTRIBUTE = "data-changed";

/** Marks the forms that are changed before hydration: their components get no events of these changes. */
export function markEarlyChanges(signal: AbortSignal) {
  const mark = ({ target }: Event) => {
    if (!(target instanceof Element) || !("form" in target)) return;
    const { form } = target;
    const name = target.getAttribute("name");
    if (name && form instanceof HTMLFormElement) form.setAttribute(ATTRIBUTE, name);
  };
  for (const type of ["input", "change"]) addEventListener(type, mark, { capture: true, signal });
}

/** Returns the control changed last before hydration, once; null if there is none. */
export function takeEarlyChange(form: HTMLFormElement): Element | null {
  const name = form.getAttribute(ATTRIBUTE);
  form.removeAttribute(ATTRIBUTE);
  if (name === null) return null;
  return [...form.elements].find((control) => control.getAttribute("name") === name) ?? null;
}
