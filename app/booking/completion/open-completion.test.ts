import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { openCompletion } from "./completion.server";

const database = useTestDatabase();
// `expect.poll` advances fake timers by its interval.
const POLLED = { ...SOON, interval: 0 };
const TEN_MINUTES = 600_000;
let guests = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  vi.setSystemTime("2030-06-20T08:00:00Z");
});
afterEach(() => void vi.useRealTimers());

/** A confirmed booking that was returned on 15 June 2030. */
async function insertReturned() {
  guests += 1;
  const input = bookingInput({ name: `Guest ${guests}` });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  await database.sql`update bookings set status = 'confirmed' where id = ${placed.booking.id}`;
}

async function statuses() {
  const rows = await database.sql<{ status: string }[]>`select status from bookings order by id`;
  return rows.map(({ status }) => status);
}

test("bookings are completed at the start and every ten minutes, until it is closed", async () => {
  await insertReturned();
  const store = { ...testStore(database.sql), wakeNodes: vi.fn<() => void>() };
  const completion = openCompletion(store);
  await expect.poll(statuses, POLLED).toEqual(["completed"]);
  await expect.poll(() => store.wakeNodes.mock.calls.length, POLLED).toBe(1);
  await insertReturned();
  vi.advanceTimersByTime(TEN_MINUTES - 1);
  expect(await statuses()).toEqual(["completed", "confirmed"]);
  vi.advanceTimersByTime(1);
  await expect.poll(statuses, POLLED).toEqual(["completed", "completed"]);
  completion.close();
  expect(vi.getTimerCount()).toBe(0);
});
