import { describe, expect, test } from "vitest";
import { OTHER_FACTS, TEST_FACTS } from "~/site/facts/testing/test-facts";
import { expectShort, expectWellWritten, textsIn } from "~/site/facts/testing/text-rules";
import type { PromiseName } from "~/catalog/company/content/parts";
import { NO_PROMISES } from "~/catalog/company/promises";
import { mapKeys } from "~/web/records";
import { LANGUAGES } from "~/web/i18n/languages";
import { REASON_IDS } from "~/texts/page-texts";
import { cityAt } from "./city";
import { CITY_IDS } from "~/web/pages/address-values";
import { cityPage } from "./city-page.server";
import { POPULAR_ROUTES } from "./popular-routes";

const PAGES = CITY_IDS.flatMap((id) => LANGUAGES.map((lang) => [id, lang] as const));

describe.each(PAGES)("%s in %s", (id, lang) => {
  const page = cityPage(id, lang, TEST_FACTS);

  test("has six reasons, ten features, and its routes", () => {
    expect(page.reasons.map((reason) => reason.id)).toEqual(REASON_IDS);
    expect(page.reasons).toHaveLength(6);
    expect(page.features).toHaveLength(10);
    expect(new Set(page.features).size).toBe(10);
    expect(page.popularRoutes.map((route) => route.id)).toEqual(
      POPULAR_ROUTES[id].map((route) => route.id),
    );
  });

  test("has well-formed texts, and meta texts within the limits", () => {
    const { poster: _, ...texts } = page;
    expectWellWritten(lang, texts);
    expectShort(page.meta);
  });

  test("takes its numbers from the facts", () => {
    const text = textsIn(cityPage(id, lang, OTHER_FACTS)).join(" ");
    const fees = { tbilisi: [233, 234], batumi: [236], kutaisi: [235, 237, 239] }[id];
    const values = [211, 212, 216, 217, 221, 228, 240, 241, 242, "02:25", "02:26", ...fees];
    for (const value of values) expect(text).toContain(String(value));
    expect(text).not.toMatch(/\$\d{1,2}\b|\b\d{1,2}\s\$|\b\d{2} (GEL|ლარ)/);
  });

  test("names no number of days for Kutaisi Airport once that place is removed", () => {
    const places = TEST_FACTS.places.filter(({ slug }) => slug !== "kutaisi-airport");
    const text = textsIn(cityPage(id, lang, { ...TEST_FACTS, places, kutaisiMinDays: null }));
    expect(text.join(" ")).not.toMatch(/\b(null|[17]) (days or more|ან მეტი დღით)/);
  });

  test("lists what is included only if more than fees are left", () => {
    const including = (names: PromiseName[]) => {
      const { places, ...facts } = TEST_FACTS;
      const paid = places.map((place) => ({ ...place, fee: 20 }));
      const promised = { ...NO_PROMISES, ...mapKeys(names, () => true) };
      const promises = { en: promised, ka: promised };
      return cityPage(id, lang, { ...facts, places: paid, promises }).features;
    };
    expect(including([])).toEqual([]);
    expect(including(["deposit", "oneWay", "noCard"])).toEqual([]);
    expect(including(["mileage"]).length).toBeGreaterThan(1);
    expect(including(["cancellation"]).length).toBeGreaterThan(1);
  });

  test.each([0, 1, 2, 9])("praises no selection of %i models", (models) => {
    const { fleet } = TEST_FACTS;
    const { reasons } = cityPage(id, lang, { ...TEST_FACTS, fleet: { ...fleet, models } });
    expect(reasons.map((reason) => reason.id)).toEqual(REASON_IDS.slice(1));
  });

  test("names a deposit only if there is one", () => {
    const promises = { ...TEST_FACTS.promises[lang], deposit: false };
    const facts = { ...TEST_FACTS, promises: { ...TEST_FACTS.promises, [lang]: promises } };
    const { meta, ...texts } = cityPage(id, lang, facts);
    expect([...textsIn(texts), meta.description].join(" ")).not.toMatch(/deposit|დეპოზიტ/);
  });

  test("has the name in Georgian letters once", () => {
    const local = { tbilisi: "თბილისი", batumi: "ბათუმი", kutaisi: "ქუთაისი" }[id];
    expect([page.city, page.cityNameLocal].filter((name) => name === local)).toHaveLength(1);
  });

  test("links only to pages of the site", () => {
    const links = page.popularRoutes.flatMap(({ link }) => link ?? []);
    expect(links.length).toBeGreaterThan(2);
    for (const { to } of links) expect(to).toMatch(/^\/[a-z]/);
  });
});

test.each([
  ["tbilisi", "tbilisi"],
  ["Tbilisi", "tbilisi"],
  ["BATUMI", "batumi"],
  ["gori", null],
  ["", null],
  ["constructor", null],
])("the city of /%s is %s", (segment, city) => {
  expect(cityAt({ pathname: `/${segment}` })).toBe(city);
  expect(cityAt({ pathname: `/ka/${segment}.data` })).toBe(city);
});
