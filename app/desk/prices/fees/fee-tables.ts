import { parseTime } from "~/web/calendar";
import { messageKey } from "~/web/message-key";
import { BORDER_COUNTRIES } from "~/catalog/fleet/prices/price-line-label";
import { RULE_KINDS, type FeeRule, type RuleKind } from "~/catalog/pricing/fee-rules";
import { MAIN_CURRENCIES, type MainCurrency } from "~/catalog/pricing/money";
import type { PriceTables } from "~/catalog/pricing/price-tables";
import type { Place } from "~/catalog/pricing/places";
import { readAmount, readMinutes } from "~/desk/prices/read-amount";
import {
  cellId,
  fieldText,
  MAX_ROWS,
  type Cell,
  type RowError,
  type TypedRow,
} from "~/desk/prices/typed-rows";

/** The form fields of the counting of days. */
export const COUNTING_FIELD = "counting";
export const GRACE_FIELD = "graceMinutes";
export const DAY_KINDS = ["calendar", "hours"] as const;

/** The typed form of all fees; the rows are by kind. */
export type TypedFees = {
  counting: string;
  graceMinutes: string;
  rows: Readonly<Record<RuleKind, readonly TypedRow[]>>;
};

/** A cell whose values are of any type. */
type FeeCell = Omit<Cell<unknown>, "write"> & { write: (value: never) => string };
type FeeCells = Readonly<Record<string, FeeCell>>;

const MAX_FEE = 100_000;
const MAX_MINUTES = 1440;

const amount: Cell<number> = {
  read: (text) => readAmount(text, MAX_FEE),
  write: String,
  error: messageKey("prices.errors.fee"),
};
const atMost: Cell<number | null | "wrong"> = {
  read: (text) => (text.trim() === "" ? null : (readAmount(text, MAX_FEE) ?? "wrong")),
  write: (most) => (most === null ? "" : String(most)),
  error: messageKey("prices.errors.fee"),
};
const perDay: Cell<boolean> = {
  read: (text) => (text === "day" ? true : text === "once" ? false : null),
  write: (isDaily) => (isDaily ? "day" : "once"),
  error: messageKey("booking.errors.choice"),
  choices: ["day", "once"],
};
const minutes: Cell<number> = {
  read: (text) => readMinutes(text, MAX_MINUTES),
  write: (count) => (count === 0 ? "" : String(count)),
  error: messageKey("prices.errors.minutes"),
};
const time: Cell<string> = {
  read: parseTime,
  write: String,
  error: messageKey("prices.errors.time"),
};
const age: Cell<number> = {
  read: (text) => (/^\d{2}$/.test(text) && Number(text) >= 18 ? Number(text) : null),
  write: String,
  error: messageKey("prices.errors.age"),
};
const place: Cell<string> = {
  read: (text) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : null),
  write: String,
  error: messageKey("prices.errors.place"),
};

function oneOf<Value extends string>(choices: readonly Value[]): Cell<Value> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? null,
    write: String,
    error: messageKey("booking.errors.choice"),
    choices,
  };
}

/** The kinds of which there is one rule at most. */
const SINGLE: ReadonlySet<RuleKind> = new Set(["lateReturn", "secondDriver", "extraKm"]);

/**
 * Returns the cells of each kind of fee in their order. A new row has the main currency. The choices of a place are the
 * company's; a stored rule may have one that has gone.
 */
export function feeCells(
  main: MainCurrency,
  places: readonly Pick<Place, "slug">[],
): Readonly<Record<RuleKind, FeeCells>> {
  const currency = oneOf(MAIN_CURRENCIES.toSorted((one) => (one === main ? -1 : 1)));
  const where = { ...place, choices: ["", ...places.map(({ slug }) => slug)] };
  return {
    lateReturn: { amount, currency, minutes, atMost },
    oneWay: { pickup: where, return: where, amount, currency },
    delivery: { pickup: where, return: where, amount },
    outOfHours: { from: time, until: time, amount, currency },
    secondDriver: { amount, currency, perDay, atMost },
    youngDriver: { age, amount, currency, perDay, atMost },
    border: { country: oneOf(BORDER_COUNTRIES), amount, currency },
    extraKm: { amount, currency },
  };
}

/** Returns the name of a form's field in the rows of a kind. */
export const feeField = (kind: RuleKind, field: string) => `${kind}-${field}`;

type Cells = ReturnType<typeof feeCells>;

/** Returns the form of the stored fees, with an empty row for another fee of each kind. */
export function feesForm(cells: Cells, { graceMinutes, rules }: PriceTables["fees"]): TypedFees {
  const rowsOf = (kind: RuleKind) => {
    const rows = rules.filter((rule) => rule.kind === kind).map((rule) => rowOf(cells[kind], rule));
    const isFull = SINGLE.has(kind) && rows.length > 0;
    return isFull ? rows : [...rows, emptyRow(cells[kind])];
  };
  return {
    counting: graceMinutes === null ? "calendar" : "hours",
    graceMinutes: graceMinutes ? String(graceMinutes) : "",
    rows: byKind(rowsOf),
  };
}

function byKind<Value>(valueOf: (kind: RuleKind) => Value): Record<RuleKind, Value> {
  const entries = RULE_KINDS.map((kind) => [kind, valueOf(kind)]);
  return Object.fromEntries(entries) as Record<RuleKind, Value>;
}

function rowOf(cells: FeeCells, rule: FeeRule): TypedRow {
  const values = rule as unknown as Readonly<Record<string, never>>;
  return Object.fromEntries(
    Object.entries(cells).map(([field, { write }]) => [field, write(values[field] as never)]),
  );
}

function emptyRow(cells: FeeCells): TypedRow {
  return Object.fromEntries(
    Object.entries(cells).map(([field, { choices }]) => [field, choices?.[0] ?? ""]),
  );
}

/** Reads a sent form, in which nothing has been validated. */
export function typedFees(form: FormData, cells: Cells): TypedFees {
  const text = (field: string) => fieldText(form.get(field) ?? "");
  const rowsOf = (kind: RuleKind) => {
    const columns = Object.keys(cells[kind]).map(
      (field) => [field, form.getAll(feeField(kind, field)).map(fieldText)] as const,
    );
    const count = Math.min(MAX_ROWS, Math.max(0, ...columns.map(([, values]) => values.length)));
    return Array.from({ length: count }, (_, row) =>
      Object.fromEntries(columns.map(([field, values]) => [field, values[row] ?? ""])),
    );
  };
  return {
    counting: text(COUNTING_FIELD),
    graceMinutes: text(GRACE_FIELD),
    rows: byKind(rowsOf),
  };
}

export type ParsedFees =
  | { ok: true; table: PriceTables["fees"] }
  | { ok: false; errors: (readonly [id: string, message: RowError["message"]])[] };

/** Parses the form. Rows without an amount are left out. */
export function parseFees(cells: Cells, typed: TypedFees): ParsedFees {
  const parsed = RULE_KINDS.map((kind) => parseRules(kind, cells[kind], typed.rows[kind]));
  const errors = parsed.flatMap((one) => one.errors);
  const grace = typed.counting === "calendar" ? null : readMinutes(typed.graceMinutes, MAX_GRACE);
  const isGraceWrong = typed.counting !== "calendar" && grace === null;
  if (isGraceWrong) errors.unshift([GRACE_FIELD, messageKey("prices.errors.grace")]);
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, table: { graceMinutes: grace, rules: parsed.flatMap((one) => one.rules) } };
}

/** The maximum grace in minutes, which is half a day. */
const MAX_GRACE = 720;

function parseRules(kind: RuleKind, cells: FeeCells, rows: readonly TypedRow[]) {
  const errors: [string, RowError["message"]][] = [];
  const rules: FeeRule[] = [];
  rows.forEach((row, index) => {
    if (!row.amount) return;
    const values = Object.entries(cells).map(
      ([field, { read }]) => [field, read(row[field] ?? "")] as const,
    );
    const wrong = values.filter(([field, value]) => isWrong(field, value));
    for (const [field] of wrong) {
      const { error } = cells[field]!;
      errors.push([cellId("fees", feeField(kind, field), index), error]);
    }
    if (wrong.length > 0) return;
    const inLari = kind === "delivery" && { currency: "GEL" };
    const rule = { kind, ...inLari, ...Object.fromEntries(values) } as FeeRule;
    const fault = faultOf(rule, rules);
    if (fault) errors.push([cellId("fees", feeField(kind, fault.field), index), fault.message]);
    rules.push(rule);
  });
  return { errors, rules };
}

function isWrong(field: string, value: unknown) {
  return field === "atMost" ? value === "wrong" : value === null;
}

/** Returns why a rule can't stand beside those before it; null if it can. */
function faultOf(rule: FeeRule, before: readonly FeeRule[]) {
  const taken = messageKey("prices.errors.sameFee");
  switch (rule.kind) {
    case "oneWay":
    case "delivery":
      if (rule.kind === "oneWay" && rule.pickup === rule.return) {
        return { field: "return", message: messageKey("prices.errors.samePlace") };
      }
      return before.some(
        (one) => "pickup" in one && one.pickup === rule.pickup && one.return === rule.return,
      )
        ? { field: "return", message: taken }
        : null;
    case "outOfHours":
      return rule.from === rule.until
        ? { field: "until", message: messageKey("prices.errors.sameTime") }
        : null;
    case "youngDriver":
      return before.some((one) => "age" in one && one.age === rule.age)
        ? { field: "age", message: taken }
        : null;
    case "border":
      return before.some((one) => "country" in one && one.country === rule.country)
        ? { field: "country", message: taken }
        : null;
    default:
      return before.length > 0 ? { field: "amount", message: taken } : null;
  }
}
