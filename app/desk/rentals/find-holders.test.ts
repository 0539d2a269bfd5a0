import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut, markReturned, undoOut } from "~/booking/assignment/handover.queries.server";
import { markAsPlanned } from "~/booking/agenda/unmarked.queries.server";
import { useRentals } from "~/booking/testing/use-rentals";
import { addDays, businessMoment, businessTime } from "~/web/calendar";
import { findHolders } from "./find-holders.server";
import { listVehicleRentals } from "./vehicle-rentals.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);

// What happens to a booking is recorded with the clock of the database.
const NOW = new Date();
const TODAY = businessTime(NOW).date;
const day = (days: number) => addDays(TODAY, days);
const at = (days: number, time: string) => new Date(`${day(days)}T${time}:00+04:00`);
const by = { actor: "nino", now: NOW };

/** Places a confirmed booking of a vehicle from noon of a day to noon of another; they count from today. */
async function book(model: number, from: number, to: number) {
  const id = await rentals.place(model, 0, 1);
  await database.sql`
    update bookings set pickup_date = ${day(from)}, return_date = ${day(to)} where id = ${String(id)}::bigint`;
  const { ok } = await rentals.set(id, "confirmed", false, at(from - 1, "12:00"));
  expect(ok).toBe(true);
  return id;
}

async function who(plate: string, days: number, time: string) {
  const typed = { plate, date: day(days), time };
  const answer = await findHolders(database.sql, typed, { vehicleId: null, now: NOW });
  if (answer?.kind !== "known") return answer?.kind;
  return answer.vehicles.flatMap(({ holders, otherwise }) =>
    holders.length > 0
      ? holders.map(({ bookingId, basis, isAfterEnd }) =>
          [bookingId, basis, ...(isAfterEnd ? ["after"] : [])].join(" "),
        )
      : otherwise,
  );
}

async function basesOf(vehicle: number) {
  const listed = await listVehicleRentals(database.sql, vehicle, { limit: 20, offset: 0 });
  return listed.map(({ bookingId, basis, start, end }) => ({ bookingId, basis, start, end }));
}

/** Adds a model whose vehicles have been in service for long. */
async function modelOf(units: number) {
  const { id, vehicles } = await rentals.model(units);
  await database.sql`update vehicles set in_service_from = ${day(-90)} where car_id = ${id}`;
  return { id, vehicles, plate: (number: number) => `m${id}n${number}` };
}

test("a rental counts as it was: out late, back late, to the minute", async () => {
  const { id, vehicles, plate } = await modelOf(1);
  const booking = await book(id, -9, -7);
  await markOut(database.sql, { id: booking, at: at(-9, "14:30"), ...by });
  await markReturned(database.sql, { id: booking, at: at(-6, "03:10"), ...by }, []);
  expect(await who(plate(1), -9, "14:29")).toEqual(["free"]);
  expect(await who(plate(1), -9, "14:30")).toEqual([`${booking} returned`]);
  // The date in UTC is the day before.
  expect(await who(plate(1), -6, "03:10")).toEqual([`${booking} returned`]);
  expect(await who(plate(1), -6, "03:11")).toEqual(["free"]);
  expect(await basesOf(vehicles[0]!)).toEqual([
    {
      bookingId: Number(booking),
      basis: "returned",
      start: `${day(-9)} 14:30`,
      end: `${day(-6)} 03:10`,
    },
  ]);
});

test("a vehicle that nobody marked is named as planned, and after its end too", async () => {
  const { id, plate } = await modelOf(1);
  const booking = await book(id, -4, -2);
  expect(await who(plate(1), -4, "11:59")).toEqual(["free"]);
  expect(await who(plate(1), -3, "12:00")).toEqual([`${booking} planned`]);
  expect(await who(plate(1), -1, "12:00")).toEqual([`${booking} planned after`]);
});

test("times that were recorded as planned for many bookings are uncertain, until one is corrected", async () => {
  const { id, plate } = await modelOf(1);
  const booking = await book(id, -4, -2);
  await database.sql`update booking_events set created_at = created_at - interval '1 year'`;
  const [row] = await database.sql<{ revision: string }[]>`
    select booking_revision(bookings) as revision from bookings where id = ${String(booking)}::bigint`;
  const settled = await markAsPlanned(database.sql, { id: booking, ...row!, ...by }, []);
  expect(settled).toMatchObject({ ok: true, changed: true });
  expect(await who(plate(1), -3, "12:00")).toEqual([`${booking} assumed`]);
  expect(await who(plate(1), -1, "12:00")).toEqual(["free"]);
  await markReturned(database.sql, { id: booking, at: at(-2, "18:00"), ...by }, []);
  expect(await who(plate(1), -2, "17:00")).toEqual([`${booking} returned`]);
});

describe("another vehicle in the middle of a rental", () => {
  test("whose hand-over was marked: both are known", async () => {
    const { id, vehicles, plate } = await modelOf(2);
    const booking = await book(id, -4, 4);
    const first = (await rentals.vehicleOf(booking)) === vehicles[0] ? 1 : 2;
    const second = 3 - first;
    await markOut(database.sql, { id: booking, at: at(-4, "12:00"), ...by });
    await undoOut(database.sql, { id: booking, ...by });
    const vehicleId = vehicles[second - 1]!;
    const moved = await assignVehicle(database.sql, {
      id: booking,
      vehicleId,
      pinned: true,
      ...by,
    });
    expect(moved.ok).toBe(true);
    await markOut(database.sql, { id: booking, at: NOW, ...by });
    expect(await who(plate(first), -2, "10:00")).toEqual([`${booking} removed`]);
    expect(await who(plate(second), -2, "10:00")).toEqual(["free"]);
    const [date, time] = businessMoment(NOW).split(" ");
    const now = { plate: plate(second), date: date!, time: time! };
    const answer = await findHolders(database.sql, now, { vehicleId: null, now: NOW });
    expect(answer).toMatchObject({ vehicles: [{ holders: [{ basis: "out" }] }] });
    const bases = await basesOf(vehicles[first - 1]!);
    expect(bases.map(({ basis }) => basis)).toEqual(["removed"]);
  });

  test("whose hand-over nobody marked: the first one until then", async () => {
    const { id, vehicles, plate } = await modelOf(2);
    const booking = await book(id, -4, 4);
    const former = await rentals.vehicleOf(booking);
    const vehicleId = vehicles.find((one) => one !== former)!;
    await assignVehicle(database.sql, { id: booking, vehicleId, pinned: true, ...by });
    const first = vehicles.indexOf(former!) + 1;
    expect(await who(plate(first), -2, "10:00")).toEqual([`${booking} replaced`]);
    expect(await who(plate(3 - first), -2, "10:00")).toEqual(["free"]);
    // Staff find out that it was the second one all along.
    await markOut(database.sql, { id: booking, at: at(-4, "12:00"), ...by });
    expect(await who(plate(first), -2, "10:00")).toEqual(["free"]);
    expect(await who(plate(3 - first), -2, "10:00")).toEqual([`${booking} out`]);
  });

  test("before it begins is nothing to know later", async () => {
    const { id, vehicles } = await modelOf(2);
    const booking = await book(id, 3, 4);
    for (const vehicleId of vehicles) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      await assignVehicle(database.sql, { id: booking, vehicleId, pinned: true, ...by });
    }
    expect(await database.sql`select from former_assignments`).toHaveLength(0);
  });
});

test("a plate that came back on another vehicle, and one that was changed", async () => {
  const { id, vehicles } = await modelOf(2);
  const [sold, bought] = vehicles as [number, number];
  const { sql } = database;
  await sql`update vehicles set plate = 'ZZ-001-ZZ', in_service_to = ${day(-10)} where id = ${sold}`;
  await sql`update vehicles set plate = 'zz001zz', in_service_from = ${day(-9)} where id = ${bought}`;
  const answer = (days: number) =>
    findHolders(
      sql,
      { plate: "zz 001 zz", date: day(days), time: "10:00" },
      { vehicleId: null, now: NOW },
    );
  expect(await answer(-20)).toMatchObject({ vehicles: [{ vehicle: { id: sold } }] });
  expect(await answer(-5)).toMatchObject({ vehicles: [{ vehicle: { id: bought } }] });
  await sql`
    insert into fleet_changes (car_id, vehicle_id, actor, version, before, after)
    values (${id}, ${bought}, 'nino', 2, '{"plate": "AA-900-AA"}', '{"plate": "ZZ-001-ZZ"}')`;
  expect(await who("aa900aa", -5, "10:00")).toEqual(["free"]);
  expect(await who("aa900ab", -5, "10:00")).toBe("unknownPlate");
});

test("other answers are said plainly", async () => {
  const { id, vehicles, plate } = await modelOf(1);
  const { sql } = database;
  expect(await who(plate(1), 1, "10:00")).toBe("future");
  expect(await who(plate(1), -91, "10:00")).toEqual(["notInService"]);
  await sql`
    insert into occupancy (car_id, vehicle_id, kind, during, note)
    values (${id}, ${vehicles[0]!}, 'block', ${`[${day(-3)} 00:00, ${day(-2)} 00:00)`}::tsrange, 'Gearbox')`;
  expect(await who(plate(1), -3, "10:00")).toEqual(["block"]);
  await sql`update vehicles set in_service_from = null where id = ${vehicles[0]!}`;
  expect(await who(plate(1), -5, "10:00")).toEqual(["notKnownYet"]);
  const now = { vehicleId: vehicles[0]!, now: NOW };
  const ask = (typed: object) => findHolders(sql, { plate: "", date: "", time: "", ...typed }, now);
  expect(await ask({})).toBeNull();
  expect(await ask({ date: "2030-02-30", time: "25:61" })).toEqual({
    kind: "faults",
    faults: ["date", "time"],
  });
});
