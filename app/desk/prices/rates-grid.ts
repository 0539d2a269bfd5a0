import type { PriceTables } from "~/catalog/pricing/price-tables";
import {
  VEHICLE_TYPES,
  type RatePlan,
  type RateTier,
  type VehicleType,
} from "~/catalog/pricing/rates";
import { groupBy } from "~/web/records";
import { messageKey, type MessageKey } from "~/web/message-key";

/** The table of rates as texts of inputs: a column for each number of days, a row for each plan. */
export type RatesGrid = {
  /** The number of days from which each column applies. */
  days: string[];
  rows: GridRow[];
};

/** `id` is a vehicle type, or the id of a car with rates of its own. `name` is null for types. */
export type GridRow = { id: string; name: string | null; cells: string[] };

export const DAYS_FIELD = "days";
export const rateField = (id: string) => `rate-${id}`;

/** Returns the id of an input for a number of days, for messages. */
export const dayId = (column: number) => `${DAYS_FIELD}-${column}`;
export const rateId = (row: string, column: number) => `${rateField(row)}-${column}`;

export const MAX_COLUMNS = 12;
const MAX_DAYS = 365;
const MAX_RATE = 10_000;

type Rates = PriceTables["rates"];
type CarName = { id: number; name: string };

/** Returns the grid of stored rates, with an empty last column for another number of days. */
export function gridOf({ types, plans }: Rates, cars: readonly CarName[]): RatesGrid {
  const rows = [
    ...VEHICLE_TYPES.map((type) => ({ id: type, name: null, plan: types[type] })),
    ...cars.flatMap(({ id, name }) => {
      const plan = plans[String(id)];
      return plan ? [{ id: String(id), name, plan }] : [];
    }),
  ];
  const starts = new Set(rows.flatMap(({ plan }) => plan.map((tier) => tier.minDays)));
  const columns = [...starts].sort((a, b) => a - b);
  return {
    days: [...columns.map(String), ...(columns.length < MAX_COLUMNS ? [""] : [])],
    rows: rows.map(({ id, name, plan }) => ({ id, name, cells: cellsOf(plan, columns) })),
  };
}

function cellsOf(plan: RatePlan, columns: readonly number[]): string[] {
  const rates = columns.map((start) => plan.find((tier) => tier.minDays === start)?.dailyRate);
  return [...rates.map((rate) => (rate === undefined ? "" : String(rate))), ""];
}

/** Returns the grid of a posted form. */
export function typedGrid(form: FormData, cars: readonly CarName[]): RatesGrid {
  const fields = groupBy([...form], ([name]) => name);
  const textsOf = (field: string) =>
    (fields.get(field) ?? []).map(([, value]) => String(value).trim());
  const days = textsOf(DAYS_FIELD).slice(0, MAX_COLUMNS);
  const rows = [
    ...VEHICLE_TYPES.map((id) => ({ id, name: null })),
    ...cars.map(({ id, name }) => ({ id: String(id), name })),
  ].filter(({ id }) => fields.has(rateField(id)));
  return {
    days,
    rows: rows.map((row) => {
      const cells = textsOf(rateField(row.id));
      return { ...row, cells: days.map((_, column) => cells[column] ?? "") };
    }),
  };
}

/** Adds a row for a car that gets rates of its own, filled in with those of the SUVs. */
export function withOwnRow(grid: RatesGrid, cars: readonly CarName[], own: string): RatesGrid {
  const car = cars.find(({ id }) => String(id) === own);
  if (!car || grid.rows.some(({ id }) => id === own)) return grid;
  const cells = grid.rows.find(({ id }) => id === "suv")?.cells ?? [];
  return { ...grid, rows: [...grid.rows, { id: String(car.id), name: car.name, cells }] };
}

/** Messages by the id of their input. */
export type GridErrors = ReadonlyMap<string, MessageKey>;

/**
 * Parses the rates of a grid, or returns messages. A car without a rate in its row follows its type again.
 */
export function parseGrid(
  grid: RatesGrid,
): { ok: true; rates: Rates } | { ok: false; errors: GridErrors } {
  const errors = new Map<string, MessageKey>();
  const starts = grid.days.map((text, column) => readStart(text, column, grid, errors));
  const plans = grid.rows.map((row) => ({ id: row.id, plan: readPlan(row, starts, errors) }));
  const planOf = (id: string) => plans.find((row) => row.id === id)?.plan ?? [];
  for (const type of VEHICLE_TYPES) {
    if (planOf(type).length === 0) requireFirst(type, errors);
  }
  if (errors.size > 0) return { ok: false, errors };
  const isType = (id: string): id is VehicleType => VEHICLE_TYPES.some((type) => type === id);
  const own = plans.filter(({ id, plan }) => !isType(id) && plan.length > 0);
  return {
    ok: true,
    rates: {
      types: { sedan: planOf("sedan"), suv: planOf("suv") },
      plans: Object.fromEntries(own.map(({ id, plan }) => [id, plan])),
    },
  };
}

/** Reads the number of days of a column; null if it is empty or invalid. */
function readStart(
  text: string,
  column: number,
  { days, rows }: RatesGrid,
  errors: Map<string, MessageKey>,
): number | null {
  if (text === "") {
    const isUsed = rows.some(({ cells }) => cells[column] !== "");
    if (isUsed) errors.set(dayId(column), messageKey("prices.errors.noDays"));
    return null;
  }
  const start = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (start < 1 || start > MAX_DAYS) errors.set(dayId(column), messageKey("prices.errors.days"));
  else if (days.findIndex((other) => Number(other) === start) < column) {
    errors.set(dayId(column), messageKey("prices.errors.sameDays"));
  } else return start;
  return null;
}

/** Reads the tiers of a row by ascending days. */
function readPlan(
  { id, cells }: GridRow,
  starts: readonly (number | null)[],
  errors: Map<string, MessageKey>,
): RateTier[] {
  const tiers = cells.flatMap((text, column) => {
    const minDays = starts[column];
    if (text === "") return [];
    const dailyRate = readRate(text);
    if (dailyRate === null) errors.set(rateId(id, column), messageKey("prices.errors.rate"));
    return typeof minDays === "number" && dailyRate !== null ? [{ minDays, dailyRate }] : [];
  });
  const plan = tiers.sort((a, b) => a.minDays - b.minDays);
  if (plan[0] && plan[0].minDays !== 1) requireFirst(id, errors);
  return plan;
}

/** Reports that the first rate is missing; an invalid one has its own message. */
function requireFirst(row: string, errors: Map<string, MessageKey>) {
  const id = rateId(row, 0);
  if (!errors.has(id)) errors.set(id, messageKey("prices.errors.first"));
}

/** Reads a rate above 0, in cents, with a decimal point or comma; null if it is none. */
export function readRate(text: string): number | null {
  const rate = /^\d{1,5}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(",", ".")) : 0;
  return rate > 0 && rate <= MAX_RATE ? rate : null;
}
