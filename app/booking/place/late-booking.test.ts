import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { isDatabaseUnavailable } from "~/web/db.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testSecret, testStore } from "~/booking/testing/test-store";
import type { Secret } from "~/staff/site-secret.server";
import { placeBooking } from "./place-booking.server";

const database = useTestDatabase();
const namesOf = async (name: string) => {
  const rows = await database.sql<
    { name: string }[]
  >`select name from bookings where name = ${name}`;
  return rows.map((row) => row.name);
};

function openStore() {
  return { ...testStore(database.sql), wakeNodes: vi.fn<() => void>() };
}

test("nodes are woken for a booking, once, and not for its repeat", async () => {
  const [store, input] = [openStore(), bookingInput({ name: "In Time" })];
  await placeBooking(store, input, { lang: "en" });
  await placeBooking(store, input, { lang: "en" });
  expect(store.wakeNodes).toHaveBeenCalledOnce();
});

test("nodes are woken for a booking that is stored after its answer", async () => {
  const [store, timeout] = [openStore(), new AbortController()];
  const input = bookingInput({ name: "Late" });
  const isWaiting = async () => {
    const waiting = await database.sql`
      select from pg_locks join pg_database on pg_database.oid = database
      where not granted and datname = current_database()`;
    return waiting.length > 0;
  };
  await database.sql.begin(async (other) => {
    await other`lock table booking_repeats in exclusive mode`;
    const placed = placeBooking(store, input, { lang: "en" }, timeout.signal);
    await vi.waitUntil(isWaiting, SOON);
    timeout.abort();
    const late = await placed.catch((error: unknown) => error);
    expect(isDatabaseUnavailable(late)).toBe(true);
    expect(store.wakeNodes).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(store.wakeNodes).toHaveBeenCalledOnce(), SOON);
  expect(await namesOf("Late")).toEqual(["Late"]);
  const again = await placeBooking(store, input, { lang: "en" });
  expect(again).toMatchObject({ ok: true, repeated: true });
});

/** Returns a store that changes a rate while it places a booking, between reading the prices and storing it. */
function storeThatChanges(times: number) {
  const secret = vi.fn<Secret>(async () => {
    if (secret.mock.calls.length <= times) {
      await database.sql`update rate_tiers set daily_rate = daily_rate + 1 where vehicle_type = 'suv'`;
    }
    return testSecret();
  });
  return { ...openStore(), secret };
}

test("prices that change meanwhile are read once more, and the booking has the new one", async () => {
  const before = await placeBooking(openStore(), bookingInput({ name: "Before" }), { lang: "en" });
  const placed = await placeBooking(storeThatChanges(1), bookingInput({ name: "Dearer" }), {
    lang: "en",
  });
  if (!before.ok || !placed.ok) throw new Error("a booking was refused");
  expect(placed.booking.pricePerDay).toBe(before.booking.pricePerDay + 1);
});

test("prices that change again are shown to the visitor, and nothing is stored", async () => {
  const store = storeThatChanges(2);
  const placed = await placeBooking(store, bookingInput({ name: "Never" }), { lang: "en" });
  expect(placed).toMatchObject({ ok: false, reason: "price-changed" });
  expect(store.secret).toHaveBeenCalledTimes(2);
  expect(store.wakeNodes).not.toHaveBeenCalled();
  expect(await namesOf("Never")).toEqual([]);
});

test("a booking whose answer has come too late is not priced again", async () => {
  const timeout = new AbortController();
  const store = storeThatChanges(1);
  const secret: Secret = () => {
    timeout.abort();
    return store.secret();
  };
  const input = bookingInput({ name: "Too Late" });
  const placed = placeBooking({ ...store, secret }, input, { lang: "en" }, timeout.signal);
  await expect(placed).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
  // The loop sends as many statements as another try would have needed.
  for (let count = 0; count < 20; count += 1) await database.sql`select 1`;
  expect(await namesOf("Too Late")).toEqual([]);
});
