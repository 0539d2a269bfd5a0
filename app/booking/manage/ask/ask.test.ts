import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { changeTrip } from "~/booking/assignment/change-return.queries.server";
import type { Booking } from "~/booking/booking";
import { findSeenBooking } from "~/booking/booking.queries.server";
import { MAX_MESSAGES } from "~/booking/manage/my-booking-constants";
import { findBookingDetails, listMessages } from "~/booking/manage/my-booking.queries.server";
import { countWaiting, listReturnWishes } from "~/booking/messages/waiting-messages.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { declineReturn, findReturnRequest } from "~/booking/returns/returns.queries.server";
import { wishOf } from "~/booking/returns/trip-wish";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { sumToPay } from "~/catalog/pricing/quote";
import { en } from "~/texts/en";
import { createI18n } from "~/texts/i18n";
import { askForTrip, type AskAnswer } from "./answer-ask.server";

const database = useTestDatabase();
const NOW = new Date("2030-06-01T08:00:00Z");
const { t } = createI18n("en", en);
let token = "";
let id = 0;

beforeEach(async () => {
  await database.sql`truncate bookings, booking_keys, occupancy, outbox cascade`;
  const placed = await placeBooking(testStore(database.sql), bookingInput(), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  ({ token, id } = placed.booking);
});

async function ask(fields: Record<string, string>, now = NOW) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return askForTrip(testStore(database.sql), { token, form, now, t });
}

/** Asks for the price, and returns the answer. */
async function priceOf(fields: Record<string, string>): Promise<AskAnswer> {
  const answer = await ask(fields);
  if (answer.ok || answer.answer.kind !== "ask") throw new Error("no price");
  return answer.answer;
}

/** Returns the fields that the form with the price sends. */
async function confirmed(fields: Record<string, string>) {
  const { typed, plan } = await priceOf(fields);
  return { ...typed, seen: plan!.seen, total: String(sumToPay(plan!.quote)), confirmed: "on" };
}

const stored = async () => (await findBookingDetails(database.sql, { token }))!;
const request = () => findReturnRequest(database.sql, id);

/** Accepts the open request as staff do. */
async function accept() {
  const { sql } = database;
  const booking = (await findSeenBooking(sql, BigInt(id)))!;
  const { wish, quote } = (await request())!;
  const { revision } = booking;
  const booked = wishOf(booking);
  const change = { id: BigInt(id), revision, booked, wish: wish!, quote, actor: "nino", now: NOW };
  return changeTrip(sql, change, []);
}

const confirm = (bookingId = id) =>
  updateBookingStatus(
    database.sql,
    { id: BigInt(bookingId), status: "confirmed", actor: "nino", now: NOW },
    [],
  );

test("the first press shows the price of another place, times and extras, and sends nothing", async () => {
  const fields = { return: "Tbilisi Airport", returnDate: "2030-06-17", "extra-child-seat": "1" };
  const { plan, errors, isChanged } = await priceOf(fields);
  expect({ errors, isChanged }).toEqual({ errors: {}, isChanged: false });
  // Seven days at $45 and a child seat.
  expect(plan).toMatchObject({
    canHaveIt: true,
    wish: { return: "Tbilisi Airport", addChildSeat: true, deliveryFee: 45 },
    quote: { rentalDays: 7, totalPrice: 335 },
  });
  expect(await request()).toBeNull();
  expect(await listMessages(database.sql, [id])).toEqual([]);
});

test("another pick-up place has its delivery fee, and one that stays keeps the booked one", async () => {
  await database.sql`update places set fee = 70 where slug = 'tbilisi-airport'`;
  const { plan } = await priceOf({ pickupTime: "15:00", "extra-ski-rack": "1" });
  expect(plan!.wish.deliveryFee).toBe(45);
  expect((await priceOf({ pickup: "Batumi" })).plan!.wish).toMatchObject({
    deliveryFee: 200,
    placeNames: { pickup: { en: "Batumi" }, return: { en: "Tbilisi" } },
  });
  expect((await priceOf({ return: "Batumi" })).plan!.wish.deliveryFee).toBe(70);
  await database.sql`update places set fee = 45 where slug = 'tbilisi-airport'`;
});

test("the second press sends it once, as a message that needs no other answer", async () => {
  const { sql } = database;
  const fields = await confirmed({ pickup: "Tbilisi", pickupTime: "15:00", "extra-ski-rack": "1" });
  expect(await ask(fields)).toEqual({ ok: true });
  expect(await ask(fields)).toEqual({ ok: true });
  expect(await request()).toMatchObject({
    date: "2030-06-15",
    isDeclined: false,
    wish: { pickup: "Tbilisi", pickupTime: "15:00", addSkiRack: true },
  });
  const messages = await listMessages(sql, [id]);
  expect(messages).toHaveLength(1);
  expect(messages[0]!.text).toContain("Extras: None → Ski rack");
  expect(messages[0]!.text).toContain(`To pay: $${fields.total}.`);
  expect(await countWaiting(sql)).toEqual({ messages: 0, wishes: 1 });
  const [wish] = await listReturnWishes(sql, { limit: 9 });
  expect(wish).toMatchObject({
    booked: { pickup: "Tbilisi Airport", pickupTime: "12:00" },
    wish: { pickup: "Tbilisi" },
    wishedToPay: Number(fields.total),
  });
});

test("two presses at the same moment send it once", async () => {
  const fields = await confirmed({ pickup: "Tbilisi" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask(fields)));
  expect(answers).toEqual(answers.map(() => ({ ok: true })));
  expect(await listMessages(database.sql, [id])).toHaveLength(1);
});

test("a request for another return only is one that nodes of the former release understand", async () => {
  expect(await ask(await confirmed({ returnDate: "2030-06-17" }))).toEqual({ ok: true });
  expect(await request()).toMatchObject({ date: "2030-06-17", wish: null });
});

test("a price or booking that changed meanwhile is shown again, and nothing is sent", async () => {
  const { sql } = database;
  const fields = await confirmed({ "extra-child-seat": "1" });
  const dearer = await ask({ ...fields, total: "1" });
  expect(dearer).toMatchObject({ status: 409, answer: { isChanged: true } });
  await sql`update bookings set return_time = '18:00' where id = ${id}`;
  expect(await ask(fields)).toMatchObject({ status: 409, answer: { isChanged: true } });
  expect(await request()).toBeNull();
});

test.each([
  [{}, "returnDate", "ownBooking.ask.same"],
  [{ returnDate: "2030-06-10", returnTime: "12:00" }, "returnDate", "returns.faults.early"],
  [{ pickupDate: "2030-05-01" }, "pickupDate", "returns.faults.past"],
  [{ returnDate: "2032-06-10" }, "returnDate", "returns.faults.long"],
  [{ returnDate: "2030-06-31" }, "returnDate", "booking.errors.noSuchDate"],
  [{ returnDate: "" }, "returnDate", "booking.errors.returnDate"],
  [{ pickupTime: "25:00" }, "pickupTime", "booking.errors.noSuchTime"],
  [{ pickup: "Atlantis" }, "pickup", "booking.errors.placeGone"],
  [{ "extra-child-seat": "9" }, "extra-child-seat", "booking.errors.extras"],
  [{ "extra-child-seat": "-1" }, "extra-child-seat", "booking.errors.extras"],
])("%j is refused at its field, %s: %s", async (fields, field, error) => {
  const typed = fields as Record<string, string>;
  expect(await ask({ ...typed, confirmed: "on" })).toMatchObject({
    status: 422,
    answer: { plan: null, typed, errors: { [field]: [error] } },
  });
  expect(await request()).toBeNull();
});

test("staff accept: the booking has the trip, the extras, the price and a free car for it", async () => {
  const { sql } = database;
  await confirm();
  const fields = await confirmed({
    pickup: "Tbilisi",
    pickupDate: "2030-06-11",
    returnDate: "2030-06-18",
    "extra-child-seat": "1",
  });
  expect(await ask(fields)).toEqual({ ok: true });
  expect(await accept()).toMatchObject({ ok: true, changed: true });
  const booking = await stored();
  expect(booking).toMatchObject({
    pickup: "Tbilisi",
    pickupDate: "2030-06-11",
    returnDate: "2030-06-18",
    placeNames: { pickup: { en: "Tbilisi" }, return: { en: "Tbilisi" } },
    deliveryFee: 0,
    addChildSeat: true,
    rentalDays: 7,
  } satisfies Partial<Booking>);
  expect(String(sumToPay(booking))).toBe(fields.total);
  const [row] = await sql`
    select lower(during)::text as start, vehicle_id is not null as "hasCar" from occupancy where booking_id = ${id}`;
  expect(row).toEqual({ start: "2030-06-11 12:00:00", hasCar: true });
  const [event] = await sql`
    select change from booking_events where booking_id = ${id} order by id desc limit 1`;
  expect(event!.change).toMatchObject({
    of: "trip",
    from: "2030-06-10 12:00 2030-06-15 12:00",
    to: "2030-06-11 12:00 2030-06-18 12:00",
    places: { from: [{ en: "Tbilisi Airport" }, { en: "Tbilisi" }] },
  });
  expect(await request()).toBeNull();
});

test("a conflict stays visible: without a free car nothing is accepted", async () => {
  const { sql } = database;
  await confirm();
  const vehicles = await sql`
    select vehicles.id from vehicles join cars on cars.id = vehicles.car_id where cars.name = 'Toyota RAV4'`;
  // All cars of the model are taken from the day after the return on.
  const blocker = { pickupDate: "2030-06-16", returnDate: "2030-06-20" };
  for (const { id: vehicle } of vehicles) {
    // oxlint-disable-next-line no-await-in-loop -- one car after the other.
    const placed = await placeBooking(
      testStore(sql),
      bookingInput({ ...blocker, name: `Other ${vehicle}` }),
      { lang: "en" },
    );
    // oxlint-disable-next-line no-await-in-loop -- as above.
    if (placed.ok) await confirm(placed.booking.id);
  }
  const fields = await confirmed({ return: "Batumi", returnDate: "2030-06-18" });
  expect((await priceOf({ return: "Batumi", returnDate: "2030-06-18" })).plan!.canHaveIt).toBe(
    false,
  );
  expect(await ask(fields)).toEqual({ ok: true });
  expect(await accept()).toMatchObject({ ok: false, reason: "full" });
  expect(await stored()).toMatchObject({ return: "Tbilisi", returnDate: "2030-06-15" });
  expect(await request()).toMatchObject({ isDeclined: false });
});

test("a node of the former release doesn't accept half of a larger request", async () => {
  const { sql } = database;
  await ask(await confirmed({ return: "Batumi", returnDate: "2030-06-17" }));
  const call = () => sql`
    select outcome from change_return(
      ${id}, '2030-06-15 12:00', '2030-06-17', '12:00', '{}', '2030-06-01 12:00'
    )`;
  expect((await call())[0]).toEqual({ outcome: "refused" });
  await declineReturn(sql, { id: BigInt(id), actor: "nino" }, []);
  expect((await call())[0]).toEqual({ outcome: "changed" });
});

test("staff decline with a reason, and the customer may ask again", async () => {
  const { sql } = database;
  await ask(await confirmed({ return: "Batumi" }));
  const decline = { id: BigInt(id), actor: "nino", note: "No driver in Batumi that day." };
  expect(await declineReturn(sql, decline, [])).toBe(true);
  expect(await request()).toMatchObject({ isDeclined: true, declineNote: decline.note });
  expect(await ask(await confirmed({ return: "Batumi" }))).toEqual({ ok: true });
  expect(await request()).toMatchObject({ isDeclined: false, declineNote: "" });
});

test("with the car out, only return and extras change", async () => {
  const { sql } = database;
  await confirm();
  await sql`update bookings set out_at = '2030-06-01T07:00:00Z' where id = ${id}`;
  await sql`update occupancy set kind = 'out', during = '[2030-06-01 11:00,2030-06-15 12:00)' where booking_id = ${id}`;
  const { plan } = await priceOf({ pickup: "Batumi", return: "Batumi" });
  expect(plan!.wish).toMatchObject({ pickup: "Tbilisi Airport", return: "Batumi" });
  await ask(await confirmed({ return: "Batumi" }));
  expect(await accept()).toMatchObject({ ok: true, changed: true });
  expect(await stored()).toMatchObject({ return: "Batumi" });
});

test("nothing is asked for a closed booking, or after too many messages", async () => {
  const { sql } = database;
  const fields = await confirmed({ return: "Batumi" });
  await sql`update bookings set message_count = ${MAX_MESSAGES}`;
  expect(await ask(fields)).toMatchObject({ status: 409, answer: { kind: "full" } });
  await sql`update bookings set status = 'completed'`;
  expect(await ask(fields)).toMatchObject({ status: 409, answer: { kind: "closed" } });
});
