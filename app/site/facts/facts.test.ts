import { expect, test } from "vitest";
import { testSite } from "~/catalog/company/testing/test-site";
import { pricesOf } from "~/catalog/pricing/seasons";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { factsOf, loadFacts } from "./facts.server";

const TIERS = [{ minDays: 1, dailyRate: 50 }];
const KUTAISI = EXAMPLE_PLACES.find(({ slug }) => slug === "kutaisi-airport")!;
const NOT_KUTAISI = EXAMPLE_PLACES.filter((place) => place !== KUTAISI);
const RENAMED = { ...KUTAISI, name: { en: "Kutaisi (KUT)", ka: "ქუთაისი (KUT)" } };
const NAMESAKE = { ...KUTAISI, slug: "kutaisi-airport-2" };

test.each([
  ["is that of the place", EXAMPLE_PLACES, 7],
  ["is that of the place whatever its name", [RENAMED], 7],
  ["is not that of a place that is only called so", [NAMESAKE], null],
  ["is unknown once the place is removed", NOT_KUTAISI, null],
  ["is unknown if any rental is usual", [{ ...KUTAISI, minDays: 1 }], null],
])("the shortest usual rental from Kutaisi Airport %s", (_, places, days) => {
  const prices = pricesOf({ sedan: TIERS, suv: TIERS }, [], places);
  expect(factsOf(testSite, [], prices).kutaisiMinDays).toBe(days);
});

test("the same facts are repeated until the fleet, the company or its money changes", async () => {
  const fleet = {
    cars: [],
    choices: [],
    roads: [],
    ...pricesOf({ sedan: TIERS, suv: TIERS }, [], []),
  };
  const read = async () => fleet;
  const facts = await loadFacts(read, testSite);
  expect(await loadFacts(read, { ...testSite })).toBe(facts);
  const { company, content, money } = testSite;
  for (const change of [
    { company: { ...company } },
    { content: { ...content } },
    { money: { ...money } },
  ]) {
    const before = await loadFacts(read, testSite);
    expect(await loadFacts(read, { ...testSite, ...change })).not.toBe(before);
  }
  const places = EXAMPLE_PLACES;
  expect((await loadFacts(async () => ({ ...fleet, places }), testSite)).places).toBe(places);
});

test.each([
  ["fall with the days", [50, 40], [55, 45], true],
  ["stay the same for one type", [50, 40], [55], false],
  ["rise with the days", [50, 60], [55, 45], false],
])("the promise of cheaper long rentals with rates that %s: %j and %j", (_, one, other, isKept) => {
  const [sedan, suv] = [one, other].map((rates) =>
    rates.map((dailyRate, index) => ({ minDays: index + 1, dailyRate })),
  );
  const facts = factsOf(testSite, [], pricesOf({ sedan: sedan!, suv: suv! }, [], []));
  expect([facts.promises.en.longRental, facts.promises.ka.longRental]).toEqual([isKept, isKept]);
});
