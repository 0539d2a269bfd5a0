import { parseDate } from "~/web/calendar";
import { messageKey, type MessageKey } from "~/web/message-key";
import { isCode, normalizeCode, type DiscountCode } from "~/catalog/pricing/discount";
import { MAIN_CURRENCIES, type MainCurrency } from "~/catalog/pricing/money";
import { readAmount } from "~/desk/prices/read-amount";
import { cellId, fieldText, MAX_ROWS, type TypedRow } from "~/desk/prices/typed-rows";

/** The fields of a row of discount codes. */
export const CODE_FIELDS = ["code", "value", "unit", "lastDay", "maxUses"] as const;

/** What `value` is: a percentage, or an amount in a currency. */
export const CODE_UNITS = ["percent", ...MAIN_CURRENCIES] as const;

/** Returns the rows of stored codes, with an empty one for another code. */
export function codeRows(codes: readonly DiscountCode[]): TypedRow[] {
  const rows = codes.map(({ code, percent, amount, currency, lastDay, maxUses }) => ({
    code,
    value: String(percent ?? amount),
    unit: currency ?? "percent",
    lastDay: lastDay ?? "",
    maxUses: maxUses === null ? "" : String(maxUses),
  }));
  return [...rows, { code: "", value: "", unit: "percent", lastDay: "", maxUses: "" }];
}

export function typedCodes(form: FormData): TypedRow[] {
  const columns = CODE_FIELDS.map((field) => [field, form.getAll(field).map(fieldText)] as const);
  const count = Math.min(MAX_ROWS, Math.max(0, ...columns.map(([, values]) => values.length)));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map(([field, values]) => [field, values[row] ?? ""])),
  );
}

type ParsedCodes =
  | { ok: true; codes: DiscountCode[] }
  | { ok: false; errors: (readonly [id: string, message: MessageKey])[] };

const MAX_AMOUNT = 100_000;
const MAX_USES = 1_000_000;

/** Parses rows of codes. Rows without a code are left out. */
export function parseCodes(rows: readonly TypedRow[]): ParsedCodes {
  const errors: [string, MessageKey][] = [];
  const codes: DiscountCode[] = [];
  rows.forEach((row, index) => {
    if (!row.code) return;
    const refuse = (field: (typeof CODE_FIELDS)[number], message: MessageKey) =>
      errors.push([cellId("codes", field, index), message]);
    const code = normalizeCode(row.code);
    if (!isCode(code)) refuse("code", "prices.errors.code");
    if (codes.some((one) => one.code === code)) refuse("code", "prices.errors.sameCode");
    const currency: MainCurrency | null = MAIN_CURRENCIES.find((one) => one === row.unit) ?? null;
    const value = readAmount(row.value ?? "", currency ? MAX_AMOUNT : 100);
    if (!value)
      refuse(
        "value",
        messageKey(currency ? "prices.errors.codeAmount" : "prices.errors.codePercent"),
      );
    const lastDay = row.lastDay ? parseDate(row.lastDay) : null;
    if (row.lastDay && !lastDay) refuse("lastDay", "prices.errors.date");
    const maxUses = row.maxUses ? readUses(row.maxUses) : null;
    if (row.maxUses && maxUses === null) refuse("maxUses", "prices.errors.uses");
    const off = currency ? { percent: null, amount: value } : { percent: value, amount: null };
    codes.push({ code, ...off, currency, lastDay, maxUses });
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, codes };
}

function readUses(text: string): number | null {
  const uses = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return uses >= 1 && uses <= MAX_USES ? uses : null;
}
