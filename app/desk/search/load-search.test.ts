import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { loadSearch } from "./load-search.server";

const database = useTestDatabase();

let id = 0;

beforeAll(async () => {
  const { sql } = database;
  const input = bookingInput({
    name: "Salome Ghlonti",
    phone: "599 12 34 56",
    email: "Salome.G@Firm-Example.ge",
    notes: "ორი საბავშვო „სავარძელი“, flight TK386",
  });
  const placed = await placeBooking(testStore(sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  id = placed.booking.id;
  await sql`
    insert into booking_notes (booking_id, text, actor) values (${id}, 'Keys: by the barber', 'nino')`;
  const [vehicle] =
    await sql`update vehicles set plate = 'QZ 907 XK' where id = 1 returning car_id`;
  await sql`
    insert into occupancy (car_id, vehicle_id, kind, during, booking_id)
    values (${vehicle!.car_id}, 1, 'booked', '[2031-01-01, 2031-01-02)', ${id})`;
});

function search(q: string) {
  return loadSearch(database.sql, new URLSearchParams({ q }), new Date());
}

async function bookingsOf(q: string) {
  const { found } = await search(q);
  return found?.bookings.map((booking) => booking.id);
}

test("finds a booking by its reference, however it is typed", async () => {
  const { found } = await search(String(id));
  const { reference } = found!.bookings[0]!;
  const spaced = `${reference.slice(0, 3)} ${reference.slice(3)}`;
  for (const q of [reference, reference.toLowerCase(), `#${reference}`, `Ref. ${spaced}`]) {
    expect([q, await bookingsOf(q)]).toEqual([q, [id]]);
  }
});

describe("finds a booking by", () => {
  test.each([
    "salome",
    "GHLONTI sal",
    "599123456",
    "+995 599 12-34-56",
    "00995599123456",
    "3456",
    "salome.g@firm-example.ge",
    "SALOME.G",
    "@firm-example.ge",
    "qz907xk",
    "QZ–907–XK",
    "qz 907",
    "907 xk",
    "tk386",
    "სავარძელი",
    "barber keys",
    "\u200fsalome\u200e",
  ])("%j", async (q) => {
    expect(await bookingsOf(q)).toEqual([id]);
  });

  test("its number, of one digit too", async () => {
    expect(await bookingsOf(`#${id}`)).toEqual([id]);
    expect(await bookingsOf(String(id))).toContain(id);
  });
});

test.each(["%%", "__", "\\\\", "''", '"; --', "😀😀", "\u202e\u202e", "nobody", "ﷺ".repeat(90)])(
  "%j finds no booking, and is no fault",
  async (q) => {
    expect((await bookingsOf(q)) ?? []).toEqual([]);
  },
);

test.each([
  ["a", "short"],
  ["%", "short"],
  ["\0a\0", "short"],
  ["x".repeat(300), "long"],
  ["", null],
  ["7", null],
])("%j is %s", async (q, problem) => {
  expect((await search(q)).problem).toBe(problem);
});

test("vehicles are found by plate and by model, and paged", async () => {
  const { found } = await search("qz907xk");
  expect(found).toMatchObject({ vehicleCount: 1, vehicles: [{ id: 1, plate: "QZ-907-XK" }] });
  await database.sql`
    insert into vehicles (car_id) select 5 from generate_series(1, 25)`;
  const [car] = await database.sql`select name from cars where id = 5`;
  const page = async (number: string) =>
    (
      await loadSearch(
        database.sql,
        new URLSearchParams({ q: String(car!.name), page: number }),
        new Date(),
      )
    ).found;
  const [first, third] = [await page("1"), await page("3")];
  expect(first?.vehicleCount).toBeGreaterThanOrEqual(25);
  expect([first?.vehicles.length, first?.hasMoreVehicles]).toEqual([10, true]);
  expect(third).toMatchObject({ bookings: [], hasMoreVehicles: false });
  expect(await page("9999")).toMatchObject({ vehicles: [] });
});

test.each([
  ["АВ-123-СD", "vehicles.errors.plateCyrillic"],
  ["აბ123გდ", "vehicles.errors.plateGeorgian"],
  ["ΑΒ 123 ΓΔ", "vehicles.errors.plateGreek"],
  ["AB-123-CD", null],
  ["ნინო", null],
  ["дом 12", null],
])(
  "what looks like a plate and has letters of another script is explained: %j",
  async (q, fault) => {
    const { found, plateFault } = await search(q);
    expect([found?.bookingCount, found?.vehicleCount]).toEqual([0, 0]);
    expect(plateFault).toBe(fault);
  },
);

test("a number that is marked as that of a booking finds no other one", async () => {
  const input = bookingInput({ name: `Group Guest ${id}` });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  expect(await bookingsOf(`Guest ${id}`)).toEqual([placed.booking.id]);
  for (const q of [`#${id}`, `№ ${id}`, `# ${id}`]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    expect(await bookingsOf(q)).toEqual([id]);
  }
  await database.sql`delete from bookings where id = ${placed.booking.id}`;
});

test("a note as long as it may be, without a space, is stored and found", async () => {
  const notes = "雨".repeat(900);
  const placed = await placeBooking(testStore(database.sql), bookingInput({ notes }), {
    lang: "en",
  });
  if (!placed.ok) throw new Error(placed.reason);
  expect(await bookingsOf("雨雨雨")).toEqual([placed.booking.id]);
  expect(await bookingsOf("雨".repeat(80))).toEqual([placed.booking.id]);
});

test("the booking is counted, and what is typed as a plate is asked about below", async () => {
  const { found, typed } = await search("QZ 907 XK");
  expect(found).toMatchObject({ bookingCount: 1, hasMoreBookings: false });
  expect(typed.plate).toBe("QZ 907 XK");
  expect((await search("salome")).typed.plate).toBe("");
});
