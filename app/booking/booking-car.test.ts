import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { listHandovers } from "~/booking/agenda/today.queries.server";
import { listUnassigned } from "~/booking/agenda/attention.queries.server";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { listOwnBookings } from "~/booking/booking-events.queries.server";
import { listBookings } from "~/booking/booking.queries.server";
import { findBookingDetails } from "~/booking/manage/my-booking.queries.server";
import { calendarFile } from "~/booking/manage/voucher/calendar-file.server";
import { listCustomerDetails } from "~/booking/person/person-export.queries.server";
import { noonOf, NOW, useRentals } from "~/booking/testing/use-rentals";
import { TEST_FACTS } from "~/site/facts/testing/test-facts";
import { answerBookingsCsv } from "~/desk/bookings/list/booking-csv.server";
import { tripLines } from "~/messaging/delivery/booking-lines";
import { i18nFor } from "~/texts/i18n.server";
import { carText, carTypeOf, promiseText } from "./booking-car";

const database = useTestDatabase();
const rentals = useRentals(database);
const { t } = i18nFor("en");
let id = 0n;
let prius = 0;

/** Creates a booking of a Camry that has the only Prius. */
beforeEach(async () => {
  const camry = await rentals.model(1);
  const other = await rentals.model(1);
  prius = other.id;
  await database.sql`
    update cars set name = case id when ${camry.id} then 'Toyota Camry' else 'Toyota Prius' end,
      deposit = case id when ${camry.id} then 800 else 400 end,
      body_type = case id when ${camry.id} then 'suv' else 'hatchback' end`;
  id = await rentals.booked(camry.id, 1, 5);
  await database.sql`update bookings set vehicle = 'Toyota Camry'`;
  const vehicleId = other.vehicles[0]!;
  await assignVehicle(database.sql, { id, vehicleId, pinned: false, actor: "nino", now: NOW });
});

const details = async () => (await findBookingDetails(database.sql, { id: Number(id) }))!;

async function csvRow() {
  const url = new URL("http://localhost/admin/bookings.csv");
  const text = await answerBookingsCsv(database.sql, url, "en").text();
  return (parse(text, { bom: true, columns: true }) as Record<string, string>[])[0]!;
}

test("page, calendar, Today, bell, exports and calls name the model and the plate of one car", async () => {
  const { sql } = database;
  const plate = `M-${prius}-N-1`;
  const booking = await details();
  expect(booking.car).toMatchObject({ model: "Toyota Prius", plate, deposit: 400 });
  expect(carTypeOf(booking)).toBe("hatchback");
  expect(carText(t, booking, { audience: "visitor" })).toBe(
    "Toyota Prius, instead of the Toyota Camry that you booked",
  );
  const { company } = TEST_FACTS;
  expect(calendarFile(booking, { t, company })).toContain("Pick up the car: Toyota Prius");
  const days = { from: "2030-06-01 00:00", until: "2030-07-01 00:00", limit: 5 };
  const [row] = await listHandovers(sql, days);
  expect(row?.car).toMatchObject({ model: "Toyota Prius", insteadOf: "Toyota Camry", plate });
  expect(await listOwnBookings(sql, [Number(id)])).toMatchObject([{ vehicle: "Toyota Prius" }]);
  const [staffs] = await listBookings(sql, { limit: 5, before: null });
  const called = { vehicle: "Toyota Camry", vehicleModel: "Toyota Prius", vehiclePlate: plate };
  expect(staffs).toMatchObject(called);
  expect(await csvRow()).toMatchObject({
    Model: "Toyota Prius",
    "Booked model": "Toyota Camry",
    Plate: plate,
  });
  expect(await listCustomerDetails(sql, [Number(id)])).toMatchObject([
    { model: "Toyota Prius", plate },
  ]);
});

test("no type is stated of a car whose body type nobody has entered", async () => {
  await database.sql`update cars set body_type = null`;
  const booking = await details();
  expect(booking.car).toMatchObject({ model: "Toyota Prius", bodyType: null });
  expect(carTypeOf(booking)).toBeNull();
  const lines = tripLines(t, booking, null, "visitor");
  expect(lines[0]?.value).toBe("Toyota Prius, instead of the Toyota Camry that you booked");
  expect(await csvRow()).toMatchObject({ Model: "Toyota Prius", Type: "" });
  // The booked model has the type with which it was booked (specification 3 and 4).
  await rentals.set(id, "cancelled");
  const camry = await details();
  expect(camry.car.model).toBe("Toyota Camry");
  expect(carTypeOf(camry)).toBe("suv");
});

test.each([
  { model: "Toyota Minivan", isOfFleet: true, bodyType: "minivan" },
  { model: "Toyota Minivan", isOfFleet: true, bodyType: null },
  { model: "Mercedes Sprinter", isOfFleet: false, bodyType: null },
])("staff name the car of a booking for Other: $model, $bodyType", async (named) => {
  const { sql } = database;
  const car = await rentals.model(1);
  await sql`update cars set name = ${named.model}, body_type = ${named.bodyType} where id = ${car.id}`;
  id = await rentals.place(null, 1, 5);
  await sql`update bookings set vehicle = 'Other' where id = ${String(id)}::bigint`;
  expect(carTypeOf(await details())).toBe("suv");
  await sql`
    select change_model(
      ${String(id)}::bigint, ${named.isOfFleet ? car.id : null}::integer, ${named.model}, 'sedan',
      null, null, false, '2030-05-31 12:00'
    )`;
  const booking = await details();
  expect(booking.car).toMatchObject({ model: named.model, booked: "Other", insteadOf: null });
  expect(carTypeOf(booking)).toBe(named.bodyType);
  expect(await csvRow()).toMatchObject({
    Model: named.model,
    "Booked model": "Other",
    Type: named.bodyType ?? "",
  });
  expect(await listCustomerDetails(sql, [Number(id)])).toMatchObject([{ bookedModel: "Other" }]);
});

test("a model that was renamed keeps the name with which it was booked", async () => {
  const camry = await rentals.model(1);
  const booked = await rentals.booked(camry.id, 1, 5);
  await database.sql`update cars set name = 'Another name' where id = ${camry.id}`;
  const booking = await findBookingDetails(database.sql, { id: Number(booked) });
  expect(booking?.car).toMatchObject({ model: "A car", insteadOf: null, isAssigned: true });
});

test("only a vehicle is promised: a hand-over of a car that is not of the fleet says that it took place", async () => {
  const other = await rentals.place(null, 1, 5);
  await rentals.set(other, "confirmed");
  const find = async () => (await findBookingDetails(database.sql, { id: Number(other) }))!;
  expect((await find()).car).toMatchObject({ isAssigned: false, isHandedOver: false });
  expect(promiseText(t, await find())).toContain("We are arranging this car for you");
  expect(await listUnassigned(database.sql, NOW, { limit: 5 })).toMatchObject([
    { id: Number(other) },
  ]);
  const at = noonOf(1);
  expect(await markOut(database.sql, { id: other, at, actor: "nino", now: at })).toMatchObject({
    ok: true,
  });
  expect((await find()).car).toMatchObject({
    isAssigned: false,
    isHandedOver: true,
    vehicleId: null,
  });
  expect(promiseText(t, await find())).toBe("The car has been handed over to you.");
  expect(promiseText(i18nFor("ka").t, await find())).toBe("მანქანა უკვე გადმოგეცათ.");
  expect(carText(t, await find(), { audience: "visitor" })).toBe("A car");
  expect(await listUnassigned(database.sql, NOW, { limit: 5 })).toEqual([]);
});
