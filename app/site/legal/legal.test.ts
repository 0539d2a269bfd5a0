import { describe, expect, test } from "vitest";
import { OTHER_FACTS, TEST_FACTS } from "~/site/facts/testing/test-facts";
import { expectShort, expectWellWritten, textsIn } from "~/site/facts/testing/text-rules";
import { LANGUAGES } from "~/web/i18n/languages";
import { PRIVACY_SECTIONS, TERMS_SECTIONS } from "~/texts/page-texts";
import { privacyPolicy, termsOfService } from "./legal-texts.server";

describe.each(LANGUAGES)("in %s", (lang) => {
  const privacy = privacyPolicy(lang, TEST_FACTS);
  const terms = termsOfService(lang, TEST_FACTS);

  test("the privacy policy has nine sections", () => {
    expect(privacy.sections.map(({ id }) => id)).toEqual(PRIVACY_SECTIONS);
    expect(privacy.sections).toHaveLength(9);
  });

  test("the terms have all their sections", () => {
    expect(terms.sections.map(({ id }) => id)).toEqual(TERMS_SECTIONS);
  });

  test.each([privacy, terms])("«$title» has well-formed texts and no empty section", (text) => {
    expectWellWritten(lang, text);
    expectShort(text.meta);
    for (const { blocks } of text.sections) expect(blocks.length).toBeGreaterThan(0);
  });

  test("the terms take their numbers from the facts", () => {
    const text = textsIn(termsOfService(lang, OTHER_FACTS)).join(" ");
    const values = [216, 217, 218, 219, 220, 221, 224, 233, 234, 235, 236, 237, 238, 239];
    for (const value of [...values, "02:25", "02:26", "Tourists Ltd"]) {
      expect(text).toContain(String(value));
    }
    expect(text).not.toMatch(/\$\d{1,2}\b|\b\d{1,2}\s\$|\b\d{2} (GEL|ლარი)/);
  });

  test("the privacy policy names every cookie and the company", () => {
    const policy = privacyPolicy(lang, OTHER_FACTS);
    const cookies = JSON.stringify(policy).match(/(?<="cookie":")\w+/g);
    expect(cookies).toEqual(["lng", "bookings", "session", "flash", "analytics"]);
    expect(policy.lead).toContain("Tourists Ltd");
  });
});

test("the privacy policy has the date of the specification", () => {
  expect(privacyPolicy("en", TEST_FACTS).updated).toBe("Last updated: January 2025");
  expect(privacyPolicy("ka", TEST_FACTS).updated).toBe("ბოლო განახლება: 2025 წლის იანვარი");
});
