import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findBookingByToken, listBookings, listBookingsSince } from "./booking.queries.server";
import { updateBookingStatus } from "./status.queries.server";
import { placeBooking } from "./place/place-booking.server";
import { countBookings } from "./testing/count-bookings";
import { bookingInput } from "./testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const ids: number[] = [];

async function place(name: string) {
  const placed = await placeBooking(testStore(database.sql), bookingInput({ name }), {
    lang: "en",
  });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.id;
}

beforeAll(async () => {
  for (let number = 1; number <= 5; number += 1) ids.push(await place(`Guest ${number}`));
});

async function idsOf(limit: number, before: bigint | null) {
  return (await listBookings(database.sql, { limit, before })).map((booking) => booking.id);
}

describe("the list of bookings", () => {
  test("returns the newest first, with ascending ids", async () => {
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(await idsOf(100, null)).toEqual([...ids].reverse());
  });

  test("pages through all bookings, each once", async () => {
    const pages = [await idsOf(2, null)];
    while (pages.at(-1)!.length > 0) pages.push(await idsOf(2, BigInt(pages.at(-1)!.at(-1)!)));
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flat()).toEqual([...ids].reverse());
  });

  test("accepts any integer as `before`", async () => {
    expect(await idsOf(10, 0n)).toEqual([]);
    expect(await idsOf(10, -(2n ** 63n) + 1n)).toEqual([]);
    expect(await idsOf(10, 2n ** 63n - 1n)).toHaveLength(5);
  });

  test("contains no token", async () => {
    const [booking] = await listBookings(database.sql, { limit: 1, before: null });
    expect(booking).not.toHaveProperty("token");
  });

  test("has every booking", async () => {
    expect(await countBookings(database.sql)).toBe(5);
  });
});

describe("bookings above an id", () => {
  const since = { id: 0, limit: 100, notTakenBy: "nino" };

  test("are listed oldest first, the newest up to the limit", async () => {
    const list = async (changes: Partial<typeof since>) =>
      (await listBookingsSince(database.sql, { ...since, ...changes })).map(({ id }) => id);
    expect(await list({})).toEqual(ids);
    expect(await list({ id: ids[2]! })).toEqual(ids.slice(3));
    expect(await list({ limit: 2 })).toEqual(ids.slice(-2));
    expect(await list({ id: ids[4]! })).toEqual([]);
  });

  test("are listed without those that the account itself took at the desk", async () => {
    const list = async (notTakenBy: string) =>
      (await listBookingsSince(database.sql, { ...since, notTakenBy })).map(({ id }) => id);
    await database.sql`update bookings set source = 'phone' where id = ${ids[1]!}`;
    await database.sql`update booking_events set actor = 'nino' where booking_id = ${ids[1]!}`;
    expect(await list("nino")).toEqual(ids.filter((id) => id !== ids[1]));
    expect(await list("dato")).toEqual(ids);
    // An account with the name that the history has for visitors.
    expect(await list("visitor")).toEqual(ids);
    await database.sql`update bookings set source = 'site' where id = ${ids[1]!}`;
    await database.sql`update booking_events set actor = 'visitor' where booking_id = ${ids[1]!}`;
  });
});

test("an unknown token finds no booking", async () => {
  expect(await findBookingByToken(database.sql, "")).toBeNull();
  expect(await findBookingByToken(database.sql, "' or true --")).toBeNull();
});

describe("a booking's status", () => {
  async function historyOf(id: number) {
    const events = await database.sql`
      select kind, actor from booking_events where booking_id = ${id} order by id`;
    return events.map((event) => `${event.kind} by ${event.actor}`);
  }

  const set = (id: number, status: "confirmed" | "cancelled", actor = "admin") =>
    updateBookingStatus(database.sql, { id: BigInt(id), status, actor }, []);

  test("changes from any status to any other, with every change in the history", async () => {
    const id = await place("Changing");
    expect(await set(id, "confirmed")).toMatchObject({ booking: { id, status: "confirmed" } });
    expect(await set(id, "cancelled", "nino")).toMatchObject({
      booking: { id, status: "cancelled" },
    });
    expect(await set(id, "confirmed")).toMatchObject({ booking: { id, status: "confirmed" } });
    expect(await historyOf(id)).toEqual([
      "placed by visitor",
      "confirmed by admin",
      "cancelled by nino",
      "confirmed by admin",
    ]);
  });

  test("set repeatedly or concurrently is recorded once", async () => {
    const id = await place("Once");
    const answers = await Promise.all(Array.from({ length: 12 }, () => set(id, "confirmed")));
    for (const answer of answers) {
      expect(answer).toMatchObject({ booking: { id, status: "confirmed" } });
    }
    await set(id, "confirmed", "nino");
    expect(await historyOf(id)).toEqual(["placed by visitor", "confirmed by admin"]);
  });

  test("of an unknown booking can't be set", async () => {
    for (const id of [0n, -1n, 2n ** 63n - 1n]) {
      const change = { id, status: "confirmed" as const, actor: "admin" };
      expect(await updateBookingStatus(database.sql, change, [])).toMatchObject({
        ok: false,
        reason: "unknown",
      });
    }
  });

  test("does not affect other bookings", async () => {
    const other = await place("Untouched");
    await set(ids[0]!, "cancelled");
    const [newest] = await listBookings(database.sql, { limit: 1, before: null });
    expect(newest).toMatchObject({ id: other, status: "pending" });
  });
});
