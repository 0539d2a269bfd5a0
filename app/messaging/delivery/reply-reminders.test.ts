import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { CHANNELS, type Channel } from "~/booking/events/channels";
import { findPassedDeadline } from "~/booking/unanswered/reply-reminders.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import { businessInstant } from "~/web/calendar";
import { insertReplyReminders } from "./reply-reminders.queries.server";
import { place } from "./testing/place";

const database = useTestDatabase();
const ANSWERING = { hours: DEFAULT_HOURS, isPromised: true };
const NOON = businessInstant("2030-06-01", "12:00");
let customers = 0;

beforeEach(() => database.sql`truncate bookings, outbox, recipient_mails cascade`);

const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

/** Places a request of a new customer that came at noon, for a pick-up nine days later. */
async function ask(changes: { email?: string } = {}) {
  customers += 1;
  const email = `guest${customers}@example.com`;
  const { id } = await place(database.sql, [], { notes: `${customers}`, email, ...changes });
  await database.sql`update bookings set created_at = ${NOON.toISOString()} where id = ${id}`;
  return id;
}

type Run = { channels?: readonly Channel[]; replyRules?: typeof ANSWERING };

const remind = (minutes: number, { channels = CHANNELS, replyRules = ANSWERING }: Run = {}) =>
  insertReplyReminders(database.sql, { now: after(minutes), channels, replyRules });

async function rows() {
  const found = await database.sql<{ text: string }[]>`
    select concat_ws(' ', booking_id, kind, channel, alert ->> 'count') as text from outbox
    order by booking_id, kind, channel`;
  return found.map(({ text }) => text);
}

async function countsByKind() {
  const found = await database.sql<{ kind: string; count: number }[]>`
    select kind || ' ' || channel as kind, count(*)::int from outbox group by 1 order by 1`;
  return Object.fromEntries(found.map(({ kind, count }) => [kind, count]));
}

describe("a request that nobody answers", () => {
  test("reminds staff on every channel at half of its time and at its end, and tells the customer", async () => {
    const id = await ask();
    for (const minutes of [29, 30, 31, 59]) await remind(minutes);
    const half = ["emailOperator", "telegram", "webhook", "whatsapp"];
    expect(await rows()).toEqual(half.map((channel) => `${id} waiting ${channel}`));
    for (const minutes of [60, 61, 120, 24 * 60, 24 * 60 * 30]) await remind(minutes);
    const end = ["emailOperator", "emailVisitor", "telegram", "webhook", "whatsapp"];
    expect(await rows()).toEqual([
      ...end.map((channel) => `${id} overdue ${channel}`),
      ...half.map((channel) => `${id} waiting ${channel}`),
    ]);
    expect(await findPassedDeadline(database.sql, id)).toEqual(after(60));
  });

  test("is remembered once by any number of nodes", async () => {
    await Promise.all([ask(), ask(), ask()]);
    await Promise.all(Array.from({ length: 5 }, () => remind(60)));
    expect(await countsByKind()).toEqual(
      Object.fromEntries(CHANNELS.map((channel) => [`overdue ${channel}`, 3])),
    );
  });

  test("writes only to channels that are on", async () => {
    const id = await ask();
    await remind(60, { channels: ["telegram"] });
    expect(await rows()).toEqual([`${id} overdue telegram`]);
  });

  test.each(["confirmed", "cancelled"] as const)(
    "reminds of nothing once it is %s",
    async (status) => {
      const id = await ask();
      await updateBookingStatus(database.sql, { id: BigInt(id), status, actor: "nino" }, []);
      await remind(60);
      expect(await rows()).toEqual([]);
      expect(await findPassedDeadline(database.sql, id)).toBeNull();
    },
  );

  test("tells the customer nothing where no answer was promised by a time", async () => {
    await ask();
    await remind(60, { replyRules: { ...ANSWERING, isPromised: false } });
    expect((await countsByKind())["overdue emailVisitor"]).toBeUndefined();
  });

  test("takes an e-mail from the limit of its recipient", async () => {
    for (let count = 0; count < 5; count += 1) await ask({ email: "one@example.com" });
    await remind(60);
    expect(await countsByKind()).toMatchObject({
      "overdue telegram": 5,
      "overdue emailVisitor": 3,
    });
  });

  test("follows a closed day that is added before its deadline, and not one after it", async () => {
    const hours = { ...DEFAULT_HOURS, closedDays: ["2030-06-01"] };
    const closed = { replyRules: { ...ANSWERING, hours } };
    const id = await ask();
    await remind(60, closed);
    expect(await rows()).toEqual([]);
    await remind(60);
    await remind(24 * 60, closed);
    expect(await findPassedDeadline(database.sql, id)).toEqual(after(60));
    expect((await countsByKind())["overdue telegram"]).toBe(1);
  });
});

describe("many requests at once", () => {
  test("are named to staff up to ten, and counted in one message; each customer is told", async () => {
    await Promise.all(Array.from({ length: 14 }, () => ask()));
    await Promise.all([remind(60), remind(60)]);
    expect(await countsByKind()).toEqual({
      "overdue emailOperator": 10,
      "overdue emailVisitor": 14,
      "overdue telegram": 10,
      "overdue webhook": 14,
      "overdue whatsapp": 10,
      "security emailOperator": 1,
      "security telegram": 1,
    });
    expect(await rows()).toContain("security telegram 4");
  });

  test("after hours without a node tell no customer", async () => {
    await Promise.all(Array.from({ length: 14 }, () => ask()));
    await remind(60 + 180);
    expect(await countsByKind()).toMatchObject({ "overdue telegram": 10, "security telegram": 1 });
    expect((await countsByKind())["overdue emailVisitor"]).toBeUndefined();
  });

  test("after days without a node, or a jump of the clock, are forgotten", async () => {
    await Promise.all(Array.from({ length: 14 }, () => ask()));
    await remind(3 * 24 * 60);
    expect(await rows()).toEqual([]);
  });
});
