import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { cancelOwnBooking, updateBookingStatus } from "~/booking/status.queries.server";
import { isReceiptRefused } from "~/booking/place/receipt.queries.server";
import { deleteExpired } from "~/messaging/delivery/expired.queries.server";
import { place, readOutbox } from "~/messaging/delivery/testing/place";

const database = useTestDatabase();

function onError(error: unknown) {
  throw error;
}
const CHANNELS = ["emailVisitor", "telegram"] as const;
let days = 0;

beforeEach(async () => {
  await database.sql`delete from bookings`;
  await database.sql`delete from recipient_mails`;
});

/** Places a booking for a day of its own. */
function book(email = "victim@example.org", requester = "stranger") {
  days += 1;
  return place(database.sql, CHANNELS, { email, notes: `Trip ${days}` }, "en", requester);
}

const mails = async () =>
  (await readOutbox(database.sql)).filter(({ channel }) => channel === "emailVisitor").length;

const mailsOf = async (id: number) =>
  (await readOutbox(database.sql, id)).filter(({ channel }) => channel === "emailVisitor").length;

const isRefused = (id: number) => isReceiptRefused({ sql: database.sql, channels: CHANNELS }, id);

async function passMinutes(minutes: number) {
  await database.sql`
    update recipient_mails set sent_at = array(
      select sent - make_interval(mins => ${minutes}) from unnest(sent_at) as sent order by sent
    ), requests = (
      select jsonb_agg(jsonb_build_object(
        'by', request ->> 'by', 'at', (request ->> 'at')::timestamptz - make_interval(mins => ${minutes})
      ))
      from jsonb_array_elements(requests) as request
    )`;
}

describe("a recipient of e-mails gets from one network at most", () => {
  test("three an hour, and every booking is accepted", async () => {
    for (let count = 0; count < 10; count += 1) await book();
    expect(await mails()).toBe(3);
    expect(await database.sql`select from bookings`).toHaveLength(10);
    const rows = await readOutbox(database.sql);
    expect(rows.filter(({ channel }) => channel === "telegram")).toHaveLength(10);
    await book("other@example.org");
    expect(await mails()).toBe(4);
  });

  test("three an hour, of bookings at the same time", async () => {
    await Promise.all(Array.from({ length: 8 }, () => book()));
    expect(await mails()).toBe(3);
  });

  test("ten a day", async () => {
    for (let hour = 0; hour < 6; hour += 1) {
      for (let count = 0; count < 3; count += 1) await book();
      await passMinutes(61);
    }
    expect(await mails()).toBe(10);
    await passMinutes(24 * 60);
    await book();
    expect(await mails()).toBe(11);
  });

  test("three an hour, also by cancelling", async () => {
    const cancellation = { now: new Date(0), freeCancellationHours: 48, requester: "stranger" };
    for (let count = 0; count < 3; count += 1) {
      const { token } = await book();
      expect(await cancelOwnBooking(database.sql, token, cancellation, CHANNELS)).toBe(true);
    }
    expect(await mails()).toBe(3);
  });
});

describe("six bookings by a stranger with the address of a person", () => {
  test("do not use up the e-mails of that person", async () => {
    const strangers = [];
    for (let count = 0; count < 6; count += 1) strangers.push(await book());
    expect(await mails()).toBe(3);
    const { id } = await book("victim@example.org", "person");
    expect(await mailsOf(id)).toBe(1);
    expect(await isRefused(id)).toBe(false);
    expect(await mailsOf(strangers.at(-1)!.id)).toBe(0);
  });

  test("are told that they were not mailed, for a day", async () => {
    const bookings = [];
    for (let count = 0; count < 6; count += 1) bookings.push((await book()).id);
    const refused = await Promise.all(bookings.map(isRefused));
    expect(refused).toEqual([false, false, false, true, true, true]);
    const last = bookings.at(-1)!;
    expect(await isReceiptRefused({ sql: database.sql, channels: ["telegram"] }, last)).toBe(false);
    await database.sql`update bookings set created_at = now() - interval '25 hours'`;
    expect(await isRefused(last)).toBe(false);
  });

  test("from many networks are mailed twenty times a day at most", async () => {
    for (let network = 0; network < 15; network += 1) {
      for (let count = 0; count < 2; count += 1) await book("victim@example.org", `${network}`);
    }
    expect(await mails()).toBe(20);
    await passMinutes(24 * 60 + 1);
    await book("victim@example.org", "0");
    expect(await mails()).toBe(21);
  });

  test("by nodes of the former release count for all", async () => {
    for (let count = 0; count < 20; count += 1) {
      await database.sql`select claim_mail('victim@example.org', 100, 100)`;
    }
    const { id } = await book("victim@example.org", "person");
    expect(await mailsOf(id)).toBe(0);
  });
});

test.each([
  ["VICTIM@Example.org", "victim@example.org"],
  ["victim+one@example.org", "victim+two@example.org"],
  ["vic.tim@gmail.com", "victim@googlemail.com"],
])("%s and %s are one recipient", async (one, other) => {
  for (let count = 0; count < 3; count += 1) await book(count % 2 ? one : other);
  await book(one);
  await book(other);
  expect(await mails()).toBe(3);
});

test("what staff decide is sent, however much strangers have booked", async () => {
  const { id } = await book();
  for (let count = 0; count < 9; count += 1) await book();
  const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
  await updateBookingStatus(database.sql, change, CHANNELS);
  const rows = await readOutbox(database.sql, id);
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: "confirmed", channel: "emailVisitor" }),
  );
});

test("a clock that was put back does not hold up e-mails", async () => {
  for (let count = 0; count < 3; count += 1) await book();
  await passMinutes(-120);
  await book();
  expect(await mails()).toBe(4);
});

test("recipients are stored without their address, for a day", async () => {
  await book();
  expect(JSON.stringify(await database.sql`select * from recipient_mails`)).not.toContain("victim");
  await passMinutes(23 * 60);
  await deleteExpired(database.sql, { onError });
  expect(await database.sql`select from recipient_mails`).toHaveLength(1);
  await passMinutes(2 * 60);
  await deleteExpired(database.sql, { onError });
  expect(await database.sql`select from recipient_mails`).toHaveLength(0);
});
