/** @module-tag slow */
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { CHANNELS } from "~/booking/events/channels";
import { replyTo } from "~/booking/reply-by";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { expireRequests } from "~/booking/unanswered/unanswered.queries.server";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import { businessInstant, businessTime } from "~/web/calendar";
import { insertReplyReminders } from "./reply-reminders.queries.server";
import { place } from "./testing/place";

const database = useTestDatabase();

const MINUTE_MS = 60_000;
const ANSWERING = { hours: DEFAULT_HOURS, isPromised: true };
const EVENING = businessInstant("2030-06-01", "18:00");
const NODES = 3;

/** The minutes between the runs of the maintenance, which in a site is one; after the night runs are fewer. */
const STEP = 10;
const DAY_STEP = 60;

/** The minutes from the first request until the last deadline is over, and until the last pick-up is. */
const NIGHT_END = 17 * 60;
const END = 3 * 24 * 60 + 17 * 60;

/** The hours from each request to its pick-up, in turn. */
const AHEAD_HOURS = [1, 2.1, 3, 5, 9, 15, 24, 48, 72];

type Asked = {
  id: number;
  createdAt: Date;
  /** The deadline; null where the receipt says at once that the pick-up is too soon for one. */
  by: Date | null;
  /** When staff answer; null: never. */
  answeredAt: Date | null;
};

const asked: Asked[] = [];

/** The instants at which messages were written, by booking, kind and channel. */
const written = new Map<string, Date>();

const after = (minutes: number) => new Date(EVENING.getTime() + minutes * MINUTE_MS);

/** Places a request each 25 minutes of the night. Staff answer every third, in the middle of its time. */
async function askAtNight() {
  for (let minutes = 0, index = 0; minutes < 15 * 60; minutes += 25, index += 1) {
    const createdAt = after(minutes);
    const ahead = AHEAD_HOURS[index % AHEAD_HOURS.length]! * 60;
    const { date: pickupDate, time: pickupTime } = businessTime(after(minutes + ahead));
    const trip = { pickupDate, pickupTime, returnDate: "2030-06-20" };
    // oxlint-disable-next-line no-await-in-loop -- in the order of their ids.
    const { id } = await place(database.sql, [], { ...trip, email: `guest${index}@example.com` });
    // oxlint-disable-next-line no-await-in-loop
    await database.sql`
      update bookings set created_at = ${createdAt.toISOString()} where id = ${id}`;
    const booking = { createdAt: createdAt.toISOString(), pickupDate, pickupTime };
    const { by, half } = replyTo(booking, DEFAULT_HOURS);
    asked.push({ id, createdAt, by, answeredAt: index % 3 === 0 ? half : null });
  }
}

/** Runs the maintenance of all nodes at a time, and notes what it has written. */
async function runNodes(now: Date) {
  const { sql } = database;
  await Promise.all(
    Array.from({ length: NODES }, async () => {
      await insertReplyReminders(sql, { now, channels: CHANNELS, replyRules: ANSWERING });
      await expireRequests(sql, { now }, CHANNELS);
    }),
  );
  const rows = await sql<{ text: string }[]>`
    select concat_ws(' ', booking_id, kind, channel) as text from outbox
    where booking_id is not null`;
  expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
  for (const { text } of rows) if (!written.has(text)) written.set(text, now);
}

/** Answers the requests whose time for it has come, at the desk. */
async function answerUntil(now: Date) {
  for (const request of asked) {
    if (!request.answeredAt || request.answeredAt > now) continue;
    const change = { id: BigInt(request.id), status: "confirmed", overbook: true } as const;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as staff do.
    await updateBookingStatus(database.sql, { ...change, now, actor: "nino" }, []);
  }
}

beforeAll(async () => {
  await askAtNight();
  for (let minutes = 0; minutes <= END; minutes += minutes < NIGHT_END ? STEP : DAY_STEP) {
    const now = after(minutes);
    // oxlint-disable-next-line no-await-in-loop -- the clock moves forward.
    await answerUntil(now);
    // oxlint-disable-next-line no-await-in-loop
    await runNodes(now);
  }
}, 120_000);

const at = (id: number, text: string) => written.get(`${id} ${text}`);

describe("a night of requests, of which staff answer a third", { timeout: 120_000 }, () => {
  test("has requests of every kind", () => {
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter(({ by }) => by === null).length).toBeGreaterThan(2);
    expect(asked.filter(({ answeredAt }) => answeredAt).length).toBeGreaterThan(5);
  });

  test("ends for nobody without an answer or a word by the deadline", () => {
    for (const { id, by, answeredAt } of asked) {
      const word = at(id, "overdue emailVisitor");
      // Without a deadline the receipt has said that the pick-up is too soon for one.
      const late = word && by ? word.getTime() - by.getTime() : null;
      const isInTime = late !== null && late >= 0 && late < STEP * MINUTE_MS;
      expect({ id, isTold: word !== undefined, isInTime }).toEqual({
        id,
        isTold: by !== null && answeredAt === null,
        isInTime: by !== null && answeredAt === null,
      });
    }
  });

  test("reminds staff before each deadline and at it, but not of what is answered", () => {
    for (const { id, by, answeredAt, createdAt } of asked) {
      if (!by) continue;
      const end = at(id, "overdue webhook");
      expect(end === undefined).toBe(answeredAt !== null);
      const half = at(id, "waiting webhook");
      if (answeredAt || by.getTime() - createdAt.getTime() < 30 * MINUTE_MS) continue;
      expect(half!.getTime()).toBeLessThan(by.getTime());
    }
  });

  test("cancels what nobody has answered after its pick-up, and says so", async () => {
    const rows = await database.sql<{ id: number }[]>`
      select id from bookings where status = 'pending' and expiry is null`;
    expect([...rows]).toEqual([]);
    const withoutDeadline = asked.filter(({ by }) => by === null);
    for (const { id } of withoutDeadline) expect(at(id, "cancelled emailVisitor")).toBeDefined();
  });
});
