/** Returns whether a field of a form differs from what the page was loaded with. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndexOf(field);
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  const isBox = field.type === "checkbox" || field.type === "radio";
  return isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function defaultIndexOf({ options }: HTMLSelectElement): number {
  const index = [...options].findIndex((option) => option.defaultSelected);
  return Math.max(0, index);
}

/**
 * Returns whether the fields of an open disclosure have unsent changes. New data could take their form
 * away, as somebody else may decide about its booking meanwhile.
 */
export function hasUnsentText(): boolean {
  const fields = document.querySelectorAll("details[open] form[method=post] :is(input, textarea)");
  return [...fields].some(isChanged);
}
