import { expect, test } from "vitest";
import { extraRows, parseExtras, type ExtraRow } from "~/desk/prices/extra-rows";

const TENT = {
  name: { en: "Roof tent", ka: "სახურავის კარავი" },
  price: 12.5,
  perDay: true,
  max: 2,
};
const WIFI = { name: { en: "Wi-Fi", ka: "ინტერნეტი" }, price: 0, perDay: false, max: 1 };

test("rows of stored extras are read as they were, without the empty one", () => {
  const rows = extraRows([TENT, WIFI]);
  expect(rows).toHaveLength(3);
  expect(parseExtras(rows)).toEqual({ ok: true, extras: [TENT, WIFI] });
});

test("a row without names is removed", () => {
  const rows = extraRows([TENT, WIFI]).map((row, index) =>
    index === 0 ? { ...row, extraEn: "", extraKa: "" } : row,
  );
  expect(parseExtras(rows)).toEqual({ ok: true, extras: [WIFI] });
});

test.each<[keyof ExtraRow, string, string]>([
  ["extraEn", "", "prices.errors.name"],
  ["extraEn", "<b>", "prices.errors.rowName"],
  ["extraEn", "x".repeat(61), "desk.errors.long60"],
  ["extraKa", "ინტერნეტი", "prices.errors.sameName"],
  ["extraPrice", "", "prices.errors.extraPrice"],
  ["extraPrice", "10000.01", "prices.errors.extraPrice"],
  ["extraPrice", "1e9", "prices.errors.extraPrice"],
  ["extraPrice", "-1", "prices.errors.extraPrice"],
  ["extraUnit", "week", "prices.errors.price"],
  ["extraMax", "0", "prices.errors.quantity"],
  ["extraMax", "21", "prices.errors.quantity"],
])("the field %s of a row can't be %j", (field, text, key) => {
  const rows = extraRows([WIFI, TENT]);
  const wrong = rows.map((row, index) => (index === 1 ? { ...row, [field]: text } : row));
  expect(parseExtras(wrong)).toEqual({ ok: false, errors: [[`${field}-1`, key]] });
});
