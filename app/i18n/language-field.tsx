import { useLocation } from "react-router";
import { LANGUAGE_PARAMETER, languageIn } from "./address";

/** Keeps the language that the page's address names in the address of a GET form's answer. */
export function LanguageField() {
  const lang = languageIn(useLocation().search);
  return lang && <input type="hidden" name={LANGUAGE_PARAMETER} value={lang} />;
}
