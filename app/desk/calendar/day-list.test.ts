import { expect, test } from "vitest";
import type { BarState } from "./calendar";
import { dayListOf, weekOf } from "./day-list";

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
  const { out, back } = dayListOf(bars, [], "2026-07-14");
  expect(out.map(({ text }) => text)).toEqual(["Early", "Late"]);
  expect(back.map(({ text }) => text)).toEqual(["Back", "Early"]);
});

test.each([
  ["14", ["Repair"]],
  ["13", []],
  ["15", ["Week"]],
  ["20", ["Week"]],
  ["21", []],
])("the %sth has the blocks of any part of it", (day, blocked) => {
  const blocks = [...bars, bar("Week", "15 12:00", "21 00:00", "block")];
  const found = dayListOf(blocks, [], `2026-07-${day}`).blocked;
  expect(found.map(({ text }) => text)).toEqual(blocked);
});

test("a week counts the hand-overs of its days", () => {
  expect(weekOf(bars, "2026-07-13", 14).map(({ handovers }) => handovers)).toEqual([
    0, 4, 0, 1, 0, 0, 0,
  ]);
  expect(weekOf(bars, "2026-07-14", 1)).toEqual([{ day: "2026-07-14", handovers: 4 }]);
});
