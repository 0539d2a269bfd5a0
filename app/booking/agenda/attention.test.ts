import { expect, test } from "vitest";
import { conflictsWithin, type LateBooking } from "./attention";

const NOW = new Date("2030-06-10T08:00:00Z");

const lateWith = (startsAt: string | null): LateBooking => ({
  id: 1,
  name: "Nino",
  phone: "+995 555 12 34 56",
  phoneE164: "+995555123456",
  vehicle: { model: "Toyota RAV4", plate: "AA-001-MG", number: 1 },
  revision: "1-",
  dueAt: "2030-06-10 10:00",
  next:
    startsAt === null
      ? null
      : { id: 2, name: "Giorgi", phone: "555 00 00 00", phoneE164: "+995555000000", startsAt },
});

test.each([
  ["nothing", null, false],
  ["a booking that should have begun", "2030-06-10 11:00", true],
  ["a booking in two hours", "2030-06-10 14:00", true],
  ["a booking within a day", "2030-06-11 11:59", true],
  ["a booking in a day", "2030-06-11 12:00", false],
  ["a booking next week", "2030-06-17 12:00", false],
])("a late vehicle with %s next is a conflict: %s", (_, startsAt, expected) => {
  const conflicts = conflictsWithin([lateWith(startsAt)], NOW, 24 * 3_600_000);
  expect(conflicts).toHaveLength(expected ? 1 : 0);
});
