import type { Facts } from "~/facts/facts";
import type { Language } from "~/i18n/languages";
import { privacy as privacyEn } from "./content/en/privacy.server";
import { terms as termsEn } from "./content/en/terms.server";
import { privacy as privacyKa } from "./content/ka/privacy.server";
import { terms as termsKa } from "./content/ka/terms.server";

const PRIVACY = { en: privacyEn, ka: privacyKa };
const TERMS = { en: termsEn, ka: termsKa };

export function privacyPolicy(lang: Language, facts: Facts) {
  return PRIVACY[lang](facts);
}

export function termsOfService(lang: Language, facts: Facts) {
  return TERMS[lang](facts);
}
