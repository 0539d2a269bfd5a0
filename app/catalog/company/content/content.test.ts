import { describe, expect, test } from "vitest";
import { CITY_IDS } from "~/web/pages/address-values";
import { EXAMPLE_CLAIMS, type Claims } from "~/catalog/company/company-numbers";
import { EXAMPLE_PROMISES, promisesOf } from "~/catalog/company/promises";
import type { Language } from "~/web/i18n/languages";
import { aboutIn, contentOf, localized, servicesIn } from "./content";
import { exampleTexts } from "~/catalog/company/presentation.server";
import type { FieldTexts } from "./parts";
import { reviewIn } from "./review";

const OFFER = { promises: EXAMPLE_PROMISES, cities: CITY_IDS, isFreeInTbilisi: true };
const exampleOf = (claims: Claims, promises = EXAMPLE_PROMISES) =>
  exampleTexts(claims, { ...OFFER, promises });
const EXAMPLE = exampleOf(EXAMPLE_CLAIMS);
/** The texts of the services if all promises are switched on. */
const servicesOf = (services: FieldTexts, lang: Language) =>
  servicesIn(
    { texts: { services }, promises: promisesOf({ services, promises: EXAMPLE_PROMISES }) },
    lang,
  );
const contentWith = (stored: Parameters<typeof contentOf>[0]) =>
  contentOf(stored, exampleOf, EXAMPLE_CLAIMS);

describe("a text of a review", () => {
  test("is in the reader's language, else in the other one, else missing", () => {
    const texts = { leadEn: "Hello", leadKa: "გამარჯობა", onlyEn: "Only", onlyKa: "" };
    expect(localized(texts, "lead", "ka")).toEqual({ text: "გამარჯობა", lang: "ka" });
    expect(localized(texts, "only", "ka")).toEqual({ text: "Only", lang: "en" });
    expect(localized(texts, "none", "ka")).toBeNull();
  });
});

describe("the section about the company", () => {
  test("is the example's until another one is stored, null included", () => {
    expect(contentWith({}).texts.about).toEqual(EXAMPLE.about);
    expect(contentWith({ about: null }).texts.about.aboutTitleEn).toContain("2015");
    expect(contentWith({ about: { aboutLeadEn: "We" } }).texts.about).toEqual({
      aboutLeadEn: "We",
    });
  });

  test("ends with its last text, whatever its title is", () => {
    expect(aboutIn({ aboutTitleEn: "About us" }, "en")).toBeNull();
    expect(aboutIn({ aboutTextKa: "ჩვენ" }, "en")).toBeNull();
    expect(aboutIn({ aboutTextKa: "ჩვენ" }, "ka")).toEqual({
      title: null,
      lead: null,
      text: "ჩვენ",
    });
  });

  test("of the example leaves out sentences about numbers that are not stated", () => {
    const claims = { ...EXAMPLE_CLAIMS, foundedYear: null, customers: null };
    expect(aboutIn(exampleOf(claims).about, "en")).toBeNull();
  });
});

describe("services", () => {
  test("of the example are the six of both languages", () => {
    for (const lang of ["en", "ka"] as const) {
      expect(servicesOf(EXAMPLE.services, lang)?.services).toHaveLength(6);
    }
  });

  test("need a title and a text; without any there is no section", () => {
    const texts = {
      servicesTitleEn: "More",
      helpTitleEn: "Help",
      helpTextEn: "Call",
      longTextEn: "x",
    };
    expect(servicesOf(texts, "ka")).toBeNull();
    expect(servicesOf(texts, "en")?.services.map(({ name }) => name)).toEqual(["help"]);
    expect(servicesOf({ ...texts, helpTextEn: "" }, "en")).toBeNull();
  });
});

test("a review without an author or a text is not shown", () => {
  const review = { authorEn: "Ana", textKa: "კარგი", rating: "5", date: "2026-05-03" };
  expect(reviewIn(1, review, "en")).toMatchObject({ country: null, text: { lang: "ka" } });
  for (const [rating, stars] of [
    ["4", 4],
    ["100000000", 5],
    ["1e999", 5],
    ["-1", 0],
    ["x", 0],
    ["", 0],
  ]) {
    expect(reviewIn(1, { ...review, rating: String(rating) }, "en")?.rating).toBe(stars);
  }
  for (const date of ["", "yesterday", "2026-02-30", "x".repeat(10_000)]) {
    expect(reviewIn(1, { ...review, date }, "en")?.date).toBeNull();
  }
  expect(reviewIn(1, { ...review, textKa: "" }, "en")).toBeNull();
  expect(reviewIn(1, { ...review, authorEn: "" }, "en")).toBeNull();
});
