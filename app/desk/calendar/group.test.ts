import { expect, test } from "vitest";
import type { Bar } from "./calendar";
import { toGroup } from "./group";
import { columnsOf } from "./layout/columns";

const model = { id: 1, name: "Prius", vehicles: 2 };
const window = {
  from: "2026-07-13",
  days: 4,
  now: "2026-07-14 15:00",
  columns: columnsOf("2026-07-13", 4),
};

const vehicle = (id: number, inServiceTo: string | null = null) => ({
  id,
  modelId: 1,
  number: id,
  plate: null,
  inServiceFrom: null,
  inServiceTo,
});

const bar = (state: Bar["state"], vehicleId: number | null, from: string, until: string): Bar => ({
  state,
  modelId: 1,
  vehicleId,
  from: `2026-07-${from}`,
  until: `2026-07-${until}`,
  rowId: 1,
  pinned: false,
  bookingId: 1,
  text: "",
});

const group = (bars: Bar[], vehicles = [vehicle(1), vehicle(2)]) =>
  toGroup(model, { vehicles, bars }, window);

test("a group has a row for each vehicle, and those of requests and bookings without one", () => {
  const { rows, asked, unassigned, free } = group([
    bar("booked", 1, "13 12:00", "15 12:00"),
    bar("asked", null, "14 12:00", "15 12:00"),
    bar("asked", null, "14 00:00", "16 00:00"),
    bar("unassigned", null, "16 09:00", "17 00:00"),
  ]);
  expect(rows.map(({ cells }) => cells.map(({ kind, span }) => [kind, span]))).toEqual([
    [
      ["bars", 3],
      ["gap", 1],
    ],
    [["gap", 4]],
  ]);
  expect(rows[1]?.cells[0]).toMatchObject({ open: 1 });
  expect([asked.length, unassigned.length]).toEqual([2, 1]);
  expect(free).toEqual([1, 1, 1, 1]);
});

test("an overdue vehicle is drawn until now, and not free for a day from then", () => {
  const { rows, free } = group([bar("late", 1, "12 12:00", "13 12:00")], [vehicle(1)]);
  expect(rows[0]?.cells.map(({ kind, span }) => [kind, span])).toEqual([
    ["bars", 2],
    ["gap", 2],
  ]);
  expect(free).toEqual([0, 0, 0, 1]);
});

test("bars of other models and days outside the service don't count", () => {
  const other = { ...bar("booked", 1, "13 00:00", "17 00:00"), modelId: 2 };
  const { rows, free } = group([other], [vehicle(1, "2026-07-14")]);
  expect(rows[0]?.cells.map(({ kind }) => kind)).toEqual(["gap", "off"]);
  expect(free).toEqual([1, 1, 0, 0]);
});

test("a week shows its lowest number", () => {
  const week = { ...window, columns: [{ from: "", until: "", first: 0, span: 4 }] };
  const bars = [bar("block", 2, "15 08:00", "15 10:00")];
  const found = { vehicles: [vehicle(1), vehicle(2)], bars };
  expect(toGroup(model, found, week).free).toEqual([1]);
});
