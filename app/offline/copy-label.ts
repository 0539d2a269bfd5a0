import { documentCopy } from "./document-copy";

const ATTRIBUTE = "data-copy";

/** The attribute of the empty element that gets the text, with `{day}` and `{time}` of the copy. */
export function copyLabel(text: string) {
  return { [ATTRIBUTE]: text };
}

/** Says that the page is an offline copy, before hydration. */
export function labelCopy() {
  const copy = documentCopy();
  const label = findLabel();
  if (!copy || !label) return;
  const text = label.getAttribute(ATTRIBUTE) ?? "";
  const date = new Date(copy.cachedAt);
  // The region puts the day first.
  const locale = `${document.documentElement.lang}-GB`;
  const day = date.toLocaleDateString(locale, { dateStyle: "long" });
  const time = date.toLocaleTimeString(locale, { timeStyle: "short", hourCycle: "h23" });
  label.textContent = text.replace("{day}", day).replace("{time}", time);
  label.hidden = false;
}

/** Call it before hydration: React shows the same itself. */
export function removeCopyLabel() {
  const label = findLabel();
  if (!label || label.hidden) return;
  label.textContent = "";
  label.hidden = true;
}

function findLabel() {
  return document.querySelector<HTMLElement>(`[${ATTRIBUTE}]`);
}
