import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { listWaitingMessages } from "~/booking/messages/waiting-messages.queries.server";
import { findBookingDetails, listMessages } from "~/booking/manage/my-booking.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import type { Channel } from "~/booking/events/channels";
import { correctOwn } from "./answer-correct.server";
import { MAX_CORRECTIONS } from "./correction";

const database = useTestDatabase();
const CHANNELS: Channel[] = ["telegram", "emailOperator", "emailVisitor"];
const store = () => ({ ...testStore(database.sql), channels: CHANNELS });
let customers = 0;

beforeEach(() => database.sql`truncate recipient_mails`);

async function place(changes: Parameters<typeof bookingInput>[0] = {}) {
  customers += 1;
  const input = bookingInput({
    email: `anna-${customers}@gmial.com`,
    notes: "One\r\nTwo",
    ...changes,
  });
  const placed = await placeBooking(store(), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  const { id, token } = placed.booking;
  await database.sql`delete from outbox`;
  return { id, token, email: input.email };
}

function correct(token: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return correctOwn(store(), { token, form });
}

const stored = (token: string) => findBookingDetails(database.sql, { token });

const outboxOf = async (id: number) => {
  const rows = await database.sql<{ kind: string; channel: string }[]>`
    select kind, channel from outbox where booking_id = ${id} order by id`;
  return rows.map(({ kind, channel }) => `${kind} ${channel}`).sort();
};

test("what a customer corrects is stored, and staff see it with the values before", async () => {
  const { sql } = database;
  const { id, token } = await place();
  const fields = { name: "Anna Smith", phone: "+49 171 5551234", flight: " TK 386 " };
  expect(await correct(token, fields)).toEqual({ ok: true });
  expect(await stored(token)).toMatchObject({
    name: "Anna Smith",
    phone: "+49 171 5551234",
    phoneE164: "+491715551234",
    notes: "One\r\nTwo",
    flight: "TK 386",
    corrections: 1,
    changes: 1,
  });
  const [waiting] = await listWaitingMessages(sql, { limit: 9, ids: [id] });
  expect(waiting!.messages).toMatchObject([{ kind: "corrected" }]);
  expect(JSON.parse(waiting!.messages[0]!.text)).toEqual({
    name: ["Nino Beridze", "Anna Smith"],
    phone: ["+995 555 12 34 56", "+49 171 5551234"],
    flight: ["", "TK 386"],
  });
  // The customer's own page lists what they wrote.
  expect(await listMessages(sql, [id])).toEqual([]);
  expect(await outboxOf(id)).toEqual(["corrected emailOperator", "corrected telegram"]);
});

test("line breaks as forms send them are no correction, and the same again is none", async () => {
  const { id, token } = await place();
  expect(await correct(token, { notes: "One\nTwo", flight: "" })).toEqual({ ok: true });
  expect(await stored(token)).toMatchObject({ corrections: 0, notes: "One\r\nTwo" });
  const fields = { flight: "TK 386", corrections: "0" };
  expect(await correct(token, fields)).toEqual({ ok: true });
  expect(await correct(token, fields)).toEqual({ ok: true });
  expect(await stored(token)).toMatchObject({ corrections: 1 });
  expect(await outboxOf(id)).toHaveLength(2);
});

test("an address with a typo is asked about once, unless it is the stored one", async () => {
  const { token, email } = await place();
  expect(await correct(token, { email, flight: "TK 1" })).toEqual({ ok: true });
  const fields = { email: "anna@gmai.com", phone: "+49 171 5551234" };
  expect(await correct(token, fields)).toMatchObject({
    ok: false,
    status: 422,
    answer: {
      problem: "asks",
      question: { values: { suggestion: "anna@gmail.com" }, asked: "email" },
      result: {
        error: { email: ["booking.questions.email"] },
        initialValue: fields,
      },
    },
  });
  expect(await stored(token)).toMatchObject({ email, corrections: 1 });
  expect(await correct(token, { email: "anna@gmai.com", asked: "email" })).toEqual({ ok: true });
  expect(await stored(token)).toMatchObject({ email: "anna@gmai.com" });
});

test("the button with the address that was meant stores that one", async () => {
  const { token } = await place();
  const fields = { email: " anna@gmial.com ", flight: "TK 2", asked: "email" };
  expect(await correct(token, { ...fields, intent: "repair-email" })).toEqual({ ok: true });
  expect(await stored(token)).toMatchObject({ email: "anna@gmail.com", flight: "TK 2" });
});

test("a changed address is told to the former one and the new one, within the limit of mails", async () => {
  const { id, token, email } = await place();
  expect(await correct(token, { email: email.toUpperCase() })).toEqual({ ok: true });
  expect(await outboxOf(id)).not.toContain("addressLeft emailVisitor");
  await database.sql`delete from outbox`;
  expect(await correct(token, { email: "anna@gmail.com" })).toEqual({ ok: true });
  expect(await outboxOf(id)).toEqual([
    "addressChanged emailVisitor",
    "addressLeft emailVisitor",
    "corrected emailOperator",
    "corrected telegram",
  ]);
  await database.sql`update recipient_mails set sent_at = array_fill(now(), array[20])`;
  await database.sql`delete from outbox`;
  expect(await correct(token, { email, asked: "email" })).toEqual({ ok: true });
  expect(await outboxOf(id)).toEqual(["corrected emailOperator", "corrected telegram"]);
});

test("whoever has used up the limit can't hide the first change of an address", async () => {
  const { sql } = database;
  const { id, token, email } = await place();
  await sql`insert into outbox (booking_id, kind, channel) values (${id}, 'placed', 'emailVisitor')`;
  await sql`select claim_mail(${email}, 'stranger', 99, 99, 99) from generate_series(1, 20)`;
  const left = async (to: string) => {
    expect(await correct(token, { email: to, asked: "email" })).toEqual({ ok: true });
    const notices = await outboxOf(id);
    return notices.filter((notice) => notice === "addressLeft emailVisitor").length;
  };
  expect(await left("thief@example.com")).toBe(1);
  // Later ones are limited: going back and forth must not flood an address.
  expect(await left(email)).toBe(2);
  expect(await left("thief@example.com")).toBe(2);
});

test.each([
  ["name", "J", "booking.errors.name"],
  ["email", "anna@gmail", "booking.errors.email"],
  ["phone", "123", "booking.errors.phone"],
  ["flight", "x".repeat(41), "booking.errors.tooLong.flight"],
  ["flight", "TK\u0001", "booking.errors.unprintable"],
  ["notes", "x".repeat(2001), "booking.errors.tooLong.notes"],
])(
  "the %s %j is refused by the rule of the form, and nothing typed is lost",
  async (field, typed, error) => {
    const { token } = await place();
    const fields = { name: "Anna Smith", flight: "TK 1", [field]: typed };
    expect(await correct(token, fields)).toMatchObject({
      ok: false,
      status: 422,
      answer: {
        problem: "invalid",
        result: { error: { [field]: [error] }, initialValue: fields },
      },
    });
    expect(await stored(token)).toMatchObject({ corrections: 0, name: "Nino Beridze" });
  },
);

test("a booking without an address keeps none until one is entered", async () => {
  const { id, token } = await place();
  await database.sql`update bookings set email = '' where id = ${id}`;
  expect(await correct(token, { email: "", flight: "TK 1" })).toEqual({ ok: true });
  expect(await correct(token, { email: "anna@gmail.com" })).toEqual({ ok: true });
  expect(await outboxOf(id)).toContain("addressChanged emailVisitor");
  expect(await outboxOf(id)).not.toContain("addressLeft emailVisitor");
});

describe("two browsers that correct one booking", () => {
  test("the second gets what it typed, and both never lose a correction unseen", async () => {
    const { token } = await place();
    const first = { name: "Anna One", corrections: "0" };
    const second = { name: "Anna Two", corrections: "0" };
    const answers = await Promise.all([correct(token, first), correct(token, second)]);
    const refused = answers.filter((answer) => !answer.ok);
    expect(refused).toMatchObject([{ status: 409, answer: { problem: "outdated" } }]);
    expect(await stored(token)).toMatchObject({ corrections: 1 });
    const [typed] = refused.map((answer) => !answer.ok && answer.answer.result.initialValue);
    expect(["Anna One", "Anna Two"]).toContain(typed && typed.name);
    // Having seen what stands now, it is stored.
    expect(await correct(token, { ...second, name: "Anna Three", corrections: "1" })).toEqual({
      ok: true,
    });
  });

  test("a form with a broken number is outdated", async () => {
    const { token } = await place();
    expect(await correct(token, { flight: "TK 1", corrections: "x" })).toMatchObject({
      ok: false,
      status: 409,
    });
  });
});

test("a booking is corrected ten times at most, and none that is over", async () => {
  const { id, token } = await place();
  await database.sql`update bookings set corrections = ${MAX_CORRECTIONS - 1} where id = ${id}`;
  expect(await correct(token, { flight: "TK 1" })).toEqual({ ok: true });
  expect(await correct(token, { flight: "TK 2" })).toMatchObject({
    status: 409,
    answer: { problem: "full" },
  });
  await database.sql`update bookings set status = 'completed', corrections = 0 where id = ${id}`;
  expect(await correct(token, { flight: "TK 3" })).toMatchObject({
    status: 409,
    answer: { problem: "closed" },
  });
  expect(await stored(token)).toMatchObject({ flight: "TK 1" });
});

test("an unknown booking is not found", async () => {
  await expect(correct("A".repeat(22), { flight: "TK 1" })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test("an erasure empties the flight and what was corrected, for good", async () => {
  const { sql } = database;
  const { id, token } = await place();
  await correct(token, { email: "former@example.com", flight: "TK 386" });
  await sql`select erase_bookings(array[${id}]::bigint[])`;
  const [row] = await sql`
    select name, email, flight, (
      select count(*)::int from event_texts join booking_events on booking_events.id = event_id
      where booking_id = bookings.id
    ) as texts
    from bookings where id = ${id}`;
  expect(row).toMatchObject({ name: "", email: "", flight: "", texts: 0 });
  await expect(correct(token, { name: "Anna Again" })).rejects.toMatchObject({
    init: { status: 404 },
  });
});
