import { describe, expect, test } from "vitest";
import { CITY_IDS } from "~/web/pages/address-values";
import { EXAMPLE_PROMISES } from "~/catalog/company/promises";
import { claimTexts, claimsOf, EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import { fieldTextsOf, type RowValue, type Section } from "~/catalog/company/content/parts";
import { exampleTexts } from "~/catalog/company/presentation.server";
import { nestedFields } from "~/desk/transfer/file-values";
import { contentSchema } from "./content.schema";

const EXAMPLE = exampleTexts(EXAMPLE_CLAIMS, {
  promises: EXAMPLE_PROMISES,
  cities: CITY_IDS,
  isFreeInTbilisi: true,
  isExample: true,
});
const REVIEW = {
  author: { en: "Hannah", ka: "" },
  country: { en: "", ka: "" },
  text: { en: "", ka: "ძალიან კარგი იყო." },
  rating: "4",
  date: "2026-05-03",
  source: "Google",
  link: "maps.app.goo.gl/x",
  consent: "by email, 3 May 2026",
  shown: "on",
};

function errorsOf(section: Section, typed: RowValue, isExample = false) {
  const parsed = contentSchema(section, { today: "2026-11-23", isExample }).safeParse(typed);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
}

/** Returns what the form of a section sends. */
const formOf = (section: Section, value: RowValue) =>
  nestedFields(fieldTextsOf(section, value)) as RowValue;

const named = (key: string) => `contentDesk.errors.${key}`;

test.each([
  "announcement",
  "about",
  "services",
  "office",
  "promises",
  "insurance",
  "claims",
] as const)("the example's %s is valid", (section) => {
  expect(errorsOf(section, formOf(section, EXAMPLE[section]))).toEqual([]);
});

describe("claims", () => {
  const claims = claimTexts(EXAMPLE_CLAIMS);

  test("are the same after they were stored", () => {
    expect(claimsOf(claims)).toEqual(EXAMPLE_CLAIMS);
  });

  test("may lack what pages can leave out", () => {
    const typed = { ...claims, foundedYear: "", customers: "", vehicles: "" };
    expect(errorsOf("claims", typed)).toEqual([]);
    expect(claimsOf(typed)).toMatchObject({ foundedYear: null, customers: null, vehicles: null });
  });

  test.each([
    [{ customers: "many" }, "customers", "number"],
    [{ driverAgeFrom: "" }, "driverAgeFrom", "number"],
    [{ freeCancellationHours: "-1" }, "freeCancellationHours", "number"],
    [{ depositFrom: "1000000000" }, "depositFrom", "number"],
    [{ longRentalDays: "2.5" }, "longRentalDays", "number"],
    [{ depositFrom: "200", depositTo: "100" }, "depositTo", "order"],
  ])("%j are refused", (changes, field, key) => {
    expect(errorsOf("claims", { ...claims, ...changes })).toContainEqual([field, named(key)]);
  });

  test("a high season may last over the end of the year", () => {
    expect(errorsOf("claims", { ...claims, highSeasonFrom: "12", highSeasonTo: "1" })).toEqual([]);
  });
});

describe("texts", () => {
  test("of the insurance are in English too, or in no language", () => {
    const typed = { covers: { en: "", ka: "ყველაფერი" }, leavesOut: { en: "", ka: "" } };
    expect(errorsOf("insurance", typed)).toEqual([["covers.en", named("english")]]);
    expect(errorsOf("insurance", { ...typed, covers: { en: "All", ka: "" } })).toEqual([]);
    expect(errorsOf("insurance", { ...typed, covers: { en: "" } })).toEqual([]);
  });

  test.each([
    ["x".repeat(201), "too long"],
    ["two\u0007bells", "of a control character"],
    ["\u0000", "with a control character inside"],
  ])("an announcement that is %j is refused", (text) => {
    const typed = { announcement: { en: `a${text}b`, ka: "" } };
    expect(errorsOf("announcement", typed)).toEqual([["announcement.en", named("text")]]);
  });

  test("may be in one language only", () => {
    expect(errorsOf("announcement", { announcement: { en: "Snow!", ka: "" } })).toEqual([]);
  });
});

test("the links of the office are addresses by https", () => {
  const typed = {
    ...formOf("office", EXAMPLE.office),
    map: "",
    google: "g.page/x",
    tripadvisor: "ftp://example.com",
  };
  expect(errorsOf("office", typed)).toEqual([["tripadvisor", named("link")]]);
});

describe("a review", () => {
  test("may have each text in another language", () => {
    expect(errorsOf("review", REVIEW)).toEqual([]);
  });

  test.each([
    [{ author: { en: "" } }, "author.en", "either"],
    [{ text: { en: "", ka: " " } }, "text.en", "either"],
    [{ rating: "6" }, "rating", "rating"],
    [{ date: "2026-02-30" }, "date", "date"],
    [{ date: "2026-11-24" }, "date", "future"],
    [{ consent: "" }, "consent", "consent"],
    [{ link: "http://example.com" }, "link", "link"],
    [{ link: "javascript:alert(1)" }, "link", "link"],
    [{ source: "" }, "source", "source"],
    [{ source: "x".repeat(41) }, "source", "text"],
  ])("with %j is refused", (changes, field, key) => {
    expect(errorsOf("review", { ...REVIEW, ...changes })).toEqual([[field, named(key)]]);
  });

  test("needs no consent while it is hidden, or part of the example", () => {
    expect(errorsOf("review", { ...REVIEW, consent: "", shown: "" })).toEqual([]);
    expect(errorsOf("review", { ...REVIEW, consent: "" }, true)).toEqual([]);
  });
});
