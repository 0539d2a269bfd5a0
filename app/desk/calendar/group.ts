import { addDays, daysBetween } from "~/web/calendar";
import { groupBy } from "~/web/records";
import type { Bar, CalendarModel, CalendarVehicle, RowBar } from "./calendar";
import { daysFrom, type Column } from "./layout/columns";
import { layOutRow, type DrawnBar, type PlacedBar, type Stretch } from "./layout/lay-out-row";

/** The window of a calendar; dates are `YYYY-MM-DD`, `now` is `YYYY-MM-DD HH:MM`. */
export type Window = { from: string; days: number; now: string; columns: readonly Column[] };

export type RowCell =
  | { kind: "bars"; first: number; span: number; bars: PlacedBar<RowBar>[] }
  | EmptyCell;

/** A model with its rows. */
export type Group = {
  id: number;
  name: string;
  vehicles: number;
  /** The lowest number of free vehicles in each column of the head. */
  free: number[];
  freeOnFirstDay: number;
  asked: RowCell[][];
  unassigned: RowCell[][];
  rows: { vehicle: CalendarVehicle; cells: RowCell[] }[];
};

type VehiclesAndBars = { vehicles: readonly CalendarVehicle[]; bars: readonly Bar[] };

export function toGroup(model: CalendarModel, found: VehiclesAndBars, window: Window): Group {
  const { days, columns } = window;
  const vehicles = found.vehicles.filter(({ modelId }) => modelId === model.id);
  const bars = found.bars.filter(({ modelId }) => modelId === model.id).map(draw(window));
  const byVehicle = groupBy(bars, ({ bar }) => bar.vehicleId);
  const waiting = bars.filter(({ bar }) => bar.state === "unassigned");
  const units = vehicles.map((vehicle) => ({
    vehicle,
    ...serviceOf(vehicle, window.from),
    bars: byVehicle.get(vehicle.id) ?? [],
  }));
  const taken = takenBy(window);
  const free = countFree(
    units.map((unit) => ({ ...unit, taken: unit.bars.map(taken) })),
    waiting,
    days,
  );
  const today = daysBetween(window.from, window.now.slice(0, 10));
  return {
    ...model,
    free: columns.map(({ first, span }) => Math.min(...free.slice(first, first + span))),
    freeOnFirstDay: free[0] ?? 0,
    asked: lanesOf(bars, "asked", days),
    unassigned: lanesOf(bars, "unassigned", days),
    rows: units.map(({ vehicle, bars: own, ...service }) => ({
      vehicle,
      cells: layOutRow(own, days).flatMap((cell): RowCell[] =>
        cell.kind === "bars" ? [cell] : splitGap(cell, service, today),
      ),
    })),
  };
}

function lanesOf(bars: readonly DrawnBar<Bar>[], state: Bar["state"], days: number) {
  const isShown = ({ bar, start, end }: DrawnBar<Bar>) =>
    bar.state === state && end > 0 && start < days;
  return toLanes(bars.filter(isShown)).map((lane) =>
    layOutRow(lane, days).map((cell): RowCell =>
      cell.kind === "bars" ? cell : { ...cell, kind: "closed" },
    ),
  );
}

/** The states of vehicles that may come back any time: they are drawn until now. */
const AWAITED = new Set<Bar["state"]>(["late", "unmarked"]);

function draw({ from, now }: Window) {
  const toDays = daysFrom(from);
  return (bar: Bar): DrawnBar<Bar> => ({
    bar,
    start: toDays(bar.from),
    end: toDays(AWAITED.has(bar.state) && bar.until < now ? now : bar.until),
  });
}

/**
 * Returns a function that gives the time that a bar takes. A vehicle that may come back any time is not
 * offered for a day from now on (`overdue_margin` in SQL).
 */
function takenBy({ from, now }: Window) {
  const earliest = daysFrom(from)(now) + 1;
  return ({ bar, start, end }: DrawnBar<Bar>): Stretch => ({
    start,
    end: AWAITED.has(bar.state) ? Math.max(end, earliest) : end,
  });
}

function serviceOf({ inServiceFrom, inServiceTo }: CalendarVehicle, from: string) {
  return {
    from: inServiceFrom ? daysBetween(from, inServiceFrom) : -Infinity,
    until: inServiceTo ? daysBetween(from, addDays(inServiceTo, 1)) : Infinity,
  };
}

/** Distributes bars that may overlap to as few rows as possible, the earliest first. */
export function toLanes<Span extends Stretch>(bars: readonly Span[]): Span[][] {
  const lanes: Span[][] = [];
  for (const bar of bars.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const lane = lanes.find((one) => (one.at(-1)?.end ?? bar.start) <= bar.start);
    if (lane) lane.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

type Gap = { first: number; span: number };

/** Days of a row without a bar: outside the vehicle's service, not for rent, or free from the day `open` on. */
type EmptyCell = Gap & ({ kind: "off" } | { kind: "closed" } | { kind: "gap"; open: number });

/** Divides a gap at the edges of the vehicle's service. Its past days belong to the cell of the others. */
export function splitGap({ first, span }: Gap, service: Service, today: number): EmptyCell[] {
  const until = first + span;
  const from = clamp(service.from, first, until);
  const to = clamp(service.until, from, until);
  const open = Math.max(from, today);
  const cells: EmptyCell[] = [
    { kind: "off", first, span: from - first },
    { first: from, span: to - from, ...(open < to ? { kind: "gap", open } : { kind: "closed" }) },
    { kind: "off", first: to, span: until - to },
  ];
  return cells.filter((cell) => cell.span > 0);
}

function clamp(day: number, lowest: number, highest: number) {
  return Math.min(Math.max(day, lowest), highest);
}

/** The days of service of a vehicle, from the first day shown: `[from, until)`. */
type Service = { from: number; until: number };

type Unit = Service & { taken: readonly Stretch[] };

/**
 * Counts how many vehicles of a model are free on each day from midnight to midnight. Bookings that wait
 * for a vehicle count against the model.
 */
export function countFree(units: readonly Unit[], waiting: readonly Stretch[], days: number) {
  const free = countByDay(waiting, days).map((count) => -count);
  for (const { from, until, taken } of units) {
    const stretches = countByDay(taken, days);
    for (let day = Math.max(from, 0); day < Math.min(until, days); day += 1) {
      if (stretches[day] === 0) free[day] = (free[day] ?? 0) + 1;
    }
  }
  return free.map((count) => Math.max(0, count));
}

/** Counts how many stretches touch each day. */
function countByDay(stretches: readonly Stretch[], days: number) {
  const counts = Array.from({ length: days }, () => 0);
  for (const { start, end } of stretches) {
    for (let day = Math.max(Math.floor(start), 0); day < Math.min(end, days); day += 1) {
      counts[day] = (counts[day] ?? 0) + 1;
    }
  }
  return counts;
}
