import { describe, expect, test } from "vitest";
import { bookingInput } from "~/booking/testing/booking-input";
import { csvWriter, type ExportedBooking } from "./booking-csv.server";

function booking(changes: Partial<ExportedBooking> = {}): ExportedBooking {
  return {
    ...bookingInput(),
    phoneE164: "+995555123456",
    flight: "",
    id: 7,
    reference: "K7M4XQ",
    rentalDays: 5,
    pricePerDay: 45,
    deliveryFee: 45,
    totalPrice: 225.5,
    payable: null,
    fees: [{ kind: "delivery", amount: 45, currency: "GEL" }],
    currency: "USD",
    exchange: null,
    choices: {},
    lines: null,
    placeNames: null,
    status: "pending",
    createdAt: "2030-06-01T08:00:00.000Z",
    bookedVehicle: "Toyota RAV4",
    vehiclePlate: null,
    outAt: null,
    returnedAt: null,
    cancelReason: null,
    ...changes,
  };
}

const english = csvWriter("en", []);
const georgian = csvWriter("ka", [{ en: "Wi-Fi", ka: "ინტერნეტი" }]);

test("starts with a BOM and headings in the language of the desk", () => {
  expect(english.head()).toMatch(/^\uFEFFNumber,Reference,Status,Received,Full name,.*,Notes\r\n$/);
  expect(georgian.head()).toMatch(
    /^\uFEFFნომერი;ჯავშნის კოდი;სტატუსი;.*;სახელმწიფო ნომერი;.*;ბავშვის სავარძელი;.*;ინტერნეტი;შენიშვნა\r\n$/,
  );
});

test("says why a booking was cancelled, after the time of the return", () => {
  const cancelled = booking({ status: "cancelled", cancelReason: "no-show" });
  expect(english.lines([cancelled])).toMatch(/^7,K7M4XQ,cancelled,.*,no-show,5,45,45,225.5/);
  expect(english.lines([booking()])).toMatch(/,,,5,45,45,225.5/);
});

test("has a line for each booking, with decimals as Excel expects them", () => {
  const [line, end] = english.lines([booking()]).split("\r\n");
  expect(line).toMatch(/^7,K7M4XQ,pending,2030-06-01 12:00,Nino Beridze,'\+995 555 12 34 56,/);
  expect(line).toMatch(/,5,45,45,225.5,,USD,0,0,$/);
  expect(english.lines([booking({ payable: 241.5 })])).toMatch(/,5,45,45,225.5,241.5,USD,0,0,/);
  expect(end).toBe("");
  expect(georgian.lines([booking()])).toMatch(/;5;45;45;225,5;;USD;0;0;0;\r\n$/);
});

test("has the plate, the actual times and how many of each extra", () => {
  const wifi = { kind: "extra" as const, name: { en: "Wi-Fi", ka: "ინტერნეტი" }, quantity: 2 };
  const line = georgian.lines([
    booking({
      vehiclePlate: "AA-001-MG",
      outAt: "2030-06-10T08:05:00.000Z",
      returnedAt: "2030-06-15T20:30:00.000Z",
      addChildSeat: true,
      lines: [{ ...wifi, amount: 10 }],
    }),
  ]);
  expect(line).toMatch(/;AA-001-MG;.*;2030-06-10 12:05;.*;2030-06-16 00:30;.*;USD;1;0;2;\r\n$/);
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
    const line = english.lines([booking({ notes })]);
    expect(line.endsWith(`,0,0,${cell}\r\n`)).toBe(true);
  });
});
