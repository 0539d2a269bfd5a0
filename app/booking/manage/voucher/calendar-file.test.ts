import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";
import type { BookingStatus } from "~/booking/status";
import { bookingCar } from "~/booking/testing/booking-car";
import { bookingInput } from "~/booking/testing/booking-input";
import { TEST_FACTS } from "~/site/facts/testing/test-facts";
import { i18nFor } from "~/texts/i18n.server";
import { calendarFile, calendarInvitations, type InvitationMethod } from "./calendar-file.server";
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

const PAGE = "https://mgzavri.example/bookings/TOKEN";

function fileOf(booking: BookingDetails, page?: string) {
  const { t } = i18nFor(booking.lang);
  return calendarFile(booking, { t, company, ...(page && { page }) });
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const components = calendar.getAllSubcomponents("vevent");
  const events = components.map((component) => ({ component, event: new ICAL.Event(component) }));
  return { calendar, events };
}

/** Reads the events of the pick-up and the return. */
function readBoth(file: string) {
  const { events } = read(file);
  expect(events).toHaveLength(2);
  return { pickup: events[0]!, back: events[1]! };
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString();
const unfolded = (file: string) => file.replaceAll(/\r\n[ \t]/g, "");

test("has an event of the pick-up and one of the return, each with its time and place", () => {
  const file = fileOf(bookingOf({ status: "confirmed", return: "Batumi" }));
  const { calendar } = read(file);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBeNull();
  const { pickup, back } = readBoth(file);
  expect(instant(pickup.event.startDate)).toBe("2030-06-10T08:00:00.000Z");
  expect(instant(pickup.event.endDate)).toBe("2030-06-10T08:30:00.000Z");
  expect(instant(back.event.startDate)).toBe("2030-06-15T08:00:00.000Z");
  expect(instant(back.event.endDate)).toBe("2030-06-15T08:30:00.000Z");
  expect([pickup.event.location, back.event.location]).toEqual(["Tbilisi Airport", "Batumi"]);
  expect(pickup.event.summary).toBe("Pick up the car: Toyota RAV4 (Mgzavri)");
  expect(back.event.summary).toBe("Return the car: Toyota RAV4 (Mgzavri)");
  expect(pickup.component.getFirstPropertyValue("dtstamp")!.toString()).toBe(
    "2030-01-03T03:04:05Z",
  );
});

test("a second parser reads the same events, in the zone of Georgia", () => {
  const file = fileOf(bookingOf({ status: "confirmed", changes: 1, return: "Batumi" }), PAGE);
  const events = Object.values(nodeIcal.sync.parseICS(file)).filter(
    (component) => component?.type === "VEVENT",
  );
  expect(
    events.map(({ uid, start, end, location, url, sequence, status, alarms }) => ({
      uid: uid.slice(bookingOf().calendarUid.length),
      start: [start.toISOString(), start.tz],
      end: end?.toISOString(),
      location,
      url: (url as unknown as { val: string }).val,
      sequence: Number(sequence),
      status,
      alarms: alarms?.length,
    })),
  ).toEqual([
    {
      uid: "@mgzavri",
      start: ["2030-06-10T08:00:00.000Z", "Asia/Tbilisi"],
      end: "2030-06-10T08:30:00.000Z",
      location: "Tbilisi Airport",
      url: PAGE,
      sequence: 1,
      status: "CONFIRMED",
      alarms: 2,
    },
    {
      uid: "-return@mgzavri",
      start: ["2030-06-15T08:00:00.000Z", "Asia/Tbilisi"],
      end: "2030-06-15T08:30:00.000Z",
      location: "Batumi",
      url: PAGE,
      sequence: 1,
      status: "CONFIRMED",
      alarms: 1,
    },
  ]);
});

test("times are written in the zone of Georgia, which the file describes", () => {
  const file = fileOf(bookingOf());
  expect(file).toContain("DTSTART;TZID=Asia/Tbilisi:20300610T120000\r\n");
  const zone = read(file).calendar.getFirstSubcomponent("vtimezone")!;
  expect(zone.getFirstPropertyValue("tzid")).toBe("Asia/Tbilisi");
  const standard = zone.getFirstSubcomponent("standard")!;
  expect(standard.getFirstPropertyValue("tzoffsetto")!.toString()).toBe("+04:00");
});

test.each([
  ["Other", 0, null, "To pay: $300, plus delivery by agreement", "Delivery: by agreement"],
  ["Tbilisi", 0, null, "To pay: $300", "Delivery: free"],
  ["Batumi", 200, null, "Total: $300", "Delivery, paid separately: 200 GEL"],
  ["Batumi", 200, RATES, "To pay: $373", "Delivery: 200 GEL = $73"],
] as const)(
  "the delivery to %s, %d GEL, at %o reads in the calendar as %j and %j",
  (pickup, deliveryFee, exchange, sum, delivery) => {
    const { event } = readBoth(fileOf(bookingOf({ pickup, deliveryFee, exchange }))).pickup;
    const lines = event.description.split("\n");
    expect(lines).toContain(sum);
    expect(lines).toContain(delivery);
  },
);

test.each<[BookingStatus, number, string, number[]]>([
  ["pending", 0, "TENTATIVE", [0, 0]],
  ["confirmed", 1, "CONFIRMED", [2, 1]],
  ["cancelled", 2, "CANCELLED", [0, 0]],
  ["completed", 3, "CONFIRMED", [0, 0]],
])(
  "both events of a %s booking have sequence %d, are %s and have %j alarms",
  (status, changes, expected, alarms) => {
    const { pickup, back } = readBoth(fileOf(bookingOf({ status, changes })));
    for (const { component, event } of [pickup, back]) {
      expect(component.getFirstPropertyValue("status")).toBe(expected);
      expect(event.sequence).toBe(changes);
    }
    const counts = [pickup, back].map(
      ({ component }) => component.getAllSubcomponents("valarm").length,
    );
    expect(counts).toEqual(alarms);
  },
);

test("reminds a day and three hours before the pick-up, and three hours before the return", () => {
  const { pickup, back } = readBoth(fileOf(bookingOf({ status: "confirmed" })));
  const seconds = ({ component }: typeof pickup) =>
    component
      .getAllSubcomponents("valarm")
      .map((alarm) => (alarm.getFirstPropertyValue("trigger") as ICAL.Duration).toSeconds());
  expect([seconds(pickup), seconds(back)]).toEqual([[-86_400, -10_800], [-10_800]]);
});

test("a customer who has the car is reminded of the return only", () => {
  const car = { ...bookingCar(), isHandedOver: true };
  const { pickup, back } = readBoth(fileOf(bookingOf({ status: "confirmed", car })));
  expect(pickup.component.getAllSubcomponents("valarm")).toHaveLength(0);
  expect(back.component.getAllSubcomponents("valarm")).toHaveLength(1);
});

test("says of a request that it is not confirmed, and of a car that it is being arranged", () => {
  const titles = (changes: Partial<BookingDetails>) => {
    const { pickup, back } = readBoth(fileOf(bookingOf(changes)));
    return [pickup.event.summary, back.event.summary];
  };
  expect(titles({ status: "pending" })).toEqual([
    "Pick-up, not confirmed yet: Toyota RAV4 (Mgzavri)",
    "Return, not confirmed yet: Toyota RAV4 (Mgzavri)",
  ]);
  const car = { ...bookingCar(), isAssigned: false };
  expect(titles({ status: "confirmed", car })).toEqual([
    "Pick up the car, still being arranged (Mgzavri)",
    "Return the car (Mgzavri)",
  ]);
});

describe("the identity of the events", () => {
  const uids = (booking: BookingDetails) => {
    const { pickup, back } = readBoth(fileOf(booking));
    return [pickup.event.uid, back.event.uid];
  };

  test("is stable across changes and unique for each booking and event", () => {
    const [pickup, back] = uids(bookingOf());
    expect(pickup).not.toBe(back);
    expect(uids(bookingOf({ status: "cancelled", changes: 7 }))).toEqual([pickup, back]);
    expect(uids(bookingOf({ calendarUid: "another" }))).not.toContain(pickup);
  });

  test("of the pick-up is that of the one event of versions before 0.10", () => {
    expect(uids(bookingOf({ calendarUid: "before" }))[0]).toBe("before@mgzavri");
  });
});

describe("the link to the booking", () => {
  test("stands in no file that does not go to the customer", () => {
    expect(unfolded(fileOf(bookingOf({ lang: "ka" })))).not.toMatch(/bookings\/|^URL/m);
  });

  test("stands in both events of the customer's file, which are private", () => {
    const { pickup, back } = readBoth(fileOf(bookingOf(), PAGE));
    for (const { component, event } of [pickup, back]) {
      expect(component.getFirstPropertyValue("url")).toBe(PAGE);
      expect(component.getFirstPropertyValue("class")).toBe("PRIVATE");
      expect(event.description.split("\n")).toContain(`Your booking: ${PAGE}`);
    }
  });
});

test("a return before the pick-up has its own time too", () => {
  const { pickup, back } = readBoth(
    fileOf(bookingOf({ returnDate: "2030-06-01", returnTime: "09:00" })),
  );
  expect(instant(pickup.event.startDate)).toBe("2030-06-10T08:00:00.000Z");
  expect(instant(back.event.startDate)).toBe("2030-06-01T05:00:00.000Z");
});

test("the descriptions have a line for each fact of the booking", () => {
  const { pickup, back } = readBoth(fileOf(bookingOf({ return: "Batumi" })));
  expect(pickup.event.description.split("\n")).toEqual([
    "Booking reference: K7M4XQ",
    "Vehicle: Toyota RAV4",
    "Pick-up location: Tbilisi Airport, Monday, 10 June 2030, 12:00",
    "Map: https://www.google.com/maps/search/?api=1&query=Tbilisi+Airport%2C+Georgia",
    "Return location: Batumi, Saturday, 15 June 2030, 12:00",
    "5 days at $60: $300",
    "Total: $300",
    "Delivery, paid separately: 45 GEL",
    "All times are Tbilisi time.",
    "Phone: +995 555 00 00 00",
  ]);
  expect(back.event.description.split("\n")).toEqual([
    "Booking reference: K7M4XQ",
    "Vehicle: Toyota RAV4",
    "Return location: Batumi, Saturday, 15 June 2030, 12:00",
    "Map: https://www.google.com/maps/search/?api=1&query=Batumi%2C+Georgia",
    "All times are Tbilisi time.",
    "Phone: +995 555 00 00 00",
  ]);
});

test("is in the language of the booking, with folded lines", () => {
  const file = fileOf(bookingOf({ lang: "ka", vehicle: "Other", pickup: "Other" }));
  const { event } = readBoth(file).pickup;
  expect(event.description).toContain("აღების ადგილი: სხვა, ორშაბათი, 10 ივნისი, 2030, 12:00");
  expect(event.description).toContain("ჯამი: 300\u00a0$");
  expect(event.description).not.toContain("google");
  expect(event.location).toBeFalsy();
  const lines = file.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

/** Returns the calendar files of an e-mail. */
function invitations(booking: BookingDetails, method: InvitationMethod, about = company) {
  const context = { t: i18nFor("en").t, company: about, page: PAGE, method };
  const { icalEvent, attachments } = calendarInvitations(booking, context);
  expect(icalEvent.method).toBe(method);
  expect(attachments).toMatchObject([
    {
      filename: "return-K7M4XQ.ics",
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    },
  ]);
  return [icalEvent.content, attachments[0]!.content];
}

describe("the invitations of an e-mail", () => {
  test.each<InvitationMethod>(["REQUEST", "CANCEL"])(
    "a %s has one event in each file, with organizer and attendee",
    (method) => {
      for (const file of invitations(bookingOf(), method)) {
        const { calendar, events } = read(file);
        expect(events).toHaveLength(1);
        const { component } = events[0]!;
        expect(calendar.getFirstPropertyValue("method")).toBe(method);
        expect(component.getFirstPropertyValue("organizer")).toBe(`mailto:${company.email}`);
        expect(component.getFirstPropertyValue("attendee")).toMatch(/^mailto:nino@example.com$/i);
      }
    },
  );

  /** Applies files to a calendar as RFC 5546, 3.2 has it: by UID, and only with a sequence that isn't older. */
  function calendarAfter(files: string[]) {
    const events = new Map<string, { sequence: number; start: string }>();
    for (const file of files) {
      const parsed = Object.values(nodeIcal.sync.parseICS(file));
      const method = read(file).calendar.getFirstPropertyValue("method");
      for (const event of parsed.filter((component) => component?.type === "VEVENT")) {
        const sequence = Number(event.sequence);
        if (sequence < (events.get(event.uid)?.sequence ?? 0)) continue;
        if (method === "CANCEL") events.delete(event.uid);
        else events.set(event.uid, { sequence, start: event.start.toISOString() });
      }
    }
    return [...events.values()];
  }

  const confirmed = invitations(bookingOf({ status: "confirmed", changes: 1 }), "REQUEST");
  const later = { pickupTime: "14:00", returnDate: "2030-06-16" };
  const changed = invitations(bookingOf({ status: "confirmed", changes: 2, ...later }), "REQUEST");
  const cancelled = invitations(bookingOf({ status: "cancelled", changes: 3, ...later }), "CANCEL");

  test("update both events by a change, also those of the file that was opened before", () => {
    const opened = fileOf(bookingOf({ status: "pending" }), PAGE);
    expect(calendarAfter([opened, ...confirmed, ...changed])).toEqual([
      { sequence: 2, start: "2030-06-10T10:00:00.000Z" },
      { sequence: 2, start: "2030-06-16T08:00:00.000Z" },
    ]);
  });

  test("remove both events by a cancellation, without alarms", () => {
    expect(calendarAfter([...confirmed, ...changed, ...cancelled])).toEqual([]);
    for (const file of cancelled) {
      expect(file).toContain("STATUS:CANCELLED");
      expect(file).not.toContain("VALARM");
    }
  });

  test("have the company's name, and not the typed one", () => {
    const booking = bookingOf({ name: 'Giorgi "Gio" ;X=1:mailto:else@example.com' });
    const named = { ...company, name: 'LLC "Mgzavri"' };
    for (const file of invitations(booking, "REQUEST", named)) {
      const { component } = read(file).events[0]!;
      const organizer = component.getFirstProperty("organizer")!;
      expect(organizer.getFirstValue()).toBe(`mailto:${company.email}`);
      expect(organizer.getParameter("cn")).toBe("LLC 'Mgzavri'");
      expect(component.getFirstProperty("attendee")!.getParameter("rsvp")).toBe("FALSE");
      expect(JSON.stringify(component)).not.toContain("Gio");
    }
  });
});
