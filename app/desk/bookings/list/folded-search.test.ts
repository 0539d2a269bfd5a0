import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { findModels } from "~/desk/fleet/list/listed-vehicles.queries.server";
import { readFilters } from "./booking-filters";
import { listFilteredBookings } from "./booking-list.queries.server";

const database = useTestDatabase();

/** Names that users type in other letters. */
const FOREIGN = [
  "Işık Şahin",
  "Ёлкина Мария",
  "Anna Straße",
  "José Núñez".normalize("NFD"),
  "ＫＩＭ Ｍｉｎ",
  "Łukasz Ørsted",
  "Ægir Þór",
  "ÖZGÜR Nino",
];

beforeAll(async () => {
  for (const name of FOREIGN) {
    const input = bookingInput({ name, phone: "+1 202 555 0147" });
    // oxlint-disable-next-line no-await-in-loop -- in this order.
    await placeBooking(testStore(database.sql), input, { lang: "en" });
  }
});

async function found(q: string) {
  const filters = readFilters(new URLSearchParams({ q }));
  const rows = await listFilteredBookings(database.sql, filters, { limit: 50, before: null });
  return rows.map(({ name }) => name.normalize("NFC"));
}

test.each([
  ["ISIK", "Işık Şahin"],
  ["ışık", "Işık Şahin"],
  ["IŞIK SAHIN", "Işık Şahin"],
  ["елкина", "Ёлкина Мария"],
  ["ЁЛКИНА", "Ёлкина Мария"],
  ["strasse", "Anna Straße"],
  ["STRASSE", "Anna Straße"],
  ["straße", "Anna Straße"],
  ["jose", "José Núñez"],
  ["José", "José Núñez"],
  ["Jose\u0301 nunez", "José Núñez"],
  ["kim", "ＫＩＭ Ｍｉｎ"],
  ["ｋｉｍ　ｍｉｎ", "ＫＩＭ Ｍｉｎ"],
  ["lukasz orsted", "Łukasz Ørsted"],
  ["aegir thor", "Ægir Þór"],
  ["ozgur", "ÖZGÜR Nino"],
])("%j finds %j", async (q, name) => {
  expect(await found(q)).toEqual([name]);
});

test.each(["＇", "a＇b", "＼", "：＊", "ﬁ＆", "☃️", "\u0301"])("%j is no fault", async (q) => {
  expect(await found(q)).toEqual([]);
});

test("a phone number in other digits is found too", async () => {
  expect(await found("５５５　０１４７")).toHaveLength(FOREIGN.length);
});

test.each([
  ["CITROËN c4", true],
  ["citroen", true],
  ["ｃ４", true],
  ["Škoda", false],
])("the fleet's search for %j finds a Citroën: %s", async (q, isFound) => {
  const { sql } = database;
  const [car] = await sql<
    { id: number }[]
  >`update cars set name = 'Citroën C4' where id = (select min(id) from cars) returning id`;
  expect((await findModels(sql, q)).has(car!.id)).toBe(isFound);
  expect((await findModels(sql, "")).has(car!.id)).toBe(true);
});
