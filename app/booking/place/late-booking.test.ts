import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { isDatabaseUnavailable } from "~/db.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import type { PriceList } from "~/fleet/prices/price-list.server";
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

test("a booking whose prices keep changing is not tried again after its answer", async () => {
  const [store, timeout] = [openStore(), new AbortController()];
  const read = vi.fn<() => Promise<PriceList>>(async () => {
    if (read.mock.calls.length === 3) timeout.abort();
    return { ...(await testStore(database.sql).priceLists.read()), version: -1 };
  });
  const changing = { ...store, priceLists: { last: () => null, read } };
  const input = bookingInput({ name: "Never" });
  const placed = placeBooking(changing, input, { lang: "en" }, timeout.signal);
  await expect(placed).rejects.toMatchObject({ code: "QUERY_TIMEOUT" });
  // As many statements as a further try would have needed.
  for (let count = 0; count < 20; count += 1) await database.sql`select 1`;
  expect(read).toHaveBeenCalledTimes(3);
  expect(await namesOf("Never")).toEqual([]);
});
