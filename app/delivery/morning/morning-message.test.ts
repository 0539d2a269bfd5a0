import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
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
    const unmarked = { rows: [], total: 3 };
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
