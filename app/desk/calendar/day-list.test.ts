import { expect, test } from "vitest";
import type { BarState } from "./calendar";
import { handoversOf, weekOf } from "./day-list";

const bar = (text: string, from: string, until: string, state: BarState = "booked") => ({
  state,
  modelId: 1,
  vehicleId: null,
  from: `2026-07-${from}`,
  until: `2026-07-${until}`,
  rowId: 1,
  pinned: false,
  bookingId: 1,
  text,
});

const bars = [
  bar("Late", "14 18:15", "16 10:00"),
  bar("Early", "14 09:00", "14 20:00", "out"),
  bar("Back", "10 09:00", "14 11:00", "late"),
  bar("Repair", "14 09:00", "14 11:00", "block"),
  bar("Request", "14 09:00", "14 11:00", "asked"),
];

test("a day has the rentals that begin and end on it, by time", () => {
  const { out, back } = handoversOf(bars, [], "2026-07-14");
  expect(out.map(({ text }) => text)).toEqual(["Early", "Late"]);
  expect(back.map(({ text }) => text)).toEqual(["Back", "Early"]);
});

test("a week counts the hand-overs of its days", () => {
  expect(weekOf(bars, "2026-07-13", 14).map(({ handovers }) => handovers)).toEqual([
    0, 4, 0, 1, 0, 0, 0,
  ]);
  expect(weekOf(bars, "2026-07-14", 1)).toEqual([{ day: "2026-07-14", handovers: 4 }]);
});
