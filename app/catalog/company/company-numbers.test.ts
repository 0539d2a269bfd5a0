import { describe, expect, test } from "vitest";
import { CITY_IDS } from "~/web/pages/address-values";
import { EXAMPLE_CLAIMS, ownClaims } from "./company-numbers";
import { cityPage } from "~/site/cities/city-page.server";
import { TEST_FACTS } from "~/site/facts/testing/test-facts";
import { textsIn } from "~/site/facts/testing/text-rules";
import { faqPage } from "~/site/faq/faq-page.server";
import { GUIDES, writeGuide } from "~/site/guides/guides.server";
import { pageTexts, textsOf } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { termsOfService } from "~/site/legal/legal-texts.server";

describe.each(LANGUAGES)("in %s", (lang) => {
  const faq = textsIn(faqPage(lang, TEST_FACTS)).join("\n");
  const terms = textsIn(termsOfService(lang, TEST_FACTS)).join("\n");
  const guides = GUIDES.map(({ id }) => writeGuide(id, TEST_FACTS, lang).body);
  const cities = CITY_IDS.flatMap((id) => textsIn(cityPage(id, lang, TEST_FACTS)));
  const all = [faq, terms, ...guides, ...cities, ...textsIn(textsOf(lang))].join("\n");

  test("questions, terms and guides say in the same words what the insurance leaves out", () => {
    const { covers, leavesOut } = pageTexts(lang).examples.insurance;
    for (const text of [faq, terms]) {
      expect(text).toContain(covers);
      expect(text).toContain(leavesOut);
    }
    expect(guides.filter((body) => body.includes(leavesOut)).length).toBeGreaterThanOrEqual(4);
  });

  test("nothing promises a price without delivery, or room that not every car has", () => {
    expect(all).not.toMatch(/price you see is the price you pay|whole party/);
    expect(all).not.toMatch(/რა ფასსაც ხედავთ|ყველა მგზავრის ბარგი/);
  });

  test("it is the customer who pays fines, called the renter in the terms", () => {
    expect(terms).toMatch(/The renter pays all fines|ჯარიმებს[^.]*დამქირავებელი იხდის/);
    const fines = guides.filter((text) => /\bfines\b|ჯარიმა/.test(text));
    for (const text of fines) expect(text).toMatch(/[Yy]ou pay the fines|ჯარიმას [^.]*თქვენ /);
  });
});

test("pages get the claims that are not the example's", () => {
  expect(ownClaims(EXAMPLE_CLAIMS)).toEqual({});
  const own = { foundedYear: null, deposit: { from: 50, to: 200 } };
  expect(ownClaims({ ...EXAMPLE_CLAIMS, ...own })).toEqual(own);
});
