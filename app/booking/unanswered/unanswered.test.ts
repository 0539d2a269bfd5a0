import { beforeEach, describe, expect, test } from "vitest";
import { LOCKS } from "#db/locks";
import { useTestDatabase } from "#db/testing/test-database";
import { listRequests } from "~/booking/agenda/today.queries.server";
import { daysFrom, noonOf, useRentals } from "~/booking/testing/use-rentals";
import {
  cancelAsked,
  expireRequests,
  keepAsked,
  listAsked,
  listExpired,
} from "./unanswered.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);

const HOUR_MS = 3_600_000;
const YEAR_DAYS = 365;

/** The time an hour after the pick-up of day 0. */
const DUE = new Date(noonOf(0).getTime() + HOUR_MS);

let model: number;

beforeEach(async () => {
  model = (await rentals.model(1)).id;
});

async function placeMany(count: number, day = 0) {
  const ids: bigint[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in the order of their ids.
  while (ids.length < count) ids.push(await rentals.place(model, day, day + 1));
  return ids;
}

const expire = (now: Date) => expireRequests(database.sql, { now }, []);

async function statusesOf(ids: readonly bigint[]) {
  const rows = await database.sql<{ status: string; reason: string | null }[]>`
    select status, cancel_reason as reason from bookings
    where id = any(${ids.map(String)}::bigint[]) order by id`;
  return rows.map(({ status, reason }) => (reason === null ? status : `${status} ${reason}`));
}

describe("a request that nobody answered", () => {
  test("is cancelled an hour after its pick-up, by the system, once", async () => {
    const [id] = await placeMany(1);
    expect(await expire(new Date(DUE.getTime() - 1))).toEqual({ cancelled: 0, asked: 0 });
    expect(await expire(DUE)).toEqual({ cancelled: 1, asked: 0 });
    expect(await expire(DUE)).toEqual({ cancelled: 0, asked: 0 });
    expect(await statusesOf([id!])).toEqual(["cancelled expired"]);
    const events = await database.sql`
      select kind, actor, reason from booking_events where booking_id = ${String(id)}`;
    expect([...events]).toEqual([{ kind: "cancelled", actor: "system", reason: "expired" }]);
  });

  test("that came after its pick-up stays for an hour", async () => {
    const [id] = await placeMany(1);
    await database.sql`update bookings set created_at = ${noonOf(3).toISOString()}`;
    expect(await expire(noonOf(3))).toEqual({ cancelled: 0, asked: 0 });
    expect(await expire(new Date(noonOf(3).getTime() + HOUR_MS))).toMatchObject({ cancelled: 1 });
    expect(await statusesOf([id!])).toEqual(["cancelled expired"]);
  });

  test("is told to its customer and to programs, not to the company's mailbox", async () => {
    await placeMany(1);
    await expireRequests(database.sql, { now: DUE }, ["emailVisitor", "emailOperator", "webhook"]);
    const rows = await database.sql<{ kind: string; channel: string }[]>`
      select kind, channel from outbox order by channel`;
    expect(rows.map(({ kind, channel }) => `${kind} ${channel}`)).toEqual([
      "cancelled emailVisitor",
      "cancelled webhook",
    ]);
  });

  test("is listed as cancelled by itself for a while", async () => {
    const [id] = await placeMany(1);
    await expire(DUE);
    const since = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    const listed = await listExpired(database.sql, { since: since(1), limit: 5 });
    expect(listed).toMatchObject([{ id: Number(id), pickupDate: "2030-06-01" }]);
    expect(await listExpired(database.sql, { since: since(-1), limit: 5 })).toEqual([]);
  });

  test("is left alone once it was answered", async () => {
    const booking = await rentals.booked(model, 0, 5);
    expect(await expire(noonOf(9))).toEqual({ cancelled: 0, asked: 0 });
    expect(await statusesOf([booking])).toEqual(["confirmed"]);
  });
});

describe("a clock that jumps", () => {
  test("cancels up to ten", async () => {
    await placeMany(10);
    expect(await expire(noonOf(YEAR_DAYS))).toEqual({ cancelled: 10, asked: 0 });
  });

  test.each([1, YEAR_DAYS])("by %i days cancels none of eleven, and asks once", async (days) => {
    const ids = await placeMany(11);
    expect(await expire(noonOf(days))).toEqual({ cancelled: 0, asked: 11 });
    expect(await expire(noonOf(days))).toEqual({ cancelled: 0, asked: 0 });
    expect(new Set(await statusesOf(ids))).toEqual(new Set(["pending"]));
    expect(await listAsked(database.sql)).toHaveLength(11);
    expect(await listRequests(database.sql, { limit: 50 })).toEqual([]);
  });

  test("does not ask any more after it is set back, and asks again when they fall due", async () => {
    await placeMany(11);
    await expire(noonOf(YEAR_DAYS));
    await expire(noonOf(-1));
    expect(await listAsked(database.sql)).toEqual([]);
    expect(await expire(DUE)).toEqual({ cancelled: 0, asked: 11 });
  });

  test("leaves the question open when fewer remain", async () => {
    const ids = await placeMany(11);
    await expire(DUE);
    await rentals.set(ids[0]!, "cancelled");
    expect(await expire(DUE)).toEqual({ cancelled: 0, asked: 0 });
    expect(await listAsked(database.sql)).toHaveLength(10);
  });
});

describe("staff who are asked", () => {
  test("cancel all that they saw, once; what was decided meanwhile stays", async () => {
    const ids = await placeMany(11);
    await expire(DUE);
    const confirmed = await rentals.set(ids[0]!, "confirmed");
    expect(confirmed.ok).toBe(true);
    const answer = { ids, actor: "nino" };
    expect(await cancelAsked(database.sql, answer, [])).toBe(10);
    expect(await cancelAsked(database.sql, answer, [])).toBe(0);
    const statuses = await statusesOf(ids);
    expect(statuses).toEqual([
      "confirmed",
      ...Array.from({ length: 10 }, () => "cancelled expired"),
    ]);
    // The requests were not cancelled by themselves.
    expect(await listExpired(database.sql, { since: new Date(0), limit: 50 })).toEqual([]);
  });

  test("keep them: they are never cancelled by themselves", async () => {
    const ids = await placeMany(11);
    await expire(DUE);
    expect(await keepAsked(database.sql, ids)).toBe(11);
    expect(await keepAsked(database.sql, ids)).toBe(0);
    expect(await cancelAsked(database.sql, { ids, actor: "nino" }, [])).toBe(0);
    expect(await expire(noonOf(YEAR_DAYS))).toEqual({ cancelled: 0, asked: 0 });
    expect(await listAsked(database.sql)).toEqual([]);
    expect(new Set(await statusesOf(ids))).toEqual(new Set(["pending"]));
  });

  test("decide nothing about a request that they were not asked about", async () => {
    const ids = await placeMany(1);
    expect(await cancelAsked(database.sql, { ids, actor: "nino" }, [])).toBe(0);
    expect(await keepAsked(database.sql, ids)).toBe(0);
  });
});

test("one node works at a time, and several nodes cancel each request once", async () => {
  const { sql } = database;
  await placeMany(5);
  await sql.begin(async (other) => {
    await other`select pg_advisory_xact_lock(${LOCKS.expiry})`;
    expect(await expire(DUE)).toEqual({ cancelled: 0, asked: 0 });
  });
  await Promise.all(Array.from({ length: 4 }, () => expire(DUE)));
  await expire(DUE);
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from booking_events where kind = 'cancelled'`;
  expect(row!.count).toBe(5);
});

test("a request takes no car, so its end frees none", async () => {
  await placeMany(1);
  const before = await rentals.book(model, 0, 1);
  await expire(DUE);
  expect(await rentals.rowOf(before as bigint)).toMatchObject({ from: 0, to: 1 });
  expect(daysFrom(0, 1).start).toBe("2030-06-01 12:00");
});
