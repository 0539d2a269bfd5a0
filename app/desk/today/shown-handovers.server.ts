import type { Handover } from "~/booking/agenda/today";
import type { AmountToPay } from "~/catalog/fleet/prices/delivery-text";
import type { Sql } from "~/web/db.server";
import { extrasOf, type ExtraName } from "~/catalog/fleet/prices/price-line-label";

/** A hand-over as Today shows it. */
export type ShownHandover = Omit<Handover, keyof AmountToPay | "lines"> & {
  /** Whether no car is named or free for the booking: there is nothing to hand over yet. */
  isUnassigned: boolean;
  extras: ExtraName[];
  /** What the customer pays at the pick-up; null for a return, and for those who see no prices. */
  price: AmountToPay | null;
};

/** Adds what the rows lack, and takes the prices from those who don't see them. */
export async function toHandovers(
  sql: Sql,
  rows: readonly Handover[],
  hasAll: boolean,
): Promise<ShownHandover[]> {
  if (rows.length === 0) return [];
  const unassigned = await findUnassigned(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { totalPrice, payable, fees, currency, deliveryFee, lines, ...shown } = row;
    const isPriced = hasAll && row.kind === "pickup";
    return {
      ...shown,
      isUnassigned: unassigned.has(row.id),
      extras: extrasOf(lines),
      price: isPriced
        ? { totalPrice, payable, fees, currency, deliveryFee, pickup: row.place }
        : null,
    };
  });
}

async function findUnassigned(sql: Sql, ids: readonly number[]) {
  const rows = await sql<{ id: number }[]>`
    select id from bookings where id = any(${[...ids]}::bigint[]) and lacks_car(bookings)`;
  return new Set(rows.map(({ id }) => id));
}
