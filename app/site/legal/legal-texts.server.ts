import { BOOKINGS_COOKIE_DAYS } from "~/booking/manage/bookings-cookie.server";
import type { Facts } from "~/site/facts/facts";
import type { Language } from "~/web/i18n/languages";
import { privacy as privacyEn } from "./content/en/privacy.server";
import { terms as termsEn } from "./content/en/terms.server";
import { privacy as privacyKa } from "./content/ka/privacy.server";
import { terms as termsKa } from "./content/ka/terms.server";

const PRIVACY = { en: privacyEn, ka: privacyKa };
const TERMS = { en: termsEn, ka: termsKa };

export function privacyPolicy(lang: Language, facts: Facts) {
  return PRIVACY[lang]({ ...facts, bookingsCookieDays: BOOKINGS_COOKIE_DAYS });
}

/**
 * Writes the terms without paragraphs that the company has left empty, and without sections that have none
 * then.
 */
export function termsOfService(lang: Language, facts: Facts) {
  const { sections, ...page } = TERMS[lang](facts);
  const filled = sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: blocks
      .map((block) => (typeof block === "string" ? block.trim() : block))
      .filter((block) => block !== ""),
  }));
  return { ...page, sections: filled.filter(({ blocks }) => blocks.length > 0) };
}
