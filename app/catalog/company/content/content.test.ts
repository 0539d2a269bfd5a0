import { describe, expect, test } from "vitest";
import { CITY_IDS } from "~/web/pages/address-values";
import { EXAMPLE_CLAIMS, type Claims } from "~/catalog/company/company-numbers";
import { EXAMPLE_PROMISES, promisesOf } from "~/catalog/company/promises";
import type { Language } from "~/web/i18n/languages";
import { aboutIn, contentOf, servicesIn } from "./content";
import { exampleTexts } from "~/catalog/company/presentation.server";
import type { SectionValue } from "./parts";
import { officeIn } from "./office";
import { reviewIn } from "./review";

const OFFER = {
  promises: EXAMPLE_PROMISES,
  cities: CITY_IDS,
  isFreeInTbilisi: true,
  isExample: true,
};
const exampleOf = (claims: Claims, promises = EXAMPLE_PROMISES) =>
  exampleTexts(claims, { ...OFFER, promises });
const EXAMPLE = exampleOf(EXAMPLE_CLAIMS);
/** The texts of the services if all promises are switched on. */
const servicesOf = (services: SectionValue<"services">, lang: Language) =>
  servicesIn(
    { texts: { services }, promises: promisesOf({ services, promises: EXAMPLE_PROMISES }) },
    lang,
  );
const contentWith = (stored: Parameters<typeof contentOf>[0]) =>
  contentOf(stored, exampleOf, { exampleClaims: EXAMPLE_CLAIMS });

describe("the section about the company", () => {
  test("is the example's until another one is stored, null included", () => {
    expect(contentWith({}).texts.about).toEqual(EXAMPLE.about);
    expect(contentWith({ about: null }).texts.about.aboutTitle?.en).toContain("2015");
    expect(contentWith({ about: { aboutLead: { en: "We" } } }).texts.about).toEqual({
      aboutLead: { en: "We" },
    });
  });

  test("ends with its last text, whatever its title is", () => {
    expect(aboutIn({ aboutTitle: { en: "About us" } }, "en")).toBeNull();
    expect(aboutIn({ aboutText: { ka: "ჩვენ" } }, "en")).toBeNull();
    expect(aboutIn({ aboutText: { ka: "ჩვენ" } }, "ka")).toEqual({
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
      servicesTitle: { en: "More" },
      helpTitle: { en: "Help" },
      helpText: { en: "Call" },
      longText: { en: "x" },
    };
    expect(servicesOf(texts, "ka")).toBeNull();
    expect(servicesOf(texts, "en")?.services.map(({ name }) => name)).toEqual(["help"]);
    expect(servicesOf({ ...texts, helpText: { en: "" } }, "en")).toBeNull();
  });
});

const row = (value: SectionValue<"review">, isExample = false) => ({ id: 1, value, isExample });

test("a review without an author or a text is not shown", () => {
  const shown = { rating: "5", date: "2026-05-03" };
  const review = { author: { en: "Ana" }, text: { ka: "კარგი" }, ...shown };
  expect(reviewIn(row(review), "en")).toMatchObject({ country: null, text: { lang: "ka" } });
  for (const [rating, stars] of [
    ["4", 4],
    ["100000000", 5],
    ["1e999", 5],
    ["-1", 0],
    ["x", 0],
    ["", 0],
  ]) {
    expect(reviewIn(row({ ...review, rating: String(rating) }), "en")?.rating).toBe(stars);
  }
  for (const date of ["", "yesterday", "2026-02-30", "x".repeat(10_000)]) {
    expect(reviewIn(row({ ...review, date }), "en")?.date).toBeNull();
  }
  expect(reviewIn(row({ ...review, text: { ka: "" } }), "en")).toBeNull();
  expect(reviewIn(row({ ...review, author: {} }), "en")).toBeNull();
});

test("a review names its source, with a link by https; a sample has neither", () => {
  const value = {
    author: { en: "Ana" },
    text: { en: "Good" },
    rating: "5",
    source: "Google",
    link: "https://maps.app.goo.gl/x",
  };
  expect(reviewIn(row(value), "en")).toMatchObject({ source: "Google", link: value.link });
  for (const link of ["javascript:alert(1)", "http://example.com", "//", ""]) {
    const shown = reviewIn(row({ ...value, link }), "en");
    expect(shown).toHaveProperty("source", "Google");
    expect(shown).not.toHaveProperty("link");
  }
  const sample = reviewIn(row(value, true), "en");
  expect(sample).toHaveProperty("isExample", true);
  expect(Object.keys(sample ?? {})).not.toContain("source");
  expect(Object.keys(sample ?? {})).not.toContain("link");
});

describe("people and office", () => {
  test("of the example are in both languages, and no other company has them", () => {
    for (const lang of ["en", "ka"] as const) {
      const { people, directions, links } = officeIn(EXAMPLE.office, lang);
      expect(people).toHaveLength(3);
      expect(directions).not.toBeNull();
      expect(Object.keys(links)).toEqual(["map"]);
    }
    const other = exampleTexts(EXAMPLE_CLAIMS, { ...OFFER, promises: {}, isExample: false });
    expect(other.office).toEqual({});
  });

  test("are shown in the languages that have them, with links by https", () => {
    const office = {
      directions: { ka: "მარჯვნივ" },
      person2Name: { en: "Nino" },
      person2Languages: { en: "Georgian" },
      person4Role: { en: "Nobody" },
      map: "javascript:alert(1)",
      google: "https://maps.app.goo.gl/x",
    };
    const links = { google: office.google };
    const nino = { name: "Nino", role: null, languages: "Georgian" };
    expect(officeIn(office, "en")).toEqual({ people: [nino], directions: null, links });
    expect(officeIn(office, "ka")).toEqual({ people: [], directions: "მარჯვნივ", links });
  });
});
