import { readAmount, readDays } from "~/desk/prices/read-amount";
import {
  checkNamedRows,
  type RowCheck,
  type RowErrors,
  type TypedRow,
} from "~/desk/prices/typed-rows";
import type { ExtraOffer } from "~/catalog/pricing/offered-extras";
import { messageKey } from "~/web/message-key";

export const EXTRA_ROW_FIELDS = [
  "extraEn",
  "extraKa",
  "extraPrice",
  "extraUnit",
  "extraMax",
] as const;
export type ExtraRowField = (typeof EXTRA_ROW_FIELDS)[number];
export type ExtraRow = TypedRow<ExtraRowField>;

/** The units of an extra's price: the rental, or each of its days. */
export const EXTRA_UNITS = ["once", "day"] as const;

const MAX_PRICE = 10_000;
const MAX_QUANTITY = 20;

/** Returns the rows of stored extras, with an empty one for another extra. */
export function extraRows(extras: readonly ExtraOffer[]): ExtraRow[] {
  const rows = extras.map(({ name, price, perDay, max }) => ({
    extraEn: name.en,
    extraKa: name.ka,
    extraPrice: String(price),
    extraUnit: perDay ? "day" : "once",
    extraMax: String(max),
  }));
  const empty = { extraEn: "", extraKa: "", extraPrice: "", extraUnit: "once", extraMax: "" };
  return [...rows, empty];
}

type ParseExtrasResult = { ok: true; extras: ExtraOffer[] } | { ok: false; errors: RowErrors };

/** Parses the rows of extras. Those without names are removed. */
export function parseExtras(rows: readonly ExtraRow[]): ParseExtrasResult {
  const checked = checkNamedRows(rows, ["extraEn", "extraKa"], checksOf);
  return checked.ok ? { ok: true, extras: checked.used.map(readExtra) } : checked;
}

function checksOf(row: ExtraRow): RowCheck<ExtraRowField>[] {
  return [
    ["extraPrice", messageKey("prices.errors.extraPrice"), readPrice(row) === null],
    ["extraUnit", messageKey("prices.errors.price"), !EXTRA_UNITS.some((u) => u === row.extraUnit)],
    ["extraMax", messageKey("prices.errors.quantity"), readMax(row) === null],
  ];
}

const readPrice = (row: ExtraRow) => readAmount(row.extraPrice, MAX_PRICE);
const readMax = (row: ExtraRow) => readDays(row.extraMax, MAX_QUANTITY);

function readExtra(row: ExtraRow): ExtraOffer {
  return {
    name: { en: row.extraEn, ka: row.extraKa },
    price: readPrice(row) ?? 0,
    perDay: row.extraUnit === "day",
    max: readMax(row) ?? 1,
  };
}
