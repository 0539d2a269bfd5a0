import { expect, test } from "vitest";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { parsePlaces, placeRows } from "~/desk/prices/place-rows";

const PLACES = EXAMPLE_PLACES.map((place, index) => ({ ...place, gapMinutes: index * 30 }));
const rows = placeRows(PLACES);
const GORI = {
  placeSlug: "",
  placeEn: "Gori",
  placeKa: "გორი",
  placeFee: "80,5",
  placeMinDays: "3",
  placeGap: " 90",
};

test("the rows of places are the same places when read again", () => {
  expect(parsePlaces(rows)).toEqual({ ok: true, places: PLACES });
});

test("a filled last row is another place, a row without names is removed", () => {
  const emptied = { ...rows[0]!, placeEn: "", placeKa: "" };
  expect(parsePlaces([emptied, ...rows.slice(1, 4), GORI])).toEqual({
    ok: true,
    places: [
      ...PLACES.slice(1),
      { slug: null, name: { en: "Gori", ka: "გორი" }, fee: 80.5, minDays: 3, gapMinutes: 90 },
    ],
  });
});

test("a renamed place keeps its slug, which no other one gets", () => {
  const renamed = { ...rows[2]!, placeEn: "Kutaisi (KUT)" };
  const added = { ...GORI, placeSlug: "kutaisi-airport" };
  const odd = { ...GORI, placeEn: "Poti", placeKa: "ფოთი", placeSlug: "<b>" };
  const parsed = parsePlaces([renamed, added, odd]);
  expect(parsed).toMatchObject({
    ok: true,
    places: [
      { slug: "kutaisi-airport", name: { en: "Kutaisi (KUT)" } },
      { slug: null, name: { en: "Gori" } },
      { slug: null, name: { en: "Poti" } },
    ],
  });
});

test.each([
  [{ placeEn: "tbilisi", placeKa: "ქალაქი" }, "tbilisi"],
  [{ placeEn: "City", placeKa: "თბილისი" }, "tbilisi"],
  [{ placeEn: "Tbilisi Airport", placeKa: "ბათუმი" }, "tbilisi-airport"],
  [{ placeEn: "Old Tbilisi", placeKa: "ძველი თბილისი" }, null],
] as const)("a place that is added again as %j has the slug %s", (names, slug) => {
  expect(parsePlaces([{ ...GORI, ...names }])).toMatchObject({ ok: true, places: [{ slug }] });
});

test("a slug stays with the place that has it, also before another one of its name", () => {
  const renamed = { ...rows[0]!, placeEn: "Tbilisi centre", placeKa: "თბილისის ცენტრი" };
  const again = { ...GORI, placeEn: "Tbilisi", placeKa: "თბილისი" };
  const parsed = parsePlaces([again, renamed]);
  expect(parsed).toMatchObject({ ok: true, places: [{ slug: null }, { slug: "tbilisi" }] });
});

test.each([
  [{ placeKa: "" }, "placeKa-4", "prices.errors.name"],
  [{ placeEn: "x".repeat(61) }, "placeEn-4", "desk.errors.long60"],
  [{ placeEn: "<b>" }, "placeEn-4", "prices.errors.rowName"],
  [{ placeEn: "batumi" }, "placeEn-4", "prices.errors.sameName"],
  [{ placeKa: "ბათუმი" }, "placeKa-4", "prices.errors.sameName"],
  [{ placeEn: "other" }, "placeEn-4", "prices.errors.reserved"],
  [{ placeEn: "Same" }, "placeEn-4", "prices.errors.reserved"],
  [{ placeFee: "" }, "placeFee-4", "prices.errors.fee"],
  [{ placeFee: "-1" }, "placeFee-4", "prices.errors.fee"],
  [{ placeFee: "1e9" }, "placeFee-4", "prices.errors.fee"],
  [{ placeFee: "100001" }, "placeFee-4", "prices.errors.fee"],
  [{ placeMinDays: "0" }, "placeMinDays-4", "prices.errors.days"],
  [{ placeMinDays: "366" }, "placeMinDays-4", "prices.errors.days"],
  [{ placeGap: "-1" }, "placeGap-4", "prices.errors.minutes"],
  [{ placeGap: "1.5" }, "placeGap-4", "prices.errors.minutes"],
  [{ placeGap: "1441" }, "placeGap-4", "prices.errors.minutes"],
])("%j is refused at %s", (changes, id, key) => {
  expect(parsePlaces([...rows.slice(0, 4), { ...GORI, ...changes }])).toEqual({
    ok: false,
    errors: [[id, key]],
  });
});
