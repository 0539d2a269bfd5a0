import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { placeBooking } from "~/booking/place/place-booking.server";
import type { BookingStatus } from "~/booking/status";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import type { Page } from "./listed";
import type { TodayRow } from "./today";
import {
  countHandovers,
  countRequests,
  listHandovers,
  listRequests,
  type Span,
} from "./today.queries.server";

const database = useTestDatabase();
const WEEK = { from: "2030-06-10 00:00", until: "2030-06-18 00:00" };
const ALL = { limit: 10 };

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

const textOf = ({ kind, name, day, time, place: at }: TodayRow) =>
  [kind, name, day, time, at].join(" ");

async function handovers(query: Partial<Span & Page> = {}) {
  return (await listHandovers(database.sql, { ...WEEK, ...ALL, ...query })).map(textOf);
}

test("lists requests by age", async () => {
  expect((await listRequests(database.sql, ALL)).map(textOf)).toEqual([
    "request First asked 2031-01-01 12:00 Tbilisi Airport",
    "request Last asked 2030-06-01 12:00 Tbilisi Airport",
  ]);
  expect(await listRequests(database.sql, { limit: 1, offset: 1 })).toMatchObject([
    { name: "Last asked" },
  ]);
  expect(await countRequests(database.sql)).toBe(2);
});

const PLANNED = [
  "pickup Week 2030-06-10 08:15 Tbilisi Airport",
  "return Out 2030-06-10 09:30 Tbilisi",
  "return Reversed 2030-06-11 12:00 Tbilisi",
  "return Week 2030-06-17 12:00 Tbilisi",
];

test("lists the pick-ups and returns of a span by time", async () => {
  expect(await handovers()).toEqual(PLANNED);
  expect(await handovers({ kind: "pickup" })).toEqual([PLANNED[0]]);
  expect(await handovers({ from: "2030-06-10 08:16" })).toEqual(PLANNED.slice(1));
  expect(await handovers({ until: "2030-06-10 09:30" })).toEqual(PLANNED.slice(0, 1));
  expect(await handovers({ until: "2030-06-10 09:31" })).toEqual(PLANNED.slice(0, 2));
});

test("its pages have each hand-over once", async () => {
  const pages = await Promise.all([0, 2, 4].map((offset) => handovers({ limit: 2, offset })));
  expect(pages).toEqual([PLANNED.slice(0, 2), PLANNED.slice(2), []]);
});

test("counts them by day, hour and kind", async () => {
  expect(await countHandovers(database.sql, WEEK)).toEqual([
    { day: "2030-06-10", hour: 8, kind: "pickup", count: 1 },
    { day: "2030-06-10", hour: 9, kind: "return", count: 1 },
    { day: "2030-06-11", hour: 12, kind: "return", count: 1 },
    { day: "2030-06-17", hour: 12, kind: "return", count: 1 },
  ]);
});

test("has what a row shows, dates as text", async () => {
  const [row] = await listRequests(database.sql, ALL);
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
    payable: expect.any(Number),
    fees: [expect.objectContaining({ kind: "delivery", amount: 16, currency: "USD" })],
    currency: "USD",
    deliveryFee: expect.any(Number),
    notes: "",
    flight: "",
    staffNote: "",
    lines: [expect.objectContaining({ kind: "rental" })],
    isOut: false,
    isPickupPast: false,
    isOver: false,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});
