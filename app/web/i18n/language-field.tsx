import { useLocation } from "react-router";
import { LANGUAGE_PARAMETER, languageIn } from "./address";

/** Carries the language of the page's address over to the address of a GET form's result. */
export function LanguageField() {
  const lang = languageIn(useLocation().search);
  return lang && <input type="hidden" name={LANGUAGE_PARAMETER} value={lang} />;
}
