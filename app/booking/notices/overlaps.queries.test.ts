import { testSite } from "~/company/testing/test-site";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import type { BookingStatus } from "~/booking/status";
import { listBookings } from "~/booking/booking.queries.server";
import { loadBookingSection } from "~/booking/form/booking-section.server";
import type { Period } from "~/booking/period";
import {
  findConfirmedOverlaps,
  listConfirmedOverlaps,
  listOverlappingBookings,
} from "./overlaps.queries.server";
import { setUnits } from "~/fleet/testing/set-units";
import { placeBooking } from "~/booking/place/place-booking.server";
import { findNotices } from "./stored-notices.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const { hours } = testSite.company;

const JUNE: Period = {
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};

let count = 0;

async function place(status: BookingStatus, changes: Partial<BookingInput> = {}) {
  count += 1;
  const input = bookingInput({ name: `Guest ${count}`, ...changes });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  const { id, token } = placed.booking;
  await database.sql`update bookings set status = ${status} where id = ${id}`;
  return { id, token };
}

const within = { pickupDate: "2030-06-12", returnDate: "2030-06-13" };
const reversed = { pickupDate: "2030-06-11", returnDate: "2030-06-08", pickupTime: "09:30" };
let ids: Record<"within" | "pending" | "reversed" | "first", number>;

beforeAll(async () => {
  await setUnits(database.sql, 2);
  ids = {
    within: (await place("confirmed", within)).id,
    pending: (await place("pending")).id,
    reversed: (await place("confirmed", reversed)).id,
    first: (await place("confirmed", { pickupDate: "2030-06-01", returnDate: "2030-06-10" })).id,
  };
  await place("cancelled");
  await place("completed");
  await place("confirmed", { vehicle: "Mazda 3", vehicleType: "sedan" });
  await place("confirmed", { vehicle: "Other" });
  await place("confirmed", { pickupDate: "2030-06-15", returnDate: "2030-06-20" });
});

const noon = { pickupTime: "12:00", returnTime: "12:00" };
const byDate = (a: Period, b: Period) => a.pickupDate.localeCompare(b.pickupDate);

describe("the confirmed bookings that overlap a period", () => {
  test("are those of that car only, also with a return before the pick-up", async () => {
    const found = await findConfirmedOverlaps(database.sql, "Toyota RAV4", JUNE);
    expect(found!.units).toBe(2);
    expect(found!.periods.toSorted(byDate)).toEqual([
      { ...noon, ...reversed },
      { ...noon, ...within },
    ]);
  });

  test("are empty for a free car and null for an unknown or archived one", async () => {
    const { sql } = database;
    expect(await findConfirmedOverlaps(sql, "Jeep Compass", JUNE)).toEqual({
      units: 2,
      periods: [],
    });
    expect(await findConfirmedOverlaps(sql, "Other", JUNE)).toBeNull();
    expect(await findConfirmedOverlaps(sql, "' or true --", JUNE)).toBeNull();
    await sql`update cars set archived_at = now() where name = 'Jeep Compass'`;
    expect(await findConfirmedOverlaps(sql, "Jeep Compass", JUNE)).toBeNull();
  });

  test("are listed by booking id, without the booking itself", async () => {
    const found = await listConfirmedOverlaps(database.sql, Object.values(ids));
    const starts = (id: number) => found.get(id)!.periods.map(({ pickupDate }) => pickupDate);
    expect(starts(ids.pending).toSorted()).toEqual(["2030-06-11", "2030-06-12"]);
    expect(starts(ids.within)).toEqual([]);
    expect(starts(ids.reversed)).toEqual(["2030-06-01"]);
    expect(await listConfirmedOverlaps(database.sql, [])).toEqual(new Map());
  });
});

describe("the units of a car are its vehicles in service on all days of the period", () => {
  test.each([
    [null, null, 2],
    ["2030-06-10", "2030-06-15", 2],
    ["2030-06-11", null, 1],
    [null, "2030-06-14", 1],
    ["2030-07-01", null, 1],
    [null, "2030-05-31", 1],
  ])("one is in service from %s to %s: %i", async (from, to, units) => {
    const { sql } = database;
    await sql`
      update vehicles set in_service_from = ${from}, in_service_to = ${to}
      where number = 1 and car_id = (select id from cars where name = 'Toyota RAV4')`;
    const found = await findConfirmedOverlaps(sql, "Toyota RAV4", JUNE);
    const stored = await listConfirmedOverlaps(sql, [ids.pending]);
    await sql`update vehicles set in_service_from = null, in_service_to = null`;
    expect(found!.units).toBe(units);
    expect(stored.get(ids.pending)!.units).toBe(units);
  });
});

test("finds a car by its former name", async () => {
  const { sql } = database;
  await sql`update cars set name = 'Mazda CX-50' where name = 'Mazda CX-5'`;
  expect(await findConfirmedOverlaps(sql, "Mazda CX-5", JUNE)).toEqual({ units: 2, periods: [] });
});

test("lists only the bookings at the start if they take all units", async () => {
  const { sql } = database;
  await setUnits(sql, 1);
  const starts = async () => {
    const found = await findConfirmedOverlaps(sql, "Toyota RAV4", JUNE);
    return found!.periods.map(({ pickupDate }) => pickupDate);
  };
  expect(await starts()).toEqual(["2030-06-11"]);
});

test("lists the overlapping bookings of each booking, up to the limit", async () => {
  const others = async (limit: number) => {
    const found = await listOverlappingBookings(database.sql, Object.values(ids), limit);
    return [...found].map(([id, overlaps]) => [id, overlaps.map((other) => other.id)] as const);
  };
  expect(new Map(await others(5))).toEqual(
    new Map([
      [ids.pending, [ids.reversed, ids.within]],
      [ids.reversed, [ids.first]],
      [ids.first, [ids.reversed]],
    ]),
  );
  expect((await others(1)).map(([, overlaps]) => overlaps.length)).toEqual([1, 1, 1]);
});

test("staff see `carTaken` on pending and confirmed bookings, visitors on pending ones", async () => {
  const bookings = await listBookings(database.sql, { limit: 100, before: null });
  expect(bookings).toHaveLength(9);
  const carTaken = async (reader: "staff" | "visitor") => {
    const notices = await findNotices(database.sql, bookings, { reader, hours });
    const taken = [...notices].filter(([, of]) => of.includes("carTaken"));
    return taken.map(([id]) => id).toSorted((a, b) => a - b);
  };
  expect(await carTaken("staff")).toEqual([ids.pending, ids.reversed, ids.first]);
  expect(await carTaken("visitor")).toEqual([ids.pending]);
});

test("the confirmation shows `carTaken` while the booking is pending", async () => {
  const { sql } = database;
  const { id, token } = await place("pending");
  const notices = async () => {
    const query = new URLSearchParams({ booked: token });
    const { booked } = await loadBookingSection(sql, query, { hours, now: new Date() });
    return booked === "unknown" ? null : booked?.notices;
  };
  expect(await notices()).toEqual(["carTaken"]);
  await sql`update bookings set status = 'confirmed' where id = ${id}`;
  expect(await notices()).toEqual([]);
});
