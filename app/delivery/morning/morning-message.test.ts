import { expect, test } from "vitest";
import { i18nFor } from "~/i18n/i18n.server";
import { LANGUAGES } from "~/i18n/languages";
import { morningSections } from "./morning-message";

const vehicle = { model: "Toyota Camry", plate: "AB-102-CD", number: 1 };
const period = { start: "2030-06-09 12:00", end: "2030-06-11 12:00" };
const EMPTY = {
  pickups: [],
  returns: [],
  late: [],
  unmarked: [],
  unassigned: [],
  requests: [],
  asked: [],
  vehicles: [],
};

test.each(LANGUAGES)("names the other calendar of a collision once: %s", (lang) => {
  const [section] = morningSections(i18nFor(lang).t, {
    ...EMPTY,
    now: "2030-06-09T08:00:00Z",
    date: "2030-06-09",
    conflicts: [{ kind: "channel", id: 1, source: "Booking site", vehicle, ...period }],
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
      now: "2030-06-09T08:00:00Z",
      date: "2030-06-09",
      conflicts: [],
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
