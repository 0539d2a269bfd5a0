import { describe, expect, test } from "vitest";
import { type CityId, REGION_IDS, type RegionId } from "~/web/pages/address-values";
import type { PromiseName } from "~/catalog/company/content/parts";
import { testSite } from "~/catalog/company/testing/test-site";
import { GUIDES } from "~/site/guides/guides.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { mapKeys } from "~/web/records";
import { POSTER_NAMES } from "~/site/posters/alts.server";
import { isRegion } from "./attractions";
import { loadOverview, loadRegionalGuide } from "./load-blog.server";

/** Returns all texts in a page's data, except pictures, ids and addresses. */
function textsOf(value: unknown, key = ""): string[] {
  if (["id", "mapUrl", "difficulty", "topic", "guide", "alt"].includes(key)) return [];
  if (typeof value === "string") return key === "name" && isPoster(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([inner, one]) =>
    textsOf(one, Array.isArray(value) ? key : inner),
  );
}

function isPoster(name: string) {
  return (POSTER_NAMES as string[]).includes(name);
}

type Lang = (typeof LANGUAGES)[number];

function guideTo(region: RegionId, lang: Lang, site = testSite) {
  return loadRegionalGuide(site, lang, region);
}

/** Returns a site without some of the promises. */
function without(...names: PromiseName[]) {
  const promises = mapKeys(LANGUAGES, (lang) => ({
    ...testSite.content.promises[lang],
    ...mapKeys(names, () => false),
  }));
  return { ...testSite, content: { ...testSite.content, promises } };
}

describe("the overview", () => {
  test.each(LANGUAGES)("has six destinations and three tips in %s", (lang) => {
    const { destinations, tips } = loadOverview(lang);
    expect(destinations.map(({ id }) => id)).toEqual([
      "sighnaghi",
      "kazbegi",
      "batumi",
      "vardzia",
      "borjomi",
      "svaneti",
    ]);
    expect(destinations.filter(({ hasGuide }) => hasGuide)).toHaveLength(REGION_IDS.length);
    for (const { mapUrl, images } of destinations) {
      expect(new URL(mapUrl).protocol).toBe("https:");
      expect(isPoster(images[0].name)).toBe(true);
    }
    expect(tips.map(({ topic }) => topic)).toEqual(["visitTime", "driving", "customs"]);
  });
});

describe.each(REGION_IDS)("the guide to %s", (region) => {
  test("has the same attractions in both languages, at least five", () => {
    const [english, georgian] = LANGUAGES.map((lang) => guideTo(region, lang).attractions);
    expect(english!.length).toBeGreaterThanOrEqual(5);
    expect(georgian!.map(({ id }) => id)).toEqual(english!.map(({ id }) => id));
  });

  test("has a poster and a map link for each attraction", () => {
    const { attractions } = guideTo(region, "en");
    for (const { id, image, mapUrl } of attractions) {
      expect(image.name).toBe(`${region}-${id}`);
      expect(isPoster(image.name)).toBe(true);
      expect(new URL(mapUrl).protocol).toBe("https:");
    }
    expect(new Set(attractions.map(({ mapUrl }) => mapUrl)).size).toBe(attractions.length);
  });
});

test("each regional guide links to an existing guide", () => {
  const ids: string[] = GUIDES.map(({ id }) => id);
  for (const region of REGION_IDS) expect(ids).toContain(guideTo(region, "en").readOn.guide);
});

describe("a text", () => {
  const pages = (lang: (typeof LANGUAGES)[number]) => [
    loadOverview(lang),
    ...REGION_IDS.map((region) => guideTo(region, lang)),
  ];

  test.each(textsOf(pages("en")))("in English has only its own letters: %s", (text) => {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/\p{Script=Georgian}| {2}|['"]/u);
  });

  test.each(textsOf(pages("ka")))("in Georgian has only its own letters: %s", (text) => {
    expect(text.replaceAll("4x4", "4")).not.toMatch(/[A-Za-z'"”]| {2}|[\u{1C90}-\u{1CBF}]/u);
  });
});

test("a destination without a guide is not a region", () => {
  expect(["vardzia", "toString", ""].filter(isRegion)).toEqual([]);
});

describe("the call of the guide to Batumi", () => {
  const call = (lang: Lang, site: typeof testSite) => guideTo("batumi", lang, site).call.text;

  test.each<[Lang, CityId[], RegExp, RegExp]>([
    ["en", ["tbilisi", "batumi"], /in Tbilisi, or have it delivered in Batumi/, /return/],
    ["en", ["tbilisi"], /Pick it up in Tbilisi\.$/, /delivered|fee|return/],
    ["en", ["batumi"], /Have it delivered in Batumi for a fee that/, /Tbilisi|return/],
    ["en", ["kutaisi"], /its coast\.$/, /Tbilisi|delivered|return/],
    ["ka", ["tbilisi", "batumi"], /მანქანას თბილისში აიღებთ ან ბათუმში დაგახვედრებთ/, /დაბრუნები/],
    ["ka", ["tbilisi"], /თბილისში აიღეთ\.$/, /დაგახვედრებთ|საფასურ|დაბრუნები/],
    ["ka", ["batumi"], /ბათუმში დაგახვედრებთ\. საფასურს/, /თბილის|დაბრუნები/],
    ["ka", [], /საკმარისია\.$/, /თბილის|დაგახვედრებთ|დაბრუნები/],
  ])("in %s, for a company in %j without one-way rentals", (lang, cities, has, hasNot) => {
    const text = call(lang, { ...without("oneWay"), cities });
    expect(text).toMatch(has);
    expect(text).not.toMatch(hasNot);
  });

  test("lets travellers choose where to return the car", () => {
    for (const cities of [["tbilisi", "batumi"], ["tbilisi"], ["batumi"]] as CityId[][]) {
      const site = { ...testSite, cities };
      // The sentence says “too” where the pick-up can be chosen as well.
      const choice = cities.length > 1 ? /return it, too\.$/ : /; you choose where to return it\.$/;
      expect(call("en", site)).toMatch(choice);
      expect(call("ka", site)).toMatch(/დაბრუნების ადგილს.*აირჩევთ\.$/);
    }
  });
});
