import { describe, expect, test } from "vitest";
import { SMALL_FACTS, TEST_FACTS as facts } from "~/site/facts/testing/test-facts";
import { EXAMPLE_EXTRAS, TENT } from "~/catalog/pricing/testing/example-extras";
import { LANGUAGES } from "~/web/i18n/languages";
import { testSite } from "~/catalog/company/testing/test-site";
import { guidesMeta } from "./guides-meta.server";
import { keysOf } from "~/web/records";
import { findGuide, GUIDES, listGuides, writeGuide } from "./guides.server";

const find = (id: string, lang: (typeof LANGUAGES)[number], given = facts) =>
  findGuide(id, given, lang, String);

describe.each(GUIDES)("$id", ({ id }) => {
  test("is an article of 900 to 1,600 words", () => {
    for (const lang of LANGUAGES) {
      const { body } = writeGuide(id, facts, lang);
      const words = body
        .replaceAll(/\]\([^)]*\)|[|#*-]/g, " ")
        .match(/[\p{L}\p{N}][\p{L}\p{N}’'.,–-]*/gu)!;
      expect(words.length).toBeGreaterThanOrEqual(900);
      expect(words.length).toBeLessThanOrEqual(1600);
    }
  });

  test("has meta texts of the length that search engines show", () => {
    for (const lang of LANGUAGES) {
      const { description, keywords, excerpt } = writeGuide(id, facts, lang);
      expect(description.length).toBeGreaterThan(80);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(keywords.length).toBeGreaterThanOrEqual(6);
      expect(excerpt.length).toBeGreaterThan(60);
    }
  });

  test("has headings, at least one table, and the first three other guides as related", () => {
    for (const lang of LANGUAGES) {
      const { guide, related } = find(id, lang)!;
      expect(guide.headings.length).toBeGreaterThanOrEqual(4);
      expect(guide.html).toMatch(/<table[^>]*>/);
      const others = GUIDES.map((one) => one.id).filter((other) => other !== id);
      expect(related.map((one) => one.id)).toEqual(others.slice(0, 3));
    }
  });
});

test.each(GUIDES)("$id names no number of days for a removed place", ({ id }) => {
  for (const lang of LANGUAGES) {
    const { body } = writeGuide(id, { ...facts, kutaisiMinDays: null }, lang);
    expect(body).not.toContain("null");
    expect(body).not.toMatch(/(rentals of 1 days|თუ 1 ან მეტი)/);
  }
});

test.each(["", "nothing", "__proto__", "GUIDE"])("there is no guide %j", (id) => {
  expect(find(id, "en")).toBeNull();
});

test("the list has six guides with alternative texts in its language", () => {
  expect(listGuides(facts, "en")).toHaveLength(6);
  for (const guide of listGuides(facts, "ka")) expect(guide.alt).toMatch(/[ა-ჰ]/);
});

test.each([
  [
    "car-rental-prices-georgia-breakdown",
    { places: facts.places.map((place) => ({ ...place, fee: 7213 })) },
  ],
  [
    "tbilisi-airport-car-rental-guide",
    { extras: facts.extras.map((extra) => ({ ...extra, price: 7213 })) },
  ],
  ["ultimate-guide-car-rental-georgia", { claims: { ...facts.claims, experienceYears: 7213 } }],
  [
    "tbilisi-batumi-scenic-drive",
    { places: facts.places.map((place) => ({ ...place, fee: 7213 })) },
  ],
  ["do-you-need-4x4-georgia", { fleet: { ...facts.fleet, fourByFours: 7213 } }],
  ["georgian-mountain-roads-tips", { company: { ...facts.company, phone: "+9957213000000" } }],
])("%s takes its numbers from the facts", (id, changes) => {
  const changed = { ...facts, ...changes } as unknown as typeof facts;
  for (const lang of LANGUAGES) {
    expect(find(id, lang)!.guide.html).not.toMatch(/7\s?213/);
    expect(find(id, lang, changed)!.guide.html).toMatch(/7[,\s]?213/);
  }
});

test.each(LANGUAGES)("no guide in %s has a price of an extra that is not offered", (lang) => {
  const bodies = (extras: typeof facts.extras) =>
    GUIDES.map(({ id }) => writeGuide(id, { ...facts, extras }, lang).body).join("\n");
  const priced = facts.extras.map((extra) => ({ ...extra, price: 7213 }));
  expect(bodies(priced).match(/7[,\s]?213/g)!.length).toBeGreaterThan(5);
  const [{ name: seat }, { name: rack }] = EXAMPLE_EXTRAS;
  const none = bodies([]);
  expect(none).not.toContain(`| ${seat[lang]} |`);
  expect(none).not.toContain(`| ${rack[lang]} |`);
  expect(none).not.toMatch(/undefined|NaN|\n\n\n\n\n/);
  expect(bodies([TENT])).toContain(`| ${TENT.name[lang]} |`);
});

/** Claims of cars besides one sedan. */
const OTHER_CARS = {
  en: /both kinds|crossovers|: 0 at the moment|\(0 at|Large 4x4s cost|large 4x4s|older cars|an SUV starts|cheapest car|The type is/,
  ka: /და ჯიპსაც|კროსოვერ|აქვს, ამჟამად 0|\(ამჟამად 0|დიდი ჯიპები უფრო|ზოგ დიდ ჯიპს|ძველი მანქანა|ვადით ჯიპი|იაფი მანქანა\n|ფასის ჯგუფიცაა/,
};

/** Claims about a fleet whose sedans have the rates of SUVs and the reverse. */
const MIXED = {
  en: /in the SUV group|in the sedan group|The type is a price group/,
  ka: /სედანების ჯგუფ|ჯიპების ჯგუფ|ფასის ჯგუფიცაა/,
};

/** Words before the rate of the dearest car with four-wheel drive. */
const HIGHEST = {
  en: /4x4s (?:have prices of their own|cost more), up to /,
  ka: /(?:ჯიპს საკუთარი ფასი აქვს|ჯიპები უფრო ძვირია), მოკლე ვადით დღეში /,
};

describe.each(LANGUAGES)("in %s", (lang) => {
  const bodies = (given: typeof facts) => GUIDES.map(({ id }) => writeGuide(id, given, lang).body);

  test("the guides describe the cars of a large fleet", () => {
    expect(bodies(facts).join("\n")).toMatch(OTHER_CARS[lang]);
  });

  test("no guide says that the price groups mix bodies if they don't, and all name the highest rate", () => {
    const fleet = { ...facts.fleet, mixesTypes: false };
    const [mixed, plain] = [facts, { ...facts, fleet }].map((given) => bodies(given).join("\n"));
    expect(mixed).toMatch(MIXED[lang]);
    expect(plain).not.toMatch(MIXED[lang]);
    const highest = (text: string) => text.split(HIGHEST[lang]).length - 1;
    expect([highest(mixed!), highest(plain!)]).toEqual([2, 2]);
  });

  test.each(["oneSedan", "noCars"] as const)("no guide claims other cars with %s", (name) => {
    for (const body of bodies(SMALL_FACTS[name])) {
      const found = OTHER_CARS[lang].exec(body);
      expect(found && body.slice(found.index - 60, found.index + 60)).toBeNull();
      expect(body).not.toMatch(/null|undefined|Infinity|Sedan\. For/);
    }
  });
});

/** Patterns for claims of guides about the rates of a type, also in their meta texts. */
const TYPES = {
  en: {
    sedan: /sedans are \$|for sedans|\| Sedan|a sedan costs|Take a sedan for a weekend/,
    suv: /SUVs are \$|SUVs, delivery|for SUVs|\| SUV|an SUV (costs|starts|at)/i,
  },
  ka: {
    sedan: /სედანი დღეში|სედანის დღიური|\| სედანი|სედანი ორი/,
    suv: /ჯიპი დღეში|ჯიპის (დღიური|ქირაობის)|\| ჯიპი|ჯიპი შვიდი/,
  },
};

describe.each(LANGUAGES)("rates in %s", (lang) => {
  const saidBy = (given: typeof facts) =>
    GUIDES.map(({ id }) => JSON.stringify(writeGuide(id, given, lang))).join("\n");

  test.each([
    ["a mixed fleet", facts, ["sedan", "suv"]],
    ["one sedan", SMALL_FACTS.oneSedan, ["sedan"]],
    ["one SUV", SMALL_FACTS.oneSuv, ["suv"]],
    ["no cars", SMALL_FACTS.noCars, []],
  ] as const)("are those of the types of %s", (_, given, types) => {
    const said = saidBy(given);
    expect(keysOf(TYPES[lang]).filter((type) => TYPES[lang][type].test(said))).toEqual(types);
  });

  test("name a delivery fee only with a place", () => {
    const fee = {
      en: /delivery fee|delivery is in/,
      ka: /ფასი, მიწოდება|ფასები, მიწოდება|მიწოდების საფასური –/,
    }[lang];
    expect(saidBy(facts)).toMatch(fee);
    expect(saidBy({ ...facts, places: [], cities: [] })).not.toMatch(fee);
  });
});

test.each([
  ["en", /^Six practical guides .* the airport, mountain/, /^Practical guides .* prices, mountain/],
  ["ka", /^ექვსი სასარგებლო .* აეროპორტი, მთის/, /^სასარგებლო გზამკვლევები .* ფასები, მთის/],
] as const)("the list in %s counts six guides only if there are so many", (lang, all, some) => {
  const described = (count: number) =>
    JSON.stringify(
      guidesMeta(
        testSite,
        lang,
        GUIDES.slice(0, count).map(({ id }) => id),
      ),
    );
  const descriptionOf = (count: number) =>
    /"name":"description","content":"([^"]*)"/.exec(described(count))?.[1];
  expect(descriptionOf(6)).toMatch(all);
  expect(descriptionOf(5)).toMatch(some);
});
