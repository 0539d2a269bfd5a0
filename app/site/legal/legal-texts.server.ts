import { BOOKINGS_COOKIE_DAYS } from "~/booking/manage/bookings-cookie.server";
import type { Facts } from "~/site/facts/facts";
import type { Language } from "~/web/i18n/languages";
import { factsIn } from "~/site/facts/text-facts.server";
import { pageTexts } from "~/texts/i18n.server";

export function privacyPolicy(lang: Language, facts: Facts) {
  const given = { ...factsIn(lang, facts), bookingsCookieDays: BOOKINGS_COOKIE_DAYS };
  return pageTexts(lang).privacy(given);
}

/**
 * Writes the terms without paragraphs that the company has left empty, and without sections that have none
 * then.
 */
export function termsOfService(lang: Language, facts: Facts) {
  const { sections, ...page } = pageTexts(lang).terms(factsIn(lang, facts));
  const filled = sections.map(({ blocks, ...section }) => ({
    ...section,
    blocks: blocks
      .map((block) => (typeof block === "string" ? block.trim() : block))
      .filter((block) => block !== ""),
  }));
  return { ...page, sections: filled.filter(({ blocks }) => blocks.length > 0) };
}
