import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { MAX_MESSAGES } from "./own-booking";
import { answerOwnForm } from "./own-action.server";

const database = useTestDatabase();
const EARLY = new Date("2030-01-01T00:00:00Z");
let guests = 0;

async function place() {
  guests += 1;
  const input = bookingInput({ name: `Guest ${guests}` });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.token;
}

/** The status of the answer, with its address or data. */
async function submit(token: string, fields: Record<string, string>, now = EARLY) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`https://mgzavri.example/bookings/${token}?lng=ka`);
  const own = { request, token, form, now };
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
  const refused = await submit(await place(), CANCEL, new Date("2030-06-10T00:00:00Z"));
  expect(refused).toEqual([409, { kind: "late" }]);
});

test("a message leads back to its place on the page", async () => {
  const token = await place();
  const [status, address] = await submit(token, MESSAGE);
  expect([status, address]).toEqual([303, `/bookings/${token}?done=message&lng=ka#change`]);
});

test("a message that can't be sent stays in the form", async () => {
  const token = await place();
  const sql = database.sql;
  await sql`update bookings set message_count = ${MAX_MESSAGES} where token = ${token}`;
  expect(await submit(token, MESSAGE)).toEqual([409, { kind: "full", typed: "A child seat?" }]);
  await sql`update bookings set message_count = 0, status = 'cancelled' where token = ${token}`;
  expect(await submit(token, MESSAGE)).toEqual([409, { kind: "closed", typed: "A child seat?" }]);
});

test("an empty message is refused at its field", async () => {
  expect(await submit(await place(), { intent: "message", message: " " })).toMatchObject([
    422,
    { kind: "invalid", result: { error: { message: ["ownBooking.errors.message"] } } },
  ]);
});

test.each<Record<string, string>>([{}, { intent: "delete" }])("the form %j is bad", async (fields) => {
  expect(await submit(await place(), fields)).toEqual([400, { kind: "bad" }]);
});

test.each([
  [UNKNOWN, CANCEL],
  [UNKNOWN, MESSAGE],
  ["\0", CANCEL],
])("a form for the unknown booking %j is not found", async (token, fields) => {
  await expect(submit(token, fields)).rejects.toMatchObject({ init: { status: 404 } });
});
