import { addDays, daysBetween } from "~/web/calendar";
import { groupBy } from "~/web/records";
import type { Bar, CalendarModel, CalendarVehicle, RowBar } from "./calendar";
import { daysFrom, type Column } from "./layout/columns";
import { countFree } from "./layout/count-free";
import { toLanes } from "./layout/lanes";
import { layOutRow, type Drawn, type Placed, type Stretch } from "./layout/lay-out-row";
import { splitGap, type EmptyCell } from "./layout/split-gap";

/** The window of a calendar; dates are `YYYY-MM-DD`, `now` is `YYYY-MM-DD HH:MM`. */
export type Window = { from: string; days: number; now: string; columns: readonly Column[] };

export type RowCell =
  | { kind: "bars"; first: number; span: number; bars: Placed<RowBar>[] }
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

type Found = { vehicles: readonly CalendarVehicle[]; bars: readonly Bar[] };

export function toGroup(model: CalendarModel, found: Found, window: Window): Group {
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

function lanesOf(bars: readonly Drawn<Bar>[], state: Bar["state"], days: number) {
  const isShown = ({ bar, start, end }: Drawn<Bar>) =>
    bar.state === state && end > 0 && start < days;
  return toLanes(bars.filter(isShown)).map((lane) =>
    layOutRow(lane, days).map((cell): RowCell =>
      cell.kind === "bars" ? cell : { ...cell, kind: "closed" },
    ),
  );
}

/** Vehicles that may come back any time: they are drawn until now. */
const AWAITED = new Set<Bar["state"]>(["late", "unmarked"]);

function draw({ from, now }: Window) {
  const toDays = daysFrom(from);
  return (bar: Bar): Drawn<Bar> => ({
    bar,
    start: toDays(bar.from),
    end: toDays(AWAITED.has(bar.state) && bar.until < now ? now : bar.until),
  });
}

/** Such a vehicle is not offered for a day from now on (`overdue_margin` in SQL). */
function takenBy({ from, now }: Window) {
  const earliest = daysFrom(from)(now) + 1;
  return ({ bar, start, end }: Drawn<Bar>): Stretch => ({
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
