import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { testStore } from "~/booking/testing/test-store";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { businessInstant } from "~/web/calendar";
import { loadNewBooking, answerNewBooking } from "./new-booking.server";

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

/** Posts the form; returns the redirect's address, or the status and the form that is shown again. */
async function send(changes: Record<string, string> = {}, now = NOW) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed(), ...changes })) form.set(name, value);
  const request = new Request(PAGE, { method: "POST" });
  const page = await loadNewBooking(database.sql, { request, lang: "en", now });
  const staff = { id: 1, username: "nino" };
  const secret = () => Promise.resolve("secret");
  const sent = { request, form, staff, lang: "en" as const, secret, now };
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
      taken: [
        {
          state: "booked",
          bookingId: first!.id,
          text: "Nino Beridze",
          from: "2030-06-10 12:00",
          until: "2030-06-15 12:00",
        },
      ],
      result: { initialValue: { name: "Dato", returnDate: "2030-06-12" } },
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
    const filled = Object.entries(change).filter(([, text]) => text !== "");
    expect(await send(change)).toMatchObject({
      status: 422,
      reason: "invalid",
      result: {
        error: { [field]: expect.any(Array) },
        initialValue: { phone: typed().phone, ...Object.fromEntries(filled) },
      },
    });
    expect(await stored()).toEqual([]);
  });
});

describe("a vehicle that is taken is refused with by what and until when", () => {
  const other = { name: "Dato", pickupDate: "2030-06-15", returnDate: "2030-06-18" };

  test("while it is late: by whom, and until when it is held", async () => {
    await send();
    const [late] = await stored();
    const at = businessInstant("2030-06-10", "12:00");
    await markOut(database.sql, { id: BigInt(late!.id), at, actor: "nino", now: at });
    const now = businessInstant("2030-06-15", "18:00");
    expect(await send({ ...other, pickupTime: "20:00" }, now)).toMatchObject({
      status: 409,
      reason: "full",
      taken: [
        {
          state: "late",
          bookingId: late!.id,
          text: "Nino Beridze",
          until: "2030-06-15 12:00",
          heldUntil: "2030-06-16 18:00",
        },
      ],
    });
  });

  test.each([
    ["block", "Brakes", null],
    ["channel", "Airbnb", "Airbnb"],
  ])("by a %s", async (kind, text, source) => {
    await database.sql`
      insert into occupancy (car_id, vehicle_id, kind, during, note, source, meant_vehicle_id)
      select car_id, id, ${kind}, '[2030-06-14 09:00, 2030-06-17 09:00)',
        case when ${source}::text is null then ${text} else '' end, ${source}::text,
        case when ${source}::text is not null then id end
      from vehicles where id = ${vehicleId}`;
    expect(await send(other)).toMatchObject({
      status: 409,
      reason: "full",
      taken: [{ state: kind, bookingId: null, text, until: "2030-06-17 09:00" }],
    });
    await database.sql`delete from occupancy where kind = ${kind}`;
  });

  test("or needed by a booking that has none yet", async () => {
    await database.sql`update vehicles set in_service_to = '2030-06-01'
      where car_id = (select car_id from vehicles where id = ${vehicleId}) and id <> ${vehicleId}`;
    await send();
    const [waiting] = await stored();
    await database.sql`update occupancy set vehicle_id = null where booking_id = ${waiting!.id}`;
    expect(await send({ ...other, pickupDate: "2030-06-12" })).toMatchObject({
      status: 409,
      reason: "needed",
      taken: [{ state: "waiting", bookingId: waiting!.id }],
    });
    await database.sql`update vehicles set in_service_to = null
      where car_id = (select car_id from vehicles where id = ${vehicleId})`;
  });
});

test("the form shows the price without booking or errors, and refuses another one than was seen", async () => {
  const price = await send({ intent: "price", name: "" });
  expect(price).toMatchObject({ status: 200, reason: "price" });
  expect(price).not.toHaveProperty("result.error");
  expect(await send({ quote: "1+0" })).toMatchObject({ status: 409, reason: "priceChanged" });
  expect(await stored()).toEqual([]);
});

test("a phone that can't be read is asked about once", async () => {
  const asked = await send({ phone: "at reception" });
  expect(asked).toMatchObject({
    status: 422,
    reason: "asks",
    result: {
      error: { phone: ["booking.questions.phone"] },
      initialValue: { phone: "at reception", asked: "phone" },
    },
  });
  expect(await stored()).toEqual([]);
  expect(await send({ phone: "at reception", asked: "phone" })).toHaveProperty("location");
  expect(await stored()).toHaveLength(1);
});

async function defaultsAt(day: string, time: string, query = "") {
  const asked = { request: new Request(PAGE + query), lang: "en" as const };
  const now = businessInstant(day, time);
  const { defaults, back } = await loadNewBooking(database.sql, { ...asked, now });
  const { pickupDate, pickupTime, returnDate } = defaults;
  return [pickupDate, pickupTime, returnDate, back];
}

test.each([
  ["11:59", "", ["2030-05-31", "12:00", "2030-06-01"]],
  ["12:00", "", ["2030-05-31", "13:00", "2030-06-01"]],
  ["19:05", "", ["2030-05-31", "20:00", "2030-06-01"]],
  ["19:05", "?from=2030-05-31&to=2030-06-03", ["2030-05-31", "20:00", "2030-06-03"]],
  ["19:05", "?from=2030-06-02&to=2030-06-03", ["2030-06-02", "12:00", "2030-06-03"]],
  ["23:30", "", ["2030-06-01", "12:00", "2030-06-02"]],
  ["23:30", "?from=2030-05-31&to=2030-06-01", ["2030-06-01", "12:00", "2030-06-02"]],
])("opened at %s with %j it proposes %j, which is to come", async (time, query, expected) => {
  expect(await defaultsAt("2030-05-31", time, query)).toEqual([...expected, null]);
});

test.each([
  ["?back=today", "today"],
  ["?back=bookings", "bookings"],
  ["?back=//evil.example", null],
  ["?vehicle=1", null],
])("with %j it leads back to %j", async (query, back) => {
  expect((await defaultsAt("2030-05-31", "10:00", query)).at(-1)).toBe(back);
});
