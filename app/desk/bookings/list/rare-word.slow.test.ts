import { beforeAll, describe, expect, test } from "vitest";
import { seedLarge } from "#db/seed/large";
import { patiently } from "#db/testing/patient";
import { useTestDatabase } from "#db/testing/test-database";
import { readFilters } from "./booking-filters";
import { listFilteredBookings } from "./booking-list.queries.server";
import { findRareWord } from "./search-plan.queries.server";

const database = useTestDatabase();

test("is null for a table that was never analyzed", async () => {
  expect(await findRareWord(database.sql, ["nobody"])).toBeNull();
});

describe("for an analyzed table", () => {
  /** The names of the bookings are such as «Nino Khan 700»; one in ten is a Nino. */
  beforeAll(async () => {
    const amounts = { models: 28, vehicles: 62, bookings: 10_000, visits: 10, days: 2 };
    await patiently(database.sql, (sql) => seedLarge(sql, amounts, "2026-11-20"));
  }, 300_000);

  test.each([
    [["700"], "700"],
    [["nino", "700"], "700"],
    [["nobody"], "nobody"],
    [["nobody", "nobodyatall"], "nobodyatall"],
    [["nino"], null],
    [["nin"], null],
    [["nino", "toyota"], null],
    [["70"], null],
    [[], null],
  ])("the rarest of %j is %j", async (words, expected) => {
    expect(await findRareWord(database.sql, words)).toBe(expected);
  });

  test("finds a booking by a rare word only if the other words match", async () => {
    const [row] = await database.sql`select id, name from bookings where name like '% 7000'`;
    const find = async (q: string) => {
      const filters = readFilters(new URLSearchParams({ q }));
      const found = await listFilteredBookings(database.sql, filters, { limit: 50, before: null });
      return found.map(({ id }) => id);
    };
    expect(await find(row!.name)).toEqual([row!.id]);
    expect(await find(row!.name.replace("7000", "700"))).toContain(row!.id);
    expect(await find(`${row!.name} else`)).toEqual([]);
  });
});
