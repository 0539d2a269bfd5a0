import { firstText } from "~/web/first-text";

/** The version in a form's field; −1, which no table has, for an invalid one. */
export function readVersion(form: FormData, field: string): number {
  const text = firstText(form.get(field));
  return /^\d{1,15}$/.test(text) ? Number(text) : -1;
}
