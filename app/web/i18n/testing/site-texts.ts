import { loadOverview, loadRegionalGuide } from "~/site/blog/load-blog.server";
import { REGION_IDS, CITY_IDS } from "~/web/pages/address-values";
import { cityPage } from "~/site/cities/city-page.server";
import { testSite } from "~/catalog/company/testing/test-site";
import { TEST_FACTS } from "~/site/facts/testing/test-facts";
import { faqPage } from "~/site/faq/faq-page.server";
import { GUIDES, writeGuide } from "~/site/guides/guides.server";
import type { Language } from "~/web/i18n/languages";
import { pageTexts, textsOf as textsIn } from "~/texts/i18n.server";
import { privacyPolicy, termsOfService } from "~/site/legal/legal-texts.server";
import { POSTER_NAMES, posterAlt } from "~/site/posters/alts.server";

/** Keys of texts that visitors don't read: ids, addresses, and what people type into search engines. */
const UNREAD = new Set("id to cookie keywords mapUrl guide difficulty topic".split(" "));

/** Returns all texts of the site in a language, for tests that look for wrong words. */
export function siteTexts(lang: Language): Record<string, unknown> {
  return {
    locales: textsIn(lang),
    faq: faqPage(lang, TEST_FACTS),
    terms: termsOfService(lang, TEST_FACTS),
    privacy: privacyPolicy(lang, TEST_FACTS),
    cities: CITY_IDS.map((id) => cityPage(id, lang, TEST_FACTS)),
    guides: GUIDES.map(({ id }) => {
      const { body, ...words } = writeGuide(id, TEST_FACTS, lang);
      return { ...words, body: body.split("\n") };
    }),
    blog: [
      loadOverview(lang),
      ...REGION_IDS.map((id) => loadRegionalGuide(testSite, lang, id)),
      pageTexts(lang).blog.meta,
    ],
    reviews: Object.values(pageTexts(lang).examples.reviews),
    insurance: pageTexts(lang).examples.insurance,
    posters: POSTER_NAMES.map((name) => posterAlt(name, lang)),
    cars: Object.values(pageTexts(lang).examples.cars),
  };
}

/** Returns the texts in a content with the way to each, such as `locales.home.hero.title`. */
export function textsOf(content: unknown, way = ""): [way: string, text: string][] {
  // Removes soft hyphens, which show where long words may break.
  if (typeof content === "string") return [[way, content.replaceAll("\u00ad", "")]];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    UNREAD.has(key) ? [] : textsOf(value, `${way}.${key}`),
  );
}
