import { describe, expect, test } from "vitest";
import { EXAMPLE_EXTRAS, TENT, WIFI } from "~/catalog/pricing/testing/example-extras";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { EXTRAS, PLACES } from "./row-tables";
import { parseRows, rowsOf, typedRows, type TypedRow } from "./typed-rows";

const STORED = EXAMPLE_PLACES.map((place, index) => ({ ...place, gapMinutes: index * 30 }));
const rows = rowsOf(PLACES, STORED);
const GORI: TypedRow = {
  slug: "",
  "name.en": "Gori",
  "name.ka": "გორი",
  fee: "80,5",
  minDays: "3",
  gapMinutes: " 90",
};

const parsePlaces = (typed: readonly TypedRow[]) => parseRows(PLACES, typed);

/** Returns the slugs that rows of places get. */
function slugsOf(...typed: TypedRow[]) {
  const parsed = parsePlaces(typed);
  return parsed.ok ? parsed.items.map(({ slug }) => slug) : parsed.errors;
}

test("the rows of places are the same places when read again", () => {
  expect(parsePlaces(rows)).toEqual({ ok: true, items: STORED });
});

test("the rows of extras are the same extras when read again, also those that are not offered", () => {
  const stored = [...EXAMPLE_EXTRAS, TENT, { ...WIFI, isOffered: false, price: 0 }];
  const typed = rowsOf(EXTRAS, stored);
  expect(typed).toHaveLength(5);
  expect(parseRows(EXTRAS, typed)).toEqual({ ok: true, items: stored });
  expect(typed.at(-1)).toEqual({
    slug: "",
    "name.en": "",
    "name.ka": "",
    price: "",
    perDay: "once",
    max: "",
    isOffered: "yes",
  });
});

test("a filled last row is another place, a row without names is removed", () => {
  const emptied = { ...rows[0]!, "name.en": "", "name.ka": "" };
  expect(parsePlaces([emptied, ...rows.slice(1, 4), GORI])).toEqual({
    ok: true,
    items: [
      ...STORED.slice(1),
      { slug: "gori", name: { en: "Gori", ka: "გორი" }, fee: 80.5, minDays: 3, gapMinutes: 90 },
    ],
  });
});

test("a posted form is read row by row", () => {
  const form = new FormData();
  for (const row of rows) {
    for (const [field, text] of Object.entries(row)) form.append(field, text);
  }
  expect(typedRows(form, PLACES)).toEqual(rows);
});

describe("the slug", () => {
  const named = (english: string, georgian: string, slug = "") => ({
    ...GORI,
    "name.en": english,
    "name.ka": georgian,
    slug,
  });

  test("stays with a place that is renamed, and no other one gets it", () => {
    const renamed = { ...rows[2]!, "name.en": "Kutaisi (KUT)" };
    const again = named("Kutaisi Airport", "აეროპორტი", "kutaisi-airport");
    expect(slugsOf(renamed, again, GORI)).toEqual(["kutaisi-airport", "kutaisi-airport-2", "gori"]);
    expect(slugsOf(named("Kutaisi Airport", "აეროპორტი"), renamed)).toEqual([
      "kutaisi-airport-2",
      "kutaisi-airport",
    ]);
  });

  test.each([
    ["Tbilisi", "tbilisi"],
    ["tbilisi airport", "tbilisi-airport"],
    ["Old Tbilisi", "old-tbilisi"],
    ["ქალაქი", "place"],
  ])("of a new place named %s is %s", (name, slug) => {
    expect(slugsOf(named(name, "ქალაქში"))).toEqual([slug]);
  });

  test("of a field that is none is made from the name", () => {
    expect(slugsOf(named("Poti", "ფოთი", "<b>"))).toEqual(["poti"]);
  });

  test("is not the name of another one, so that either names one extra only", () => {
    const tent = rowsOf(EXTRAS, [TENT])[0]!;
    const other = { ...tent, slug: "", "name.en": "roof-tent", "name.ka": "კარავი" };
    const refused = { row: 1, field: "name.en", message: "prices.errors.reserved" };
    expect(parseRows(EXTRAS, [tent, other])).toEqual({ ok: false, errors: [refused] });
    const added = { ...tent, slug: "" };
    expect(parseRows(EXTRAS, [added, other])).toMatchObject({
      ok: true,
      items: [{ slug: "roof-tent-2" }, { slug: "roof-tent" }],
    });
  });
});

test.each([
  [{ "name.en": "" }, "name.en", "prices.errors.name"],
  [{ "name.en": "x".repeat(61) }, "name.en", "desk.errors.long60"],
  [{ "name.en": "<b>" }, "name.en", "prices.errors.rowName"],
  [{ "name.en": "batumi" }, "name.en", "prices.errors.sameName"],
  [{ "name.ka": "ბათუმი" }, "name.ka", "prices.errors.sameName"],
  [{ "name.en": "other" }, "name.en", "prices.errors.reserved"],
  [{ "name.en": "Same" }, "name.en", "prices.errors.reserved"],
  [{ fee: "" }, "fee", "prices.errors.fee"],
  [{ fee: "-1" }, "fee", "prices.errors.fee"],
  [{ fee: "1e9" }, "fee", "prices.errors.fee"],
  [{ fee: "100001" }, "fee", "prices.errors.fee"],
  [{ minDays: "0" }, "minDays", "prices.errors.days"],
  [{ minDays: "366" }, "minDays", "prices.errors.days"],
  [{ gapMinutes: "-1" }, "gapMinutes", "prices.errors.minutes"],
  [{ gapMinutes: "1.5" }, "gapMinutes", "prices.errors.minutes"],
  [{ gapMinutes: "1441" }, "gapMinutes", "prices.errors.minutes"],
])("a place with %j is refused at %s", (changes, field, message) => {
  expect(parsePlaces([...rows.slice(0, 4), { ...GORI, ...changes } as TypedRow])).toEqual({
    ok: false,
    errors: [{ row: 4, field, message }],
  });
});

test.each([
  ["name.en", "", "prices.errors.name"],
  ["name.ka", "ინტერნეტი", "prices.errors.sameName"],
  ["price", "", "prices.errors.extraPrice"],
  ["price", "10000.01", "prices.errors.extraPrice"],
  ["price", "1e9", "prices.errors.extraPrice"],
  ["price", "-1", "prices.errors.extraPrice"],
  ["perDay", "week", "prices.errors.price"],
  ["max", "0", "prices.errors.quantity"],
  ["max", "21", "prices.errors.quantity"],
  ["isOffered", "", "prices.errors.price"],
])("the field %s of an extra can't be %j", (field, text, message) => {
  const [wifi, tent] = rowsOf(EXTRAS, [WIFI, TENT]);
  expect(parseRows(EXTRAS, [wifi!, { ...tent!, [field]: text }])).toEqual({
    ok: false,
    errors: [{ row: 1, field, message }],
  });
});
