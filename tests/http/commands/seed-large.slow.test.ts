import { expect, test } from "vitest";
import { runProgram, settingsOf } from "./program";
import { inDatabase } from "../site-database";
import { bookingBody, bookingOf, postBooking, useSite } from "../site-fixture";

const fixture = useSite();

function seedLarge(...args: string[]) {
  return runProgram("seed-large.mjs", { args, env: settingsOf(fixture.site) });
}

test("does not change a database with real bookings", async () => {
  bookingOf(await postBooking(fixture.site, bookingBody()));
  const { code, stderr } = await seedLarge();
  expect([code, stderr]).toEqual([1, expect.stringContaining("this database has real bookings")]);
  expect((await seedLarge("--really")).code).toBe(2);
  const [row] = await inDatabase(fixture.site, (sql) => sql`select count(*) from bookings`);
  expect(row).toEqual({ count: 1 });
});
