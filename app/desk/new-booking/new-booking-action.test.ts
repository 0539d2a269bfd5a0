import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { businessInstant } from "~/calendar";
import { loadNewBooking } from "./load-new-booking.server";
import { answerNewBooking } from "./new-booking-action.server";

const database = useTestDatabase();
const NOW = businessInstant("2030-05-31", "12:00");
const PAGE = "http://localhost/admin/bookings/new";
let vehicleId = "";

beforeAll(async () => {
  const [row] = await database.sql<{ id: number }[]>`
    select vehicles.id from vehicles join cars on cars.id = car_id
    where cars.name = 'Toyota RAV4' order by number limit 1`;
  vehicleId = String(row!.id);
});

beforeEach(() => database.sql`delete from bookings`);

const typed = () => ({
  vehicleId,
  source: "door",
  name: "Nino Beridze",
  email: "",
  phone: "+995 555 12 34 56",
  pickup: "Tbilisi Airport",
  return: "same",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
  notes: "",
  contactPreference: "whatsapp",
  addSkiRack: "on",
});

/** Posts the form; returns the redirect's address, or the status and the answer. */
async function send(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed(), ...changes })) form.set(name, value);
  const request = new Request(PAGE, { method: "POST" });
  const page = await loadNewBooking(database.sql, { request, lang: "en", now: NOW });
  const staff = { id: 1, username: "nino" };
  const secret = () => Promise.resolve("secret");
  const sent = { request, form, staff, lang: "en" as const, secret, now: NOW };
  const answer = await answerNewBooking(testStore(database.sql), sent as never, page);
  if (answer instanceof Response) return { location: answer.headers.get("Location") };
  return { status: answer.init?.status, ...answer.data };
}

const stored = () => database.sql<{ id: number; vehicle: number | null; total: number }[]>`
  select bookings.id, bookings.name, email, bookings.source, status, pinned, vehicle_id as vehicle,
    total_price as total, "return",
    array(select kind from booking_events where booking_id = bookings.id order by id) as events
  from bookings left join occupancy on booking_id = bookings.id order by bookings.id`;

describe("a booking at the desk", () => {
  test("is confirmed with its vehicle and the price of the form, without an e-mail address", async () => {
    const { location } = (await send({ pinned: "on" })) as { location: string };
    const [booking] = await stored();
    expect(location).toBe(`/admin/bookings/${booking?.id}`);
    expect(booking).toMatchObject({
      source: "door",
      status: "confirmed",
      vehicle: Number(vehicleId),
      pinned: true,
      email: "",
      return: "Tbilisi Airport",
      events: ["placed", "confirmed"],
    });
    expect(booking?.total).toBeGreaterThan(225);
  });

  test("that is sent twice is stored once", async () => {
    expect(await send()).toEqual(await send());
    expect(await stored()).toHaveLength(1);
  });

  test("is refused with the bookings in the way if the vehicle is taken, and stores nothing", async () => {
    await send();
    const [first] = await stored();
    const id = BigInt(first!.id);
    const pin = { id, vehicleId: Number(vehicleId), pinned: true, actor: "nino", now: NOW };
    await assignVehicle(database.sql, pin);
    expect(await send({ name: "Dato", returnDate: "2030-06-12" })).toMatchObject({
      status: 409,
      reason: "full",
      conflicts: [{ id: first!.id }],
      typed: { name: "Dato", returnDate: "2030-06-12" },
    });
    expect(await stored()).toHaveLength(1);
    await database.sql`
      update cars set archived_at = now()
      where id = (select car_id from vehicles where id = ${Number(vehicleId)})`;
    expect(await send({ name: "Late" })).toMatchObject({ status: 409, reason: "unknown" });
    await database.sql`update cars set archived_at = null`;
  });

  test.each([
    ["vehicleId", { vehicleId: "" }],
    ["vehicleId", { vehicleId: "1e9" }],
    ["source", { source: "site" }],
    ["name", { name: " " }],
    ["email", { email: "nino@" }],
    ["pickup", { pickup: "Mars" }],
    ["returnDate", { returnDate: "31.2.2030" }],
  ])("with a wrong %s is refused, with what was typed", async (field, change) => {
    expect(await send(change)).toMatchObject({
      status: 422,
      reason: "invalid",
      errors: { [field]: expect.any(Array) },
      typed: { phone: typed().phone, ...change },
    });
    expect(await stored()).toEqual([]);
  });

  test("shows the price without booking, and refuses another one than was seen", async () => {
    expect(await send({ intent: "price" })).toMatchObject({ status: 200, reason: "price" });
    expect(await send({ quote: "1+0" })).toMatchObject({ status: 409, reason: "priceChanged" });
    expect(await stored()).toEqual([]);
  });
});

test("a phone that can't be read is asked about once", async () => {
  const asked = await send({ phone: "at reception" });
  expect(asked).toMatchObject({
    status: 422,
    reason: "asks",
    errors: { phone: ["booking.questions.phone"] },
    typed: { phone: "at reception", asked: "phone" },
  });
  expect(await stored()).toEqual([]);
  expect(await send({ phone: "at reception", asked: "phone" })).toHaveProperty("location");
  expect(await stored()).toHaveLength(1);
});
