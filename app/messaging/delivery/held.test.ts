import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { resendLink } from "~/booking/place/resend-link.server";
import { isNotifying } from "~/booking/person/person.queries.server";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { CHANNELS } from "~/booking/events/channels";
import { testSecret } from "~/booking/testing/test-store";
import { findBusinessFigures } from "~/server/metrics/business-metrics.queries.server";
import { insertAlert } from "./alerts/alerts.queries.server";
import { countHeld, dropHeld, holdWaiting, releaseHeld } from "./held.queries.server";
import { claimRows, listUnsent } from "./outbox.queries.server";
import { insertDayMessage, insertReminders } from "./scheduled.queries.server";
import { findFirstMessage } from "./telegram/telegram.queries.server";
import { useBookings } from "./testing/use-bookings";

const database = useTestDatabase();
const { book } = useBookings(database);

beforeEach(() => database.sql`truncate outbox`);

/** Claims what a node would send now. Returns kind and channel of each row. */
async function claimAll() {
  const claimed = [];
  for (const channel of CHANNELS) {
    claimed.push(...(await claimRows(database.sql, { channel, limit: 100, leaseMs: 0 })));
  }
  return claimed.map(({ kind, channel, bookingId }) => `${kind} ${channel} ${bookingId}`);
}

const heldCounts = async () =>
  (await countHeld(database.sql)).map(({ channel, count }) => `${channel} ${count}`);

describe("what waits at a restore", () => {
  test("is held, counted by channel, and sent only once it is released", async () => {
    const { sql } = database;
    const first = await book(["webhook", "emailVisitor"]);
    const second = await book(["webhook"]);
    // The message failed before the backup, and is due in hours.
    await sql`
      update outbox set attempts = 7, next_at = now() + interval '6 hours', last_error = 'down'
      where booking_id = ${second.id}`;
    await holdWaiting(sql);
    expect(await heldCounts()).toEqual(["emailVisitor 1", "webhook 2"]);
    expect(await claimAll()).toEqual([]);
    expect(await releaseHeld(sql)).toBe(3);
    expect(await heldCounts()).toEqual([]);
    expect((await claimAll()).toSorted()).toEqual([
      `placed emailVisitor ${first.id}`,
      `placed webhook ${first.id}`,
      `placed webhook ${second.id}`,
    ]);
    expect(await releaseHeld(sql)).toBe(0);
  });

  test("is never sent once it is dropped, and does not alarm the monitoring", async () => {
    const { sql } = database;
    await book(["webhook", "telegram"]);
    await sql`update outbox set created_at = now() - interval '1 day'`;
    await holdWaiting(sql);
    expect((await findBusinessFigures(sql))?.oldestUnsentMessage).toBeGreaterThan(80_000);
    expect(await dropHeld(sql)).toBe(2);
    expect(await dropHeld(sql)).toBe(0);
    expect(await releaseHeld(sql)).toBe(0);
    expect(await heldCounts()).toEqual([]);
    expect(await claimAll()).toEqual([]);
    expect(await listUnsent(sql, { limit: 10, attempts: 3 })).toEqual([]);
    expect((await findBusinessFigures(sql))?.oldestUnsentMessage).toBe(0);
  });

  test("does not change what was sent or could not be sent", async () => {
    const { sql } = database;
    await book(["webhook", "telegram"]);
    await sql`update outbox set sent_at = now() where channel = 'webhook'`;
    await sql`update outbox set dead_at = now() where channel = 'telegram'`;
    await holdWaiting(sql);
    expect(await heldCounts()).toEqual([]);
    expect(await listUnsent(sql, { limit: 10, attempts: 3 })).toHaveLength(1);
  });

  test("stays dropped when a backup with it is restored", async () => {
    const { sql } = database;
    await book(["webhook"]);
    await holdWaiting(sql);
    await dropHeld(sql);
    await holdWaiting(sql);
    expect(await heldCounts()).toEqual([]);
  });
});

describe("while messages are held", () => {
  test("those of later bookings and events are sent", async () => {
    const { sql } = database;
    const held = await book(["telegram", "webhook"]);
    await holdWaiting(sql);
    const later = await book(["telegram", "webhook"]);
    expect(await claimAll()).toEqual([`placed telegram ${later.id}`, `placed webhook ${later.id}`]);
    // A later message about the held booking does not wait for its first one.
    expect(await findFirstMessage(sql, held.id)).toEqual({ remoteId: null, dueInMs: null });
  });

  test("the link of a held booking is sent again on request", async () => {
    const { sql } = database;
    const { id } = await book(["emailVisitor"]);
    const store = createBookingStore(sql, ["emailVisitor"], testSecret);
    await holdWaiting(sql);
    await resendLink(store, { bookingId: id, requester: "other" });
    expect(await claimAll()).toEqual([`placed emailVisitor ${id}`]);
  });

  test("persons can be erased: nothing is about to be sent", async () => {
    const { sql } = database;
    const { id } = await book(["webhook"]);
    expect(await isNotifying(sql, [id])).toBe(true);
    await holdWaiting(sql);
    expect(await isNotifying(sql, [id])).toBe(false);
  });

  test("the company gets what the desk has to say, old and new", async () => {
    const { sql } = database;
    const now = new Date("2030-06-09T06:00:00Z");
    const channels = ["telegram"] as const;
    await insertDayMessage(sql, now, { kind: "morning", hour: 8, channels });
    await holdWaiting(sql);
    await insertAlert(sql, { kind: "flood", count: 100 }, { channels });
    expect(await claimAll()).toEqual(["morning telegram null", "security telegram null"]);
  });
});

test("a dropped reminder is not written again", async () => {
  const { sql } = database;
  const { id } = await book([], { pickupDate: "2030-06-10", returnDate: "2030-06-12" });
  await sql`update bookings set status = 'confirmed' where id = ${id}`;
  const now = new Date("2030-06-09T08:00:00Z");
  await insertReminders(sql, now);
  await holdWaiting(sql);
  await insertReminders(sql, now);
  expect(await dropHeld(sql)).toBe(1);
  await insertReminders(sql, now);
  expect(await claimAll()).toEqual([]);
});
