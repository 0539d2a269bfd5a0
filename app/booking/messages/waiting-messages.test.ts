import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { administer } from "#db/testing/test-server";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { findBooking } from "~/booking/booking.queries.server";
import { currentToken } from "~/booking/links/current-token.server";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import { requestReturn } from "~/booking/returns/request-return.queries.server";
import { declineReturn, findReturnQuote } from "~/booking/returns/returns.queries.server";
import { testStore } from "~/booking/testing/test-store";
import { noonOf, useRentals } from "~/booking/testing/use-rentals";
import {
  countWaiting,
  countWaitingBookings,
  listReturnWishes,
  listStaffMessages,
  listWaitingMessages,
  markAnswered,
} from "./waiting-messages.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
let model = 0;

beforeEach(async () => {
  model = (await rentals.model(3)).id;
});

const tokenOf = (id: bigint) => currentToken(testStore(database.sql), Number(id));

async function write(id: bigint, text: string) {
  expect(await insertMessage(database.sql, { token: await tokenOf(id), text }, [])).toBe(true);
}

const waiting = async () =>
  (await listWaitingMessages(database.sql, { limit: 9 })).map(({ id, messages }) => [
    BigInt(id),
    ...messages.map(({ text }) => text),
  ]);

const answer = (bookingId: bigint, lastId: number | bigint, actor = "nino") =>
  markAnswered(database.sql, { bookingId, lastId: BigInt(lastId), actor });

test("messages wait by booking, oldest first, those of customers on the road before all", async () => {
  const [one, other] = [await rentals.booked(model, 0, 5), await rentals.booked(model, 0, 5)];
  await write(one, "A second seat?");
  await write(other, "A red light.");
  await write(one, "And a rack?");
  expect(await waiting()).toEqual([
    [one, "A second seat?", "And a rack?"],
    [other, "A red light."],
  ]);
  const at = { at: noonOf(0), now: noonOf(0), actor: "nino" };
  await markOut(database.sql, { id: other, ...at });
  expect((await waiting()).map(([id]) => id)).toEqual([other, one]);
  expect(await countWaiting(database.sql)).toEqual({ messages: 3, wishes: 0 });
  expect(await countWaitingBookings(database.sql)).toBe(2);
  expect(await listWaitingMessages(database.sql, { limit: 9, ids: [Number(one)] })).toHaveLength(1);
  expect(await listWaitingMessages(database.sql, { limit: 1, offset: 1 })).toMatchObject([
    { id: Number(one), isOut: false, email: "guest@example.com", contactPreference: "whatsapp" },
  ]);
});

test("they are marked once, with who and when; one that came meanwhile and a later one wait", async () => {
  const id = await rentals.booked(model, 0, 5);
  await write(id, "First");
  const [{ lastId } = { lastId: 0 }] = await listWaitingMessages(database.sql, { limit: 1 });
  await write(id, "Second");
  expect(await answer(id, lastId)).toBe(1);
  expect(await answer(id, lastId, "dato")).toBe(0);
  expect(await waiting()).toEqual([[id, "Second"]]);
  const marked = await database.sql`
    select answered_by as actor, answered_at is not null as "isDated" from customer_messages
    where answered_by is not null`;
  expect(marked).toEqual([{ actor: "nino", isDated: true }]);
  expect(await listStaffMessages(database.sql, [Number(id)])).toMatchObject([
    { text: "First", answeredBy: "nino", answeredAt: expect.stringMatching(/Z$/) },
    { text: "Second", answeredBy: null, answeredAt: null },
  ]);
  expect(await answer(id, 10n ** 15n)).toBe(1);
  expect(await waiting()).toEqual([]);
  await write(id, "Third");
  expect(await waiting()).toEqual([[id, "Third"]]);
});

test("messages of another booking stay", async () => {
  const [one, other] = [await rentals.booked(model, 0, 5), await rentals.booked(model, 0, 5)];
  await write(one, "One");
  await write(other, "Other");
  expect(await answer(other, 10n ** 15n)).toBe(1);
  expect(await waiting()).toEqual([[one, "One"]]);
});

async function wish(id: bigint) {
  const { sql } = database;
  const to = { date: "2030-06-08", time: "12:00" };
  const booking = (await findBooking(sql, id))!;
  const quote = await findReturnQuote(sql, booking, to);
  const seen = { date: "2030-06-06", time: "12:00" };
  const asked = { token: await tokenOf(id), seen, to, quote, text: "Longer", maxMessages: 20 };
  expect(await requestReturn(sql, asked, [])).toBe(true);
}

test("a wish for another return waits as a wish, not as a message, until it is decided", async () => {
  const id = await rentals.booked(model, 0, 5);
  await write(id, "Hello");
  await wish(id);
  expect(await waiting()).toEqual([[id, "Hello"]]);
  expect(await countWaiting(database.sql)).toEqual({ messages: 1, wishes: 1 });
  expect(await listReturnWishes(database.sql, { limit: 9 })).toMatchObject([
    { id: Number(id), returnDate: "2030-06-06", wishedDate: "2030-06-08", currency: "USD" },
  ]);
  await declineReturn(database.sql, { id, actor: "nino" }, []);
  expect(await countWaiting(database.sql)).toEqual({ messages: 1, wishes: 0 });
});

test("a cancelled booking has no wish, but its message waits", async () => {
  const id = await rentals.booked(model, 0, 5);
  await write(id, "Where is my refund?");
  await wish(id);
  await rentals.set(id, "cancelled");
  expect(await countWaiting(database.sql)).toEqual({ messages: 1, wishes: 0 });
  expect(await listReturnWishes(database.sql, { limit: 9 })).toEqual([]);
});

test("erasing a person takes what waits with it", async () => {
  const id = await rentals.booked(model, 0, 5);
  await write(id, "Hello");
  await rentals.set(id, "cancelled");
  await database.sql`select erase_finished_bookings(array[${String(id)}::bigint], '2031-01-01')`;
  expect(await countWaiting(database.sql)).toEqual({ messages: 0, wishes: 0 });
  expect(await database.sql`select from customer_messages`).toHaveLength(0);
});

test("5,000 waiting messages are counted and listed in pages", { tags: "slow" }, async () => {
  const { sql } = database;
  const id = await rentals.booked(model, 0, 5);
  const [{ name }] = await sql<[{ name: string }]>`select current_database() as name`;
  // A loaded machine reaches the site's limit for one statement.
  await administer(
    name,
    (owner) => owner`
    with copies as (
      insert into bookings (
        car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time, return_date,
        return_time, rental_days, price_per_day, delivery_fee, total_price, lang, fingerprint
      )
      select car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time, return_date,
        return_time, rental_days, price_per_day, delivery_fee, total_price, lang, gen_random_uuid()
      from bookings, generate_series(1, 5000) where id = ${String(id)}::bigint
      returning id
    )
    insert into booking_events (booking_id, kind, actor, text)
    select id, 'message', 'visitor', 'Hello ' || id from copies`,
  );
  expect(await countWaiting(sql)).toEqual({ messages: 5_000, wishes: 0 });
  const page = await listWaitingMessages(sql, { limit: 50, offset: 4_980 });
  expect(page).toHaveLength(20);
  expect(await countWaitingBookings(sql)).toBe(5_000);
});
