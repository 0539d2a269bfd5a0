import { readStorage, writeStorage } from "~/web/browser/storage";
import { isChanged } from "~/web/browser/is-changed";

/**
 * The attributes of a form of the desk that saves what is typed: the server validates it, its answer is a new page, and
 * typed values are not left without a question.
 */
export const SAVED_FORM = {
  method: "post",
  reloadDocument: true,
  noValidate: true,
  "data-ask-if-unsaved": "",
} as const;

/** Returns whether one of these forms, other than `submitted`, has values that the server has not saved. */
export function hasUnsaved(submitted: EventTarget | null): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[data-ask-if-unsaved]");
  return [...forms].some((form) => form !== submitted && isUnsaved(form));
}

/**
 * Returns whether a form is unsaved. Refused values count: they are the defaults of the page that says why.
 */
function isUnsaved(form: HTMLFormElement) {
  if (form.querySelector("[aria-invalid=true]") !== null) return true;
  const saved = new Set(readMarks(SAVED));
  return [...form.elements].some(
    (field) => isUnsavedField(field) && !saved.has(markOf(form, field)),
  );
}

/** Returns whether a field is unsaved. Passwords don't count: browsers fill them in by themselves. */
function isUnsavedField(field: Element) {
  const isPassword = field instanceof HTMLInputElement && field.type === "password";
  return !isPassword && isChanged(field);
}

/**
 * The keys of marks of the values that this tab has sent last, and of those that were saved. Browsers fill
 * a form in again on going back to it: what it has then may be saved already.
 */
const SENT = "sentValues";
const SAVED = "savedValues";
const MAX_SAVED = 300;

/** Marks what is sent: call it when a form of the page is sent. */
export function markSent(form: EventTarget | null) {
  const isAsked = form instanceof HTMLFormElement && "askIfUnsaved" in form.dataset;
  const fields = isAsked ? [...form.elements].filter(isUnsavedField) : [];
  writeMarks(SENT, isAsked ? fields.map((field) => markOf(form, field)) : []);
}

/** Settles what was sent: call it on the page that follows, which says whether the server has saved it. */
export function settleSent(isSaved: boolean) {
  const sent = readMarks(SENT);
  if (sent.length === 0) return;
  if (isSaved) writeMarks(SAVED, [...readMarks(SAVED), ...sent].slice(-MAX_SAVED));
  writeMarks(SENT, []);
}

/** Returns a number that a value can't be read from: the storage has no personal data. */
function markOf({ action }: HTMLFormElement, field: Element): number {
  const { name, value } = field as HTMLInputElement;
  const isTicked = field instanceof HTMLInputElement && field.checked;
  let mark = 0;
  for (const character of `${new URL(action).pathname}\n${name}\n${value}\n${isTicked}`) {
    mark = (Math.imul(mark, 31) + character.codePointAt(0)!) | 0;
  }
  return mark;
}

function readMarks(key: string): number[] {
  return readStorage(key, "sessionStorage")?.split(",").map(Number) ?? [];
}

function writeMarks(key: string, marks: readonly number[]) {
  writeStorage(key, marks.length > 0 ? marks.join(",") : null, "sessionStorage");
}
