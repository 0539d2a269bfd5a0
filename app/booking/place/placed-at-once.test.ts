import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { isConfirmedAtOnce } from "~/catalog/availability/at-once";
import { saveSettings } from "~/catalog/company/site-settings.queries.server";
import { createBookingStore } from "~/booking/events/booking-store.server";
import { CHANNELS } from "~/booking/events/channels";
import { bookingInput } from "~/booking/testing/booking-input";
import { testSecret } from "~/booking/testing/test-store";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { updateBookingStatus } from "~/booking/status.queries.server";
import type { BookingInput } from "~/booking/booking";
import { businessTime } from "~/web/calendar";
import { placeBooking } from "./place-booking.server";

const database = useTestDatabase();
const rentals = useRentals(database);
/** A model with one vehicle. */
let model: { id: number; name: string };
let count = 0;

beforeEach(async () => {
  const { id } = await rentals.model(1);
  model = { id, name: "Model 1" };
  await set({ atOnceHours: 24, noticeHours: null });
});

function set(answers: { atOnceHours: number | null; noticeHours: number | null }) {
  return saveSettings(database.sql, answers, "nino");
}

const store = () => createBookingStore(database.sql, [...CHANNELS], testSecret);

/** Returns the input of a customer of their own, from day 5 to day 8 unless they want other days. */
function inputOf(changes: Partial<BookingInput> = {}) {
  count += 1;
  return bookingInput({
    name: `Customer ${count}`,
    email: `customer-${count}@example.com`,
    vehicle: model.name,
    pickup: "Tbilisi",
    pickupDate: businessTime(noonOf(5)).date,
    returnDate: businessTime(noonOf(8)).date,
    ...changes,
  });
}

async function place(input: BookingInput, now = NOW, idempotencyKey: string | null = null) {
  const placed = await placeBooking(store(), input, { lang: "en", now, idempotencyKey });
  if (!placed.ok) throw new Error(placed.reason);
  return placed;
}

async function statusOf(changes: Partial<BookingInput> = {}, now = NOW) {
  return (await place(inputOf(changes), now)).booking.status;
}

async function eventsOf(id: number) {
  const rows = await database.sql<{ kind: string; actor: string }[]>`
    select kind, actor from booking_events where booking_id = ${id} order by id`;
  return rows.map(({ kind, actor }) => `${kind} ${actor}`);
}

async function outboxOf(id: number) {
  const rows = await database.sql<{ row: string }[]>`
    select kind || ' ' || channel as row from outbox where booking_id = ${id} order by row`;
  return rows.map(({ row }) => row);
}

describe("a free model with enough notice", () => {
  test("is confirmed as it is placed, with a vehicle, and with two events", async () => {
    const { booking } = await place(inputOf());
    expect(booking.status).toBe("confirmed");
    expect(await rentals.vehicleOf(BigInt(booking.id))).not.toBeNull();
    expect(await eventsOf(booking.id)).toEqual(["placed visitor", "confirmed atOnce"]);
    const [event] = await database.sql<{ to: string }[]>`
      select change ->> 'to' as to from booking_events
      where booking_id = ${booking.id} and kind = 'confirmed'`;
    expect(event?.to).toMatch(/^Model 1 · M-/);
  });

  test("sends the customer the confirmation only, and the company one message on each channel", async () => {
    const { booking } = await place(inputOf());
    expect(await outboxOf(booking.id)).toEqual([
      "confirmed emailVisitor",
      "confirmed webhook",
      "placed emailOperator",
      "placed telegram",
      "placed webhook",
      "placed whatsapp",
    ]);
  });

  test("is confirmed while another booking can make way for it", async () => {
    const { id, vehicles } = await rentals.model(2);
    const apart = [await rentals.booked(id, 0, 6), await rentals.booked(id, 7, 9)];
    for (const [index, booking] of apart.entries()) {
      await database.sql`
        update occupancy set vehicle_id = ${vehicles[index]!} where booking_id = ${String(booking)}`;
    }
    model.name = "Model 2";
    expect(await statusOf()).toBe("confirmed");
    expect(await rentals.vehicleOf(apart[1]!)).toBe(vehicles[0]);
  });

  test("answers a repeat, with and without its key, with the first booking", async () => {
    const input = inputOf();
    const first = await place(input, NOW, "a key");
    for (const key of ["a key", "another", null]) {
      const again = await place(input, NOW, key);
      expect(again).toMatchObject({
        repeated: true,
        booking: { id: first.booking.id, status: "confirmed" },
      });
    }
    expect(await eventsOf(first.booking.id)).toHaveLength(2);
  });

  test("can be cancelled by staff, which frees the vehicle and the input", async () => {
    const input = inputOf();
    const { booking } = await place(input);
    const cancelled = await updateBookingStatus(
      database.sql,
      { id: BigInt(booking.id), status: "cancelled", actor: "nino", reason: "company" },
      [],
    );
    expect(cancelled).toMatchObject({ ok: true, booking: { status: "cancelled" } });
    const again = await place(input);
    expect(again).toMatchObject({ repeated: false, booking: { status: "confirmed" } });
  });
});

test("a company that answers by hand gets a request, whatever is free", async () => {
  await set({ atOnceHours: null, noticeHours: null });
  const { booking } = await place(inputOf());
  expect(booking.status).toBe("pending");
  expect(await eventsOf(booking.id)).toEqual(["placed visitor"]);
  expect(await outboxOf(booking.id)).toEqual(CHANNELS.map((name) => `placed ${name}`).sort());
  expect(await rentals.rowOf(BigInt(booking.id))).toBeNull();
});

test("a taken model is a request, and the taken vehicle stays where it is", async () => {
  const taken = await rentals.booked(model.id, 4, 6);
  expect(await statusOf()).toBe("pending");
  expect(await rentals.vehicleOf(taken)).not.toBeNull();
});

describe("a person agrees to", () => {
  test.each<[string, Partial<BookingInput>]>([
    ["a car that is not in the fleet", { vehicle: "Other" }],
    ["a pick-up place that is not in the list", { pickup: "Other" }],
    ["a return place that is not in the list", { return: "Other" }],
    ["fewer days than a place usually has", { pickup: "Kutaisi Airport" }],
  ])("%s", async (_, changes) => {
    expect(await statusOf(changes)).toBe("pending");
  });
});

const day = (number: number) => businessTime(noonOf(number)).date;

/** Trips by the day of the pick-up and of the return, with the hours that a company wants and asks for. */
const TRIPS: [
  what: string,
  changes: Partial<BookingInput>,
  hours: [number, number],
  confirmed: boolean,
][] = [
  ["exactly so many hours ahead", { pickupDate: day(0) }, [24, 0], true],
  ["a minute less ahead", { pickupDate: day(0), pickupTime: "11:59" }, [24, 0], false],
  ["at any time ahead", { pickupDate: day(-1), pickupTime: "12:00" }, [0, 0], true],
  ["in the past", { pickupDate: day(-1), pickupTime: "11:59" }, [0, 0], false],
  ["with less than the minimum notice", { pickupDate: day(1) }, [24, 72], false],
  ["with the minimum notice", { pickupDate: day(2) }, [24, 72], true],
  ["of no length", { returnDate: day(5) }, [24, 0], false],
  ["of a minute", { returnDate: day(5), returnTime: "12:01" }, [24, 0], true],
  ["that ends before it begins", { returnDate: day(4) }, [24, 0], false],
  ["of 90 days", { returnDate: day(95) }, [24, 0], true],
  ["of a minute more", { returnDate: day(95), returnTime: "12:01" }, [24, 0], false],
  ["a year ahead", { pickupDate: day(364), returnDate: day(366) }, [24, 0], true],
  ["later than that", { pickupDate: day(365), returnDate: day(366) }, [24, 0], false],
];

test.each(TRIPS)(
  "a trip %s: %j, hours %j, is confirmed: %j",
  async (_, changes, hours, confirmed) => {
    const [atOnceHours, noticeHours] = hours;
    await set({ atOnceHours, noticeHours });
    const input = inputOf(changes);
    expect(isConfirmedAtOnce(input, { atOnceHours, noticeHours }, NOW)).toBe(confirmed);
    expect((await place(input)).booking.status).toBe(confirmed ? "confirmed" : "pending");
  },
);

test("of many bookings at the same time for the last vehicle one is confirmed", async () => {
  const inputs = Array.from({ length: 12 }, () => inputOf());
  const placed = await Promise.all(inputs.map((input) => place(input)));
  const statuses = placed.map(({ booking }) => booking.status);
  expect(statuses.toSorted()).toEqual([
    "confirmed",
    ...Array.from({ length: 11 }, () => "pending"),
  ]);
  const rows = await database.sql`select from occupancy where car_id = ${model.id}`;
  expect(rows).toHaveLength(1);
});

test("bookings of several models and decisions of staff at the same time don't wait for each other in a circle", async () => {
  const other = await rentals.model(3);
  const waiting = await Promise.all([1, 2, 3].map(() => rentals.place(other.id, 5, 8)));
  const inputs = [1, 2, 3, 4].map((number) => inputOf({ vehicle: `Model ${(number % 2) + 1}` }));
  const [placed, decided] = await Promise.all([
    Promise.all(inputs.map((input) => place(input))),
    Promise.all(waiting.map((id) => rentals.set(id, "confirmed"))),
  ]);
  const ofOther = placed.filter(({ booking }) => booking.vehicle === "Model 2");
  const confirmed = [
    ...ofOther.map(({ booking }) => booking.status === "confirmed"),
    ...decided.map(({ ok }) => ok),
  ];
  expect(confirmed.filter(Boolean)).toHaveLength(3);
  expect(new Set(await vehiclesOf(other.id)).size).toBe(3);
});

async function vehiclesOf(modelId: number) {
  const rows = await database.sql<{ vehicle: number }[]>`
    select vehicle_id as vehicle from occupancy where car_id = ${modelId}`;
  return rows.map(({ vehicle }) => vehicle);
}

test("a booking of the input that another one has just had is stored once", async () => {
  const input = inputOf();
  const placed = await Promise.all([1, 2, 3].map(() => place(input)));
  expect(new Set(placed.map(({ booking }) => booking.id)).size).toBe(1);
  expect(placed.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(placed.every(({ booking }) => booking.status === "confirmed")).toBe(true);
});
