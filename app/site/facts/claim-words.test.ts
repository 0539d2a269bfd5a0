import { describe, expect, test } from "vitest";
import { CITY_IDS } from "~/web/pages/address-values";
import { cityPage } from "~/site/cities/city-page.server";
import { faqPage } from "~/site/faq/faq-page.server";
import { GUIDES, writeGuide } from "~/site/guides/guides.server";
import { LANGUAGES, type Language } from "~/web/i18n/languages";
import { termsOfService } from "~/site/legal/legal-texts.server";
import { counted, untilPickup } from "~/texts/en/pages/claims.server";
import { beforePickup } from "~/texts/ka/pages/claims.server";
import { ofHigherAge } from "./claim-words";
import type { Facts } from "./facts";
import { TEST_FACTS } from "./testing/test-facts";
import { textsIn } from "./testing/text-rules";

/** Writes all pages with claims, for a company whose claims are these. */
function pagesWith(lang: Language, count: number): string {
  const facts: Facts = {
    ...TEST_FACTS,
    claims: {
      ...TEST_FACTS.claims,
      driverAge: { from: 21, to: 21 },
      experienceYears: count,
      freeCancellationHours: count,
      returnBeforeFlightHours: Math.max(1, count),
    },
    fleet: { ...TEST_FACTS.fleet, models: count, fourByFours: count, hybrids: count },
  };
  return [
    ...textsIn(faqPage(lang, facts)),
    ...textsIn(termsOfService(lang, facts)),
    ...CITY_IDS.flatMap((id) => textsIn(cityPage(id, lang, facts))),
    ...GUIDES.map(({ id }) => writeGuide(id, facts, lang).body),
  ].join("\n");
}

describe.each(LANGUAGES)("pages in %s", (lang) => {
  test.each([0, 1, 2, 5, 21])("count %d as a person would", (count) => {
    const all = pagesWith(lang, count);
    expect(all).not.toMatch(/\b1 (hours|years|models|hybrids)\b|\b(0|2|5|21) (hour|year|model)\b/);
    expect(all).not.toMatch(
      /\b0 (hours|years|hybrids|with)|(?<!\d)0(-წლიანი| საათ| ჰიბრიდი| სრულ)/,
    );
    expect(all).not.toMatch(/21 for some|; 21|– 21 წლ/);
  });
});

test("the fragments read alone", () => {
  expect([0, 1, 2].map((count) => counted(count, "day"))).toEqual(["0 days", "1 day", "2 days"]);
  expect([0, 1, 48].map(untilPickup)).toEqual([
    "until the pick-up",
    "until 1 hour before the pick-up",
    "until 48 hours before the pick-up",
  ]);
  expect([0, 48].map(beforePickup)).toEqual([
    "მანქანის აღებამდე",
    "მანქანის აღებამდე სულ მცირე 48 საათით ადრე",
  ]);
  expect(ofHigherAge({ from: 21, to: 23 }, String)).toBe("23");
  expect(ofHigherAge({ from: 23, to: 23 }, String)).toBe("");
});
