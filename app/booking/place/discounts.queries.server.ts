import { messageKey, type MessageKey } from "~/web/message-key";
import type { Sql } from "~/web/db.server";
import {
  discountOf,
  isCode,
  type CodeFault,
  type Discount,
  type DiscountCode,
} from "~/catalog/pricing/discount";

export type FindDiscountResult = { ok: true; discount: Discount } | { ok: false; fault: CodeFault };

type CodeRow = DiscountCode & { isExpired: boolean; isUsedUp: boolean };

/** Finds what a normalized code takes off a booking of today. */
export async function findDiscount(sql: Sql, code: string): Promise<FindDiscountResult> {
  if (!isCode(code)) return { ok: false, fault: "unknown" };
  const [row] = await sql<CodeRow[]>`
    select code, percent, amount, currency,
      coalesce(last_day < business_time(now())::date, false) as "isExpired",
      coalesce(discount_uses(code) >= max_uses, false) as "isUsedUp"
    from discount_codes where code = ${code}`;
  const discount = row && discountOf(row);
  if (!discount) return { ok: false, fault: "unknown" };
  if (row.isExpired) return { ok: false, fault: "expired" };
  return row.isUsedUp ? { ok: false, fault: "usedUp" } : { ok: true, discount };
}

const FAULTS: Readonly<Record<CodeFault, MessageKey>> = {
  unknown: messageKey("booking.errors.code.unknown"),
  expired: messageKey("booking.errors.code.expired"),
  usedUp: messageKey("booking.errors.code.usedUp"),
};

/** Returns the messages of the field of a code that gives no discount. */
export function codeErrors(fault: CodeFault): { code: MessageKey[] } {
  return { code: [FAULTS[fault]] };
}

/** Counts the bookings with each discount code, without cancelled ones. */
export async function countCodeUses(sql: Sql): Promise<Readonly<Record<string, number>>> {
  const rows = await sql<{ code: string; uses: number }[]>`
    select code, discount_uses(code)::integer as uses from discount_codes`;
  return Object.fromEntries(rows.map(({ code, uses }) => [code, uses]));
}
