import { describe, expect, test } from "vitest";
import type { Booking } from "~/booking/booking";
import { bookingInput } from "~/booking/testing/booking-input";
import { csvLines } from "./booking-csv.server";

function booking(changes: Partial<Booking> = {}): Booking {
  return {
    ...bookingInput(),
    id: 7,
    rentalDays: 5,
    pricePerDay: 45,
    deliveryFee: 45,
    totalPrice: 225.5,
    currency: "USD",
    exchange: null,
    lines: null,
    placeNames: null,
    status: "pending",
    createdAt: "2030-06-01T08:00:00.000Z",
    ...changes,
  };
}

test("starts with a BOM and the header, only once", () => {
  const [head, line, end] = csvLines([booking()], true).split("\r\n");
  expect(head).toMatch(/^\uFEFFid,status,createdAt,name,/);
  expect(line).toMatch(/^7,pending,2030-06-01T08:00:00.000Z,Nino Beridze,'\+995 555 12 34 56,/);
  expect(line).toMatch(/,5,45,45,225.5,USD,false,false,$/);
  expect(end).toBe("");
  expect(csvLines([booking()], false).split("\r\n")).toEqual([line, ""]);
});

test("has a header without bookings", () => {
  expect(csvLines([], true)).toMatch(/^\uFEFFid,.*,notes\r\n$/);
});

describe("a cell", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
    ["\rx", `"'\rx"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['says "hi", twice', '"says ""hi"", twice"'],
    ["two\nlines", '"two\nlines"'],
    ["a;=1+1; @b", "a;'=1+1; '@b"],
    ["a;＝1+1; ＠b;＋1;－1", "a;'＝1+1; '＠b;'＋1;'－1"],
    ["＝1+1", "'＝1+1"],
    ["|calc", "'|calc"],
    ["a;|calc; b|c", "a;'|calc; b|c"],
    ["two\n-1", `"two\n'-1"`],
    ["a=b; c-d", "a=b; c-d"],
    ["ნინო", "ნინო"],
  ])("%j is written as %j", (notes, cell) => {
    const line = csvLines([booking({ notes })], false);
    expect(line.endsWith(`,false,false,${cell}\r\n`)).toBe(true);
  });
});
