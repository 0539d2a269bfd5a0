import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { listBookings } from "~/booking/booking.queries.server";
import { loadConfirmation } from "~/booking/form/confirmation.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import type { BookingStatus } from "~/booking/status";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { testSite } from "~/catalog/company/testing/test-site";
import { setUnits } from "~/catalog/fleet/testing/set-units";
import { listOverlappingBookings, listPeriods } from "./overlaps.queries.server";
import { findNotices } from "./stored-notices.server";

const database = useTestDatabase();
const { hours } = testSite.company;
const NOW = new Date("2030-01-01T00:00:00Z");

let count = 0;

async function place(status: BookingStatus, changes: Partial<BookingInput> = {}) {
  count += 1;
  const input = bookingInput({ name: `Guest ${count}`, ...changes });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  const { id, token } = placed.booking;
  if (status !== "pending") {
    const change = { id: BigInt(id), status, actor: "nino", overbook: true };
    await updateBookingStatus(database.sql, change, []);
  }
  return { id, token };
}

const within = { pickupDate: "2030-06-12", returnDate: "2030-06-13" };
const reversed = { pickupDate: "2030-06-11", returnDate: "2030-06-08", pickupTime: "09:30" };
let ids: Record<"within" | "pending" | "reversed" | "first" | "waiting", number>;

beforeAll(async () => {
  await setUnits(database.sql, 2);
  ids = {
    within: (await place("confirmed", within)).id,
    pending: (await place("pending")).id,
    reversed: (await place("confirmed", reversed)).id,
    first: (await place("confirmed", { pickupDate: "2030-06-01", returnDate: "2030-06-12" })).id,
    waiting: (await place("confirmed", { pickupDate: "2030-06-10", returnDate: "2030-06-12" })).id,
  };
  await place("cancelled");
  await place("completed");
  await place("confirmed", { vehicle: "Mazda 3", vehicleType: "sedan" });
  await place("confirmed", { vehicle: "Other" });
  await place("confirmed", { pickupDate: "2030-06-15", returnDate: "2030-06-20" });
});

describe("the confirmed bookings of the same car in the same period", () => {
  test("are listed for each booking by their beginning, up to the limit", async () => {
    const others = async (limit: number) => {
      const asked = [ids.pending, ids.within];
      const found = await listOverlappingBookings(database.sql, asked, { limit, now: NOW });
      return [...found].map(([id, overlaps]) => [id, overlaps.map((other) => other.id)]);
    };
    expect(await others(5)).toEqual([
      [ids.pending, [ids.first, ids.reversed, ids.waiting, ids.within]],
    ]);
    expect(await others(1)).toEqual([[ids.pending, [ids.first]]]);
  });

  test("are listed with their dates as typed", async () => {
    const noon = { pickupTime: "12:00", returnTime: "12:00" };
    expect([...(await listPeriods(database.sql, [ids.within, ids.reversed]))]).toEqual([
      { id: ids.reversed, ...noon, ...reversed },
      { id: ids.within, ...noon, ...within },
    ]);
    expect([...(await listPeriods(database.sql, []))]).toEqual([]);
  });
});

test("staff see `carTaken` on what has no vehicle, visitors on their pending booking", async () => {
  const bookings = await listBookings(database.sql, { limit: 100, before: null });
  expect(bookings).toHaveLength(10);
  const carTaken = async (audience: "staff" | "visitor") => {
    const notices = await findNotices(database.sql, bookings, { audience, hours });
    const taken = [...notices].filter(([, of]) => of.includes("carTaken"));
    return taken.map(([id]) => id).toSorted((a, b) => a - b);
  };
  expect(await carTaken("staff")).toEqual([ids.pending, ids.waiting]);
  expect(await carTaken("visitor")).toEqual([ids.pending]);
});

test("the confirmation shows `carTaken` while the booking is pending", async () => {
  const { sql } = database;
  const { id, token } = await place("pending");
  const notices = async () => {
    const asked = { site: testSite, lang: "en", now: new Date() } as const;
    return (await loadConfirmation(testStore(sql), token, asked))?.notices;
  };
  expect(await notices()).toEqual(["carTaken"]);
  const change = { id: BigInt(id), status: "confirmed", actor: "nino", overbook: true } as const;
  await updateBookingStatus(sql, change, []);
  expect(await notices()).toEqual([]);
});

test("overlaps are not listed for a booking that has its vehicle, or while one is free", async () => {
  const list = async (id: number) => {
    const found = await listOverlappingBookings(database.sql, [id], { limit: 5, now: NOW });
    return (found.get(id) ?? []).map((other) => other.id);
  };
  expect(await list(ids.first)).toEqual([]);
  expect(await list(ids.waiting)).toEqual(expect.arrayContaining([ids.first, ids.reversed]));
  const august = { pickupDate: "2030-08-01", returnDate: "2030-08-05" };
  const { id: pending } = await place("pending", august);
  const { id: one } = await place("confirmed", august);
  expect(await list(pending)).toEqual([]);
  const { id: other } = await place("confirmed", august);
  expect(await list(pending)).toEqual([one, other]);
});
