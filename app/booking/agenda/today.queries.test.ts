import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { placeBooking } from "~/booking/place/place-booking.server";
import type { BookingStatus } from "~/booking/status";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { listToday } from "./today.queries.server";

const database = useTestDatabase();
const WEEK = { from: "2030-06-10", until: "2030-06-17" };
const LIMITS = { requests: 10, handovers: 10 };

async function place(changes: Partial<BookingInput>, status: BookingStatus) {
  const placed = await placeBooking(testStore(database.sql), bookingInput(changes), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  await database.sql`update bookings set status = ${status} where id = ${placed.booking.id}`;
}

beforeAll(async () => {
  const trip = (pickupDate: string, returnDate: string) => ({ pickupDate, returnDate });
  await place({ name: "First asked", ...trip("2031-01-01", "2031-01-02") }, "pending");
  await place({ name: "Last asked", ...trip("2030-06-01", "2030-06-02") }, "pending");
  await place({ name: "Over", ...trip("2030-06-01", "2030-06-09") }, "confirmed");
  await place(
    { name: "Out", ...trip("2030-06-08", "2030-06-10"), returnTime: "09:30" },
    "confirmed",
  );
  await place(
    { name: "Week", ...trip("2030-06-10", "2030-06-17"), pickupTime: "08:15" },
    "confirmed",
  );
  await place({ name: "Reversed", ...trip("2030-06-19", "2030-06-11") }, "confirmed");
  await place({ name: "Later", ...trip("2030-06-18", "2030-06-20") }, "confirmed");
  await place({ name: "Cancelled", ...trip("2030-06-10", "2030-06-11") }, "cancelled");
  await place({ name: "Completed", ...trip("2030-06-10", "2030-06-11") }, "completed");
});

async function listed(limits: Partial<typeof LIMITS> = {}) {
  const rows = await listToday(database.sql, { ...WEEK, limits: { ...LIMITS, ...limits } });
  return rows.map(({ kind, name, day, time, place: at }) => [kind, name, day, time, at].join(" "));
}

test("lists requests by age, then the pick-ups and returns of the days by time", async () => {
  expect(await listed()).toEqual([
    "request First asked 2031-01-01 12:00 Tbilisi Airport",
    "request Last asked 2030-06-01 12:00 Tbilisi Airport",
    "pickup Week 2030-06-10 08:15 Tbilisi Airport",
    "return Out 2030-06-10 09:30 Tbilisi",
    "return Reversed 2030-06-11 12:00 Tbilisi",
    "return Week 2030-06-17 12:00 Tbilisi",
  ]);
});

test("the first of each kind come first within their limits", async () => {
  expect(await listed({ requests: 1, handovers: 2 })).toEqual([
    "request First asked 2031-01-01 12:00 Tbilisi Airport",
    "pickup Week 2030-06-10 08:15 Tbilisi Airport",
    "return Out 2030-06-10 09:30 Tbilisi",
  ]);
});

test("has what a row shows, dates as text", async () => {
  const [row] = await listToday(database.sql, { ...WEEK, limits: LIMITS });
  expect(row).toEqual({
    kind: "request",
    id: expect.any(Number),
    revision: expect.stringMatching(/^\d+-$/),
    name: "First asked",
    phone: "+995 555 12 34 56",
    phoneE164: "+995555123456",
    status: "pending",
    car: expect.objectContaining({ isAssigned: false, model: "Toyota RAV4", plate: null }),
    day: "2031-01-01",
    time: "12:00",
    place: "Tbilisi Airport",
    placeName: { en: "Tbilisi Airport", ka: "თბილისის აეროპორტი" },
    pickupDate: "2031-01-01",
    pickupTime: "12:00",
    returnDate: "2031-01-02",
    totalPrice: expect.any(Number),
    currency: "USD",
    isOut: false,
    isPickupPast: false,
    isOver: false,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});
