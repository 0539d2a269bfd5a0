import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findBooking } from "~/booking/booking.queries.server";
import { linkedBooking } from "~/booking/links/links.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { findReturnQuote } from "~/booking/returns/returns.queries.server";
import { addDays } from "~/web/calendar";
import { formatWith } from "~/web/i18n/format";
import { createI18n } from "~/texts/i18n";
import { en } from "~/texts/en";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { findBookingDetails } from "./my-booking.queries.server";
import { cancelBooking, answerOwnForm } from "./my-booking-action.server";
import { MAX_MESSAGES } from "./my-booking-constants";
import { sumToPay } from "~/catalog/pricing/quote";

const database = useTestDatabase();
const EARLY = new Date("2030-01-01T00:00:00Z");
let customers = 0;

async function place() {
  customers += 1;
  const input = bookingInput({ name: `Guest ${customers}` });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.token;
}

/** Posts a form and returns the status of the response, with its address or data. */
async function submit(token: string, fields: Record<string, string>, now = EARLY) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`https://mgzavri.example/bookings/${token}?lng=ka`);
  const { t } = createI18n("en", en);
  const own = { request, token, form, now, freeCancellationHours: 24, t };
  const answer = await answerOwnForm(testStore(database.sql), own);
  if (answer instanceof Response) return [answer.status, answer.headers.get("Location")];
  return [answer.init?.status, answer.data];
}

const CANCEL = { intent: "cancel" };
const MESSAGE = { intent: "message", message: " A child seat? " };
const UNKNOWN = "A".repeat(22);

test("cancelling leads back to the booking, in the page's language", async () => {
  const token = await place();
  expect(await submit(token, CANCEL)).toEqual([303, `/bookings/${token}?done=cancelled&lng=ka`]);
});

test("cancelling too late is refused", async () => {
  const token = await place();
  const { sql } = database;
  const booking = (await findBookingDetails(sql, { token }))!;
  const confirmed = { id: BigInt(booking.id), status: "confirmed", actor: "nino" } as const;
  await updateBookingStatus(sql, confirmed, []);
  const refused = await submit(token, CANCEL, new Date("2030-06-10T00:00:00Z"));
  expect(refused).toEqual([409, { kind: "late" }]);
});

test("cancelling is refused if the booking was changed at the same moment", async () => {
  const token = await place();
  const store = { ...testStore(database.sql), changes: (() => Promise.resolve([])) as never };
  const rule = { now: EARLY, freeCancellationHours: 24 };
  expect(await cancelBooking(store, token, rule)).toEqual({ ok: false, reason: "changed" });
});

test("a message leads back to its place on the page", async () => {
  const token = await place();
  const [status, address] = await submit(token, MESSAGE);
  expect([status, address]).toEqual([303, `/bookings/${token}?done=message&lng=ka#change`]);
});

test("a message that can't be sent stays in the form", async () => {
  const token = await place();
  const sql = database.sql;
  await sql`update bookings set message_count = ${MAX_MESSAGES}`;
  expect(await submit(token, MESSAGE)).toEqual([409, { kind: "full", typed: "A child seat?" }]);
  await sql`update bookings set message_count = 0, status = 'cancelled'`;
  expect(await submit(token, MESSAGE)).toEqual([409, { kind: "closed", typed: "A child seat?" }]);
});

/** Returns the form of another return, one day later, as the page shows it. */
async function laterReturn() {
  const { sql } = database;
  const [id] = await sql<[{ id: bigint }]>`select id from bookings order by id desc limit 1`;
  const booking = (await findBooking(sql, id.id))!;
  const { returnDate, returnTime } = booking;
  const to = addDays(returnDate, 1);
  const quote = await findReturnQuote(sql, booking, { date: to, time: returnTime });
  return {
    intent: "extend",
    seenDate: returnDate,
    seenTime: returnTime,
    returnDate: to,
    returnTime,
    total: String(sumToPay(quote)),
  };
}

test("asking for another return leads back to it; the company reads its price in the booking's currency", async () => {
  const token = await place();
  const { sql } = database;
  await sql`update bookings set currency = 'GEL'`;
  const form = await laterReturn();
  expect(await submit(token, form)).toEqual([303, `/bookings/${token}?done=extended&lng=ka#ask`]);
  const [event] = await sql<[{ text: string }]>`
    select event_texts.text from event_texts join booking_events on booking_events.id = event_id
    where kind = 'message' order by event_id desc limit 1`;
  const { money } = formatWith(createI18n("en", en).t);
  expect(event.text).toContain(money(Number(form.total), "GEL"));
});

test("another return is refused after too many messages, and for a closed booking", async () => {
  const token = await place();
  const { sql } = database;
  const form = await laterReturn();
  await sql`update bookings set message_count = ${MAX_MESSAGES}`;
  expect(await submit(token, form)).toEqual([409, { kind: "full" }]);
  await sql`update bookings set message_count = 0, status = 'cancelled'`;
  expect(await submit(token, form)).toEqual([409, { kind: "closed" }]);
});

test("an empty message is refused at its field", async () => {
  expect(await submit(await place(), { intent: "message", message: " " })).toMatchObject([
    422,
    { kind: "invalid", result: { error: { message: ["ownBooking.errors.message"] } } },
  ]);
});

test.each<Record<string, string>>([{}, { intent: "delete" }])(
  "the form %j is bad",
  async (fields) => {
    expect(await submit(await place(), fields)).toEqual([400, { kind: "bad" }]);
  },
);

test.each([
  [UNKNOWN, CANCEL],
  [UNKNOWN, MESSAGE],
  ["\0", CANCEL],
])("a form for the unknown booking %j is not found", async (token, fields) => {
  await expect(submit(token, fields)).rejects.toMatchObject({ init: { status: 404 } });
});

const LATER = {
  intent: "extend",
  seenDate: "2030-06-15",
  seenTime: "12:00",
  returnDate: "2030-06-17",
  returnTime: "12:00",
  // Seven days at $45, and 45 GEL at 2.72.
  total: "331",
};

test("another return is asked for at the price that was shown, once", async () => {
  const token = await place();
  const done = [303, `/bookings/${token}?done=extended&lng=ka#ask`];
  expect(await submit(token, LATER)).toEqual(done);
  expect(await submit(token, LATER)).toEqual(done);
  const messages = await database.sql<{ text: string }[]>`
    select event_texts.text
    from event_texts join booking_events on booking_events.id = event_id
    where booking_id = ${linkedBooking(database.sql, token)}`;
  expect(messages.map(({ text }) => text)).toEqual([
    "Request for a new return time: Monday, 17 June 2030, 12:00. To pay: $331.",
  ]);
});

test.each([
  [422, "badReturn", { returnDate: "2030-06-31" }],
  [422, "badReturn", { returnDate: "2030-06-10" }],
  [422, "badReturn", { returnDate: "2033-06-10" }],
  [409, "changedReturn", { total: "1" }],
  [409, "changedReturn", { seenDate: "2030-06-14" }],
])("another return is refused with %i %s: %j", async (status, kind, change) => {
  expect(await submit(await place(), { ...LATER, ...change })).toEqual([status, { kind }]);
});
