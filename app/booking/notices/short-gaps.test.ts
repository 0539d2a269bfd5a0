import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { listShortGaps } from "~/booking/notices/short-gaps.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const by = { actor: "nino", now: NOW };

const setGap = (minutes: number, place = "Tbilisi") =>
  database.sql`update places set gap_minutes = ${minutes} where name ->> 'en' = ${place}`;
const gapsOf = (id: bigint) => listShortGaps(database.sql, Number(id));

/** Places two rentals of one vehicle from noon to noon, the second on the first one's last day. */
async function rentTwice(minutesLater: number) {
  const { id } = await rentals.model(1);
  const first = await rentals.booked(id, 0, 2);
  const second = await rentals.place(id, 2, 4);
  const time = `12:00`;
  await database.sql`
    update bookings set pickup_time = ${time}::time + make_interval(mins => ${minutesLater})
    where id = ${String(second)}::bigint`;
  expect(await rentals.set(second, "confirmed")).toMatchObject({ ok: true });
  return { first, second, id };
}

beforeEach(async () => {
  await database.sql`update places set gap_minutes = 0`;
});

describe("the gap between rentals", () => {
  test.each([
    [0, 0, false],
    [60, 0, true],
    [60, 59, true],
    [60, 60, false],
    [90, 60, true],
  ])("of %i minutes, when %i are left, is short: %s", async (needed, left, isShort) => {
    await setGap(needed);
    const { first, second } = await rentTwice(left);
    const gap = { name: "Guest", minutes: left, needed };
    expect(await gapsOf(first)).toEqual(
      isShort ? [{ ...gap, isBefore: false, id: Number(second) }] : [],
    );
    expect(await gapsOf(second)).toEqual(
      isShort ? [{ ...gap, isBefore: true, id: Number(first) }] : [],
    );
  });

  test("is the longer one of the two places; a place by agreement needs none", async () => {
    await setGap(30);
    await setGap(120, "Batumi");
    const { first, second } = await rentTwice(20);
    const set = (id: bigint, places: object) =>
      database.sql`update bookings set ${database.sql(places)} where id = ${String(id)}::bigint`;
    await set(second, { pickup: "Batumi" });
    expect(await gapsOf(first)).toMatchObject([{ needed: 120 }]);
    await set(second, { pickup: "Other" });
    expect(await gapsOf(first)).toMatchObject([{ needed: 30 }]);
    await set(first, { return: "Other" });
    expect(await gapsOf(first)).toEqual([]);
  });

  test("counts on the booking's own vehicle, and before it only until it is out", async () => {
    await setGap(60);
    const { first, second, id } = await rentTwice(0);
    const [vehicle] = await database.sql<{ id: number }[]>`
      insert into vehicles (car_id, number) values (${id}, 2) returning id`;
    await markOut(database.sql, { id: first, at: noonOf(0), actor: "nino", now: noonOf(0) });
    expect(await gapsOf(first)).toHaveLength(1);
    const move = { id: second, vehicleId: vehicle!.id, pinned: false, ...by };
    expect(await assignVehicle(database.sql, move)).toMatchObject({ ok: true });
    expect([await gapsOf(first), await gapsOf(second)]).toEqual([[], []]);
  });

  test("never refuses a booking, and is nothing to one that is over", async () => {
    await setGap(1440);
    const { first, second } = await rentTwice(0);
    expect(await gapsOf(second)).toHaveLength(1);
    await rentals.set(second, "cancelled");
    expect([await gapsOf(first), await gapsOf(second)]).toEqual([[], []]);
  });
});
