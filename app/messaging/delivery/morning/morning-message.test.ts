import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { formatWith } from "~/web/i18n/format";
import type { Handover } from "~/booking/agenda/today";
import type { UnmarkedBooking } from "~/booking/agenda/unmarked.queries.server";
import { bookingCar } from "~/booking/testing/booking-car";
import { NONE_LISTED } from "~/booking/agenda/listed";
import { eveningSections, morningSections } from "./morning-message";

const vehicle = { model: "Toyota Camry", plate: "AB-102-CD", number: 1 };
const period = { start: "2030-06-09 12:00", end: "2030-06-11 12:00" };
const EMPTY = {
  now: "2030-06-09T08:00:00Z",
  date: "2030-06-09",
  pickups: NONE_LISTED,
  returns: NONE_LISTED,
  night: NONE_LISTED,
  late: NONE_LISTED,
  conflicts: NONE_LISTED,
  unmarked: NONE_LISTED,
  unassigned: NONE_LISTED,
  papers: NONE_LISTED,
  requests: NONE_LISTED,
  asked: [],
  vehicles: NONE_LISTED,
  waiting: { messages: 0, wishes: 0 },
};

function handover(changes: Partial<Handover>): Handover {
  return {
    kind: "pickup",
    id: 1,
    revision: "1-",
    name: "Nino",
    phone: "+995 555 12 34 56",
    phoneE164: "+995555123456",
    status: "confirmed",
    car: bookingCar(),
    day: "2030-06-10",
    time: "12:00",
    place: "Tbilisi",
    placeName: null,
    pickupDate: "2030-06-10",
    pickupTime: "12:00",
    returnDate: "2030-06-12",
    totalPrice: 100,
    payable: 100,
    fees: [],
    currency: "USD",
    deliveryFee: 0,
    notes: "",
    flight: "",
    staffNote: "",
    lines: null,
    isOut: false,
    isPickupPast: false,
    isOver: false,
    createdAt: "2030-06-01T08:00:00.000Z",
    ...changes,
  };
}

test.each(LANGUAGES)("names the other calendar of a collision once: %s", (lang) => {
  const [section] = morningSections(i18nFor(lang).t, {
    ...EMPTY,
    conflicts: {
      rows: [{ kind: "channel", id: 1, source: "Booking site", vehicle, ...period }],
      total: 1,
    },
  });
  const [line] = section!.lines;
  expect(line!.split("Booking site")).toHaveLength(2);
  expect(line).toContain("AB-102-CD");
  expect(line).not.toMatch(/[{}]/);
});

test.each(LANGUAGES)(
  "counts the requests that staff are asked about, and names ten: %s",
  (lang) => {
    const { t } = i18nFor(lang);
    const asked = Array.from({ length: 12 }, (_, index) => ({
      id: index,
      name: `Guest ${index}`,
      vehicle: index === 0 ? "Other" : "Toyota Camry",
      pickupDate: "2030-06-08",
      pickupTime: "12:00",
      returnDate: "2030-06-09",
    }));
    const sections = morningSections(t, {
      ...EMPTY,
      asked,
    });
    expect(sections.map(({ title }) => title)).toEqual([
      t("desk.today.asked.title", { count: 12 }),
    ]);
    const [{ lines }] = sections as [(typeof sections)[0]];
    expect(lines).toHaveLength(11);
    expect(lines[0]).toContain("Guest 0");
    expect(lines[0]).toContain(t("booking.otherVehicle"));
    expect(lines[10]).toBe(t("delivery.morning.more", { count: 2 }));
  },
);

test.each(LANGUAGES)("says how many there are besides those that it names: %s", (lang) => {
  const { t } = i18nFor(lang);
  const late = {
    id: 1,
    name: "Nino",
    phone: "+995 555 12 34 56",
    phoneE164: "+995555123456",
    vehicle,
    dueAt: "2030-06-08 12:00",
    revision: "1-",
    next: null,
  };
  const [section] = morningSections(t, { ...EMPTY, late: { rows: [late], total: 214 } });
  expect(section!.title).toBe(t("desk.today.late", { count: 214 }));
  expect(section!.lines.at(-1)).toBe(t("delivery.morning.more", { count: 213 }));
});

const OVER: UnmarkedBooking = {
  id: 1,
  revision: "1-",
  name: "Nino",
  phone: "+995 555 12 34 56",
  phoneE164: "+995555123456",
  status: "confirmed",
  car: bookingCar(),
  isUnassigned: false,
  isOver: true,
  isConfirmedLate: false,
  isWithOther: false,
  pickupDate: "2030-06-01",
  pickupTime: "12:00",
  returnDate: "2030-06-03",
  returnTime: "12:00",
  pickup: "Tbilisi",
  placeName: null,
};

const TOMORROW = {
  ...EMPTY,
  tomorrow: "2030-06-10",
  waiting: { messages: 0, wishes: 0, requests: 0, asked: 0 },
};

test.each(LANGUAGES)(
  "the evening offers to mark a day without marks, and counts all that waits: %s",
  (lang) => {
    const { t } = i18nFor(lang);
    expect(eveningSections(t, TOMORROW)).toEqual([]);
    const waiting = { messages: 2, wishes: 1, requests: 12, asked: 3 };
    const unmarked = { rows: [OVER], total: 3 };
    const sections = eveningSections(t, { ...TOMORROW, waiting, unmarked });
    const lines = sections.flatMap((one) => one.lines);
    expect(lines).toContain(t("delivery.evening.asPlanned"));
    expect(sections.at(-1)!.lines).toEqual([
      t("desk.today.requests", { count: 12 }),
      t("desk.today.asked.title", { count: 3 }),
      t("desk.today.messages", { count: 2 }),
      t("desk.today.wishes", { count: 1 }),
    ]);
    expect(lines.join()).not.toMatch(/[{}]/);
  },
);

test.each([
  ["not over", { isOver: false }],
  ["without a car", { isUnassigned: true }],
  ["confirmed after its return", { isConfirmedLate: true }],
  ["of a car that another customer had", { isWithOther: true }],
])("the evening names no way to mark one that is %s", (_, changes) => {
  const { t } = i18nFor("en");
  const linesOf = (rows: UnmarkedBooking[]) =>
    eveningSections(t, { ...TOMORROW, unmarked: { rows, total: rows.length } })[0]!.lines;
  const other = { ...OVER, ...changes };
  expect(linesOf([other])).toHaveLength(1);
  expect(linesOf([other, OVER]).at(-1)).toBe(t("delivery.evening.asPlanned"));
});

test.each(LANGUAGES)("the evening has what needs a person, as the morning: %s", (lang) => {
  const { t } = i18nFor(lang);
  const renter = { id: 1, phone: "+995 555 12 34 56", phoneE164: "+995555123456" };
  const late = { ...renter, name: "Sara", vehicle, dueAt: "2030-06-07 12:00", revision: "1-" };
  const next = { ...renter, name: "Peter", startsAt: "2030-06-10 12:00" };
  const conflicts = { rows: [{ ...late, kind: "late" as const, next }], total: 1 };
  const without = { ...renter, name: "Giorgi", ...period, model: "Toyota RAV4", isOther: false };
  const paper = { ...vehicle, kind: "insurance" as const, carId: 1, vehicleId: 1, rentals: 1 };
  const rental = { ...renter, name: "Anna", ...period };
  const needs = {
    conflicts,
    late: { rows: [{ ...late, name: "Dato", next: null }], total: 1 },
    unassigned: { rows: [without], total: 1 },
    papers: { rows: [{ ...paper, day: "2030-06-10", rental }], total: 1 },
  };
  const titles = [
    t("desk.today.conflicts"),
    t("desk.today.late", { count: 1 }),
    t("desk.today.unassigned", { count: 1 }),
    t("desk.today.papers", { count: 1 }),
  ];
  const evening = eveningSections(t, { ...TOMORROW, ...needs });
  expect(evening.map(({ title }) => title)).toEqual(titles);
  expect(evening).toEqual(morningSections(t, { ...EMPTY, ...needs }));
  const text = evening.flatMap(({ lines }) => lines).join();
  for (const name of ["Sara", "Peter", "Dato", "Giorgi", "Anna"]) expect(text).toContain(name);
});

test.each(LANGUAGES)("a hand-over has what a driver must know: extras and notes: %s", (lang) => {
  const { t } = i18nFor(lang);
  const pickup = handover({
    notes: "Meet at Fabrika hostel,\nNinoshvili 8",
    staffNote: "Flight TK386",
    lines: [
      { kind: "rental", days: 2, dailyRate: 50, amount: 100 },
      { kind: "extra", name: { en: "Child seat", ka: "სავარძელი" }, quantity: 2, amount: 10 },
    ],
  });
  const seat = `${t("notifications.extras")}: ${lang === "en" ? "Child seat" : "სავარძელი"} × 2`;
  const lists = {
    pickups: { rows: [pickup], total: 1 },
    returns: { rows: [{ ...pickup, kind: "return" as const }], total: 1 },
    night: { rows: [{ ...pickup, notes: "", staffNote: "", lines: null }], total: 1 },
  };
  for (const sections of [
    morningSections(t, { ...EMPTY, ...lists }),
    eveningSections(t, { ...TOMORROW, ...lists }),
  ]) {
    const night = sections.find(({ title }) => title === t("delivery.evening.night"));
    expect(night!.lines[0]).not.toContain(t("booking.fields.notes"));
    const days = sections.filter(({ title }) => title !== t("delivery.evening.night"));
    const [out, back] = days.map(({ lines }) => lines[0]);
    for (const line of [out, back]) {
      expect(line).toContain(`${t("booking.fields.notes")}: Meet at Fabrika hostel, Ninoshvili 8`);
      expect(line).toContain(`${t("operator.parts.note")}: Flight TK386`);
    }
    expect(out).toContain(seat);
    expect(back).not.toContain(seat);
  }
});

test("a long note leaves room for the other lists", () => {
  const { t } = i18nFor("en");
  const pickup = handover({ notes: "x".repeat(900), staffNote: "y".repeat(900) });
  const [section] = morningSections(t, { ...EMPTY, pickups: { rows: [pickup], total: 1 } });
  expect(section!.lines[0]!.length).toBeLessThan(600);
});

test.each(LANGUAGES)("papers that have ended have expired: %s", (lang) => {
  const { t } = i18nFor(lang);
  const paper = { ...vehicle, kind: "insurance" as const, carId: 1, vehicleId: 1 };
  const rental = { id: 1, name: "Anna", phone: "", phoneE164: null, ...period };
  const linesOf = (day: string) =>
    morningSections(t, {
      ...EMPTY,
      papers: { rows: [{ ...paper, day, rental, rentals: 1 }], total: 1 },
      vehicles: { rows: [{ ...paper, day }], total: 1 },
    }).map(({ lines }) => lines[0]);
  const { day } = formatWith(t);
  for (const line of linesOf("2030-06-08")) {
    expect(line).toContain(t("desk.today.over", { day: day("2030-06-08") }));
  }
  for (const line of linesOf("2030-06-09")) {
    expect(line).toContain(t("desk.today.ends", { day: day("2030-06-09") }));
  }
});
