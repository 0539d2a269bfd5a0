import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import type { BookingStatus } from "~/booking/status";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { readFilters } from "./booking-filters";
import {
  listDecidedBookings,
  listFilteredBookings,
  listPendingBookings,
} from "./booking-list.queries.server";
import { findNote, saveNote } from "~/desk/bookings/page/booking-notes.queries.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const ids: Record<string, number> = {};

async function placeListed(changes: Partial<BookingInput>, status: BookingStatus = "pending") {
  const placed = await placeBooking(
    testStore(database.sql),
    bookingInput({ email: "guest@example.com", ...changes }),
    { lang: "en" },
  );
  if (!placed.ok) throw new Error(placed.reason);
  await database.sql`update bookings set status = ${status} where id = ${placed.booking.id}`;
  ids[changes.name!] = placed.booking.id;
}

beforeAll(async () => {
  await placeListed({
    name: "Nino Beridze",
    phone: "+995 555 12-34-56",
    email: "beri@firm.example",
    pickupDate: "2030-06-01",
    notes: "Skis: two pairs",
  });
  await placeListed({ name: "Lasha O'Neill", phone: "+49 (170) 98 76 54", vehicle: "Mazda 3" });
  await placeListed(
    { name: "ნინო ბერიძე", phone: "0049 30 555", returnDate: "2030-06-20" },
    "confirmed",
  );
  await placeListed(
    { name: "ÖZGÜR Nino", phone: "+90 532 1", pickupDate: "2030-07-01" },
    "cancelled",
  );
});

async function found(query: string, page: { limit?: number; before?: bigint | null } = {}) {
  const filters = readFilters(new URLSearchParams(query));
  const whole = { limit: 50, before: null, ...page };
  const rows = await listFilteredBookings(database.sql, filters, whole);
  return rows.map(({ name }) => name);
}

describe("bookings are found", () => {
  test.each([
    ["", ["ÖZGÜR Nino", "ნინო ბერიძე", "Lasha O'Neill", "Nino Beridze"]],
    ["q=nino", ["ÖZGÜR Nino", "Nino Beridze"]],
    ["q=BERI nin", ["Nino Beridze"]],
    ["q=ბერ", ["ნინო ბერიძე"]],
    ["q=özg", ["ÖZGÜR Nino"]],
    ["q=o'nei", ["Lasha O'Neill"]],
    ["q=mazda 3", ["Lasha O'Neill"]],
    ["q=pairs skis", ["Nino Beridze"]],
    ["q=BERI@firm.example", ["Nino Beridze"]],
    ["order=pickup&q=@firm.example", ["Nino Beridze"]],
    ["q=inda", []],
    ["q=555-12-34-56", ["Nino Beridze"]],
    ["q=%2B995 555", ["Nino Beridze"]],
    ["q=(170) 987654", ["Lasha O'Neill"]],
    ["q=555 12 34", ["Nino Beridze"]],
    ["q=0555 12-34-56", ["Nino Beridze"]],
    ["q=00995 555", ["Nino Beridze"]],
    ["q=%2B995 (0) 555 123456", ["Nino Beridze"]],
    ["q=%E2%80%8E%2B٩٩٥ ٥٥٥ ١٢٣٤٥٦", ["Nino Beridze"]],
    ["q=555", ["ნინო ბერიძე"]],
    ["q=%25", []],
    ["q='):*", []],
    ["status=confirmed", ["ნინო ბერიძე"]],
    ["from=2030-06-10&to=2030-06-10", ["ნინო ბერიძე", "Lasha O'Neill"]],
    ["order=pickup&from=2030-06-02", ["Lasha O'Neill", "ნინო ბერიძე", "ÖZGÜR Nino"]],
    ["order=pickup&status=pending", ["Nino Beridze", "Lasha O'Neill"]],
    ["order=pickup&q=nino", ["Nino Beridze", "ÖZGÜR Nino"]],
    ["order=pickup&q=nino&from=2030-06-02", ["ÖZGÜR Nino"]],
    ["order=pickup&q=995 555 12-34-56", ["Nino Beridze"]],
    ["order=pickup&q=555", ["ნინო ბერიძე"]],
    ["order=pickup&q=%25", []],
    ["to=2030-06-09", ["Nino Beridze"]],
    ["q=nino&status=cancelled&from=2030-07-01", ["ÖZGÜR Nino"]],
    ["q=nino&from=2030-07-02", []],
  ])("by %j", async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test("by number, in any notation", async () => {
    const id = ids["Nino Beridze"]!;
    for (const q of [id, `%23${id}`, `№ ${id}`]) {
      expect(await found(`q=${q}`)).toContain("Nino Beridze");
    }
    expect(await found("q=999999999999999999")).toEqual([]);
  });

  test("page by page with any filter", async () => {
    expect(await found("q=nino", { limit: 1 })).toEqual(["ÖZGÜR Nino"]);
    const before = BigInt(ids["ÖZGÜR Nino"]!);
    expect(await found("q=nino", { limit: 1, before })).toEqual(["Nino Beridze"]);
    expect(await found("status=cancelled", { before })).toEqual([]);
    expect(await found("q=nino", { before: -5n })).toEqual([]);
  });
});

describe("a phone that was typed otherwise than it is dialled", () => {
  beforeAll(async () => {
    await placeListed({ name: "Arabic", phone: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧" });
    await placeListed({ name: "Two Phones", phone: "0599 11 22 33 / 0599 44 55 66" });
    await placeListed({ name: "Unread", phone: "0591 77 88 99" });
    await database.sql`update bookings set phone_e164 = null where name = 'Unread'`;
  });
  afterAll(
    () => database.sql`delete from bookings where name in ('Arabic', 'Two Phones', 'Unread')`,
  );

  test.each([
    ["966501234567", ["Arabic"]],
    ["+966 50", ["Arabic"]],
    ["1234567", ["Arabic"]],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", ["Arabic"]],
    ["599112233", ["Two Phones"]],
    ["+995599112233", ["Two Phones"]],
    ["0599 11", ["Two Phones"]],
    ["445566", ["Two Phones"]],
    ["0591 77 88 99", ["Unread"]],
    ["91778899", ["Unread"]],
  ])("is found by %j", async (q, expected) => {
    expect(await found(new URLSearchParams({ q }).toString())).toEqual(expected);
  });
});

test("by pick-up, a page starts after the last booking of the previous one", async () => {
  const before = BigInt(ids["Lasha O'Neill"]!);
  const query = "order=pickup";
  expect(await found(query, { limit: 2 })).toEqual(["Nino Beridze", "Lasha O'Neill"]);
  expect(await found(query, { limit: 2, before })).toEqual(["ნინო ბერიძე", "ÖZGÜR Nino"]);
  expect(await found(query, { before: 0n })).toEqual([]);
});

test("without filters, pending bookings and the others are listed apart", async () => {
  const { sql } = database;
  const pending = await listPendingBookings(sql, 5);
  expect(pending.map(({ name }) => name)).toEqual(["Lasha O'Neill", "Nino Beridze"]);
  expect(await listPendingBookings(sql, 1)).toHaveLength(1);
  const decided = (before: bigint | null) => listDecidedBookings(sql, { limit: 1, before });
  const [newest] = await decided(null);
  expect(newest?.name).toBe("ÖZGÜR Nino");
  const [older] = await decided(BigInt(newest!.id));
  expect(older?.name).toBe("ნინო ბერიძე");
  expect(await decided(BigInt(older!.id))).toEqual([]);
});

test("saves a note, and refuses a change to an outdated version", async () => {
  const { sql } = database;
  const id = ids["Nino Beridze"]!;
  const write = (text: string, version: number, bookingId = BigInt(id)) =>
    saveNote(sql, { bookingId, text, actor: "admin", version });
  expect(await findNote(sql, id)).toMatchObject({ text: "", version: 0, actor: null });
  expect(await write("Knows the road", 0)).toBe(true);
  expect(await write("Lost", 0)).toBe(false);
  expect(await write("Paid the deposit", 1)).toBe(true);
  expect(await findNote(sql, id)).toMatchObject({
    text: "Paid the deposit",
    version: 2,
    actor: "admin",
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await write("No such booking", 0, 999_999n)).toBe(false);
  expect(await write("Never read", 7, BigInt(ids["Lasha O'Neill"]!))).toBe(false);
});
