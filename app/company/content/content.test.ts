import { describe, expect, test } from "vitest";
import { EXAMPLE_CLAIMS } from "~/company/claims";
import { aboutIn, contentOf, localized, servicesIn } from "./content";
import { exampleTexts } from "./example-texts.server";
import { reviewIn } from "./review";

const EXAMPLE = exampleTexts(EXAMPLE_CLAIMS);
const contentWith = (stored: Parameters<typeof contentOf>[0]) =>
  contentOf(stored, exampleTexts, EXAMPLE_CLAIMS);

describe("a text", () => {
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
    const about = aboutIn({ aboutTextKa: "ჩვენ" }, "en");
    expect(about).toEqual({ title: null, lead: null, text: { text: "ჩვენ", lang: "ka" } });
  });

  test("of the example leaves out sentences about numbers that are not stated", () => {
    const claims = { ...EXAMPLE_CLAIMS, foundedYear: null, customers: null };
    expect(aboutIn(exampleTexts(claims).about, "en")).toBeNull();
  });
});

describe("services", () => {
  test("of the example are the six of both languages", () => {
    for (const lang of ["en", "ka"] as const) {
      const found = servicesIn(EXAMPLE.services, lang);
      expect(found?.services).toHaveLength(6);
      expect(found?.services.every(({ text }) => text.lang === lang)).toBe(true);
    }
  });

  test("need a title and a text; without any there is no section", () => {
    const texts = {
      servicesTitleEn: "More",
      helpTitleEn: "Help",
      helpTextEn: "Call",
      longTextEn: "x",
    };
    expect(servicesIn(texts, "en")?.services.map(({ name }) => name)).toEqual(["help"]);
    expect(servicesIn({ ...texts, helpTextEn: "" }, "en")).toBeNull();
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
