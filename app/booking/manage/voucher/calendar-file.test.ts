import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import type { BookingStatus } from "~/booking/status";
import { bookingCar } from "~/booking/testing/booking-car";
import { bookingInput } from "~/booking/testing/booking-input";
import { TEST_FACTS } from "~/site/facts/testing/test-facts";
import { i18nFor } from "~/texts/i18n.server";
import { calendarFile } from "./calendar-file.server";
import type { BookingDetails } from "~/booking/manage/my-booking.queries.server";
import { withFees } from "~/booking/testing/stored-quote";

const { company } = TEST_FACTS;
const RATES = { date: "2030-06-01", GEL: 2.72, EUR: 0.86 };

function bookingOf(changes: Partial<BookingDetails> = {}): BookingDetails {
  return withFees({
    ...bookingInput(),
    phoneE164: "+995555123456",
    flight: "",
    id: 1234,
    reference: "K7M4XQ",
    rentalDays: 5,
    pricePerDay: 60,
    deliveryFee: 45,
    totalPrice: 300,
    currency: "USD",
    exchange: null,
    choices: {},
    lines: null,
    placeNames: null,
    status: "pending",
    cancelReason: null,
    isPickupPast: false,
    isOver: false,
    cancelNote: "",
    createdAt: "2030-01-02T03:04:05.678Z",
    changedAt: "2030-01-03T03:04:05.678Z",
    car: bookingCar(),
    calendarUid: "AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_AbCdE",
    isProven: false,
    changes: 0,
    corrections: 0,
    messageCount: 0,
    lang: "en",
    ...changes,
  });
}

type Invitation = "REQUEST" | "CANCEL";

function fileOf(booking: BookingDetails, invitation?: Invitation) {
  const { t } = i18nFor(booking.lang);
  return calendarFile(booking, { t, company, ...(invitation && { invitation }) });
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  return { calendar, component: events[0]!, event: new ICAL.Event(events[0]!) };
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();

test("an event has time and place of the pick-up and the return", () => {
  const { calendar, component, event } = read(fileOf(bookingOf()));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBeNull();
  expect(instant(event.startDate)).toBe("2030-06-10T08:00:00.000Z");
  expect(instant(event.endDate)).toBe("2030-06-15T08:00:00.000Z");
  expect(event.location).toBe("Tbilisi Airport");
  expect(event.summary).toContain("Toyota RAV4");
  expect(component.getFirstPropertyValue("dtstamp")!.toString()).toBe("2030-01-03T03:04:05Z");
  for (const fact of ["K7M4XQ", "Toyota RAV4", "Tbilisi Airport", "$300", "45 GEL", "12:00"]) {
    expect(event.description).toContain(fact);
  }
});

test.each([
  ["Other", 0, null, "To pay: $300, plus delivery by agreement", "Delivery: by agreement"],
  ["Tbilisi", 0, null, "To pay: $300", "Delivery: free"],
  ["Batumi", 200, null, "Total: $300", "Delivery, paid separately: 200 GEL"],
  ["Batumi", 200, RATES, "To pay: $373", "Delivery: 200 GEL = $73"],
] as const)(
  "the delivery to %s, %d GEL, at %o reads in the calendar as %j and %j",
  (pickup, deliveryFee, exchange, sum, delivery) => {
    const { event } = read(fileOf(bookingOf({ pickup, deliveryFee, exchange })));
    const lines = event.description.split("\n");
    expect(lines).toContain(sum);
    expect(lines).toContain(delivery);
  },
);

test.each<[BookingStatus, number, string]>([
  ["pending", 0, "TENTATIVE"],
  ["confirmed", 1, "CONFIRMED"],
  ["cancelled", 2, "CANCELLED"],
  ["completed", 3, "CONFIRMED"],
])("a %s booking has sequence %d and is %s", (status, changes, expected) => {
  const { component, event } = read(fileOf(bookingOf({ status, changes })));
  expect(component.getFirstPropertyValue("status")).toBe(expected);
  expect(event.sequence).toBe(changes);
});

describe("the event's identity", () => {
  test("is stable across changes and unique for each booking", () => {
    const { uid } = read(fileOf(bookingOf())).event;
    expect(read(fileOf(bookingOf({ status: "cancelled", changes: 7 }))).event.uid).toBe(uid);
    expect(read(fileOf(bookingOf({ calendarUid: "another" }))).event.uid).not.toBe(uid);
  });

  test("does not contain the link", () => {
    const file = fileOf(bookingOf({ lang: "ka" })).replaceAll(/\r\n[ \t]/g, "");
    expect(file).not.toMatch(/bookings\/|^URL/m);
  });
});

test.each([
  ["before the pick-up", "2030-06-01", "09:00", "2030-06-01T05:00:00.000Z"],
  ["at the same time", "2030-06-10", "12:00", "2030-06-10T08:00:00.000Z"],
])("a return %s gives an event that does not end before it starts", (_, date, time, start) => {
  const booking = bookingOf({ returnDate: date, returnTime: time });
  const { event } = read(fileOf(booking));
  expect(instant(event.startDate)).toBe(start);
  expect(instant(event.endDate)).toBe("2030-06-10T08:00:00.000Z");
});

test("a return at the time of the pick-up gives an event without an end", () => {
  const { component } = read(fileOf(bookingOf({ returnDate: "2030-06-10" })));
  expect(component.getFirstPropertyValue("dtend")).toBeNull();
});

test("the description has a line for each fact of the booking", () => {
  const { event } = read(fileOf(bookingOf({ return: "Batumi" })));
  expect(event.description.split("\n")).toEqual([
    "Booking reference: K7M4XQ",
    "Vehicle: Toyota RAV4",
    "Pick-up location: Tbilisi Airport, Monday, 10 June 2030, 12:00",
    "Return location: Batumi, Saturday, 15 June 2030, 12:00",
    "5 days at $60: $300",
    "Total: $300",
    "Delivery, paid separately: 45 GEL",
    "Phone: +995 555 00 00 00",
  ]);
});

test("is in the language of the booking, with folded lines", () => {
  const file = fileOf(bookingOf({ lang: "ka", vehicle: "Other", pickup: "Other" }));
  const { event } = read(file);
  expect(event.description).toContain("აღების ადგილი: სხვა, ორშაბათი, 10 ივნისი, 2030, 12:00");
  expect(event.description).toContain("ჯამი: 300\u00a0$");
  expect(event.location).toBeFalsy();
  const lines = file.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("an invitation has the company's name, and not the typed one", () => {
  const booking = bookingOf({ name: 'Giorgi "Gio" ;X=1:mailto:else@example.com' });
  const named = { ...company, name: 'LLC "Mgzavri"' };
  const about = {
    t: i18nFor("en").t,
    company: named,
    invitation: "REQUEST" as const,
  };
  const { component } = read(calendarFile(booking, about));
  const [organizer, attendee] = ["organizer", "attendee"].map((name) =>
    component.getFirstProperty(name)!,
  );
  expect(organizer!.getFirstValue()).toBe(`mailto:${company.email}`);
  expect(organizer!.getParameter("cn")).toBe("LLC 'Mgzavri'");
  expect(attendee!.getFirstValue()).toMatch(/^mailto:nino@example.com$/i);
  expect(attendee!.getParameter("rsvp")).toBe("FALSE");
  expect(JSON.stringify(component)).not.toContain("Gio");
});

test.each<Invitation>(["REQUEST", "CANCEL"])(
  "an e-mail's %s has organizer and attendee",
  (method) => {
    const { calendar, component } = read(fileOf(bookingOf(), method));
    expect(calendar.getFirstPropertyValue("method")).toBe(method);
    expect(component.getFirstPropertyValue("organizer")).toBe(`mailto:${company.email}`);
    expect(component.getFirstPropertyValue("attendee")).toMatch(/^mailto:nino@example.com$/i);
  },
);
