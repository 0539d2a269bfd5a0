import { firstText } from "~/web/first-text";
import { VERSION_FIELD } from "./version-field";

/** The version that a form showed; one that no row has for a text that is no version. */
export function versionIn(form: FormData): string {
  const typed = firstText(form.get(VERSION_FIELD));
  return /^\d{1,9}$/.test(typed) ? typed : "0";
}
