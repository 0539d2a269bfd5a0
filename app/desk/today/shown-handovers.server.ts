import type { Handover } from "~/booking/agenda/today";
import type { Sql } from "~/db.server";
import type { ExtraName } from "~/fleet/prices/quote-line-label";

/** A hand-over as Today shows it. */
export type ShownHandover = Omit<Handover, "totalPrice" | "currency" | "deliveryFee" | "lines"> & {
  /** Whether no car is named or free for it: there is nothing to hand over yet. */
  isUnassigned: boolean;
  extras: ExtraName[];
  /** What staff noted on the booking; empty without. */
  staffNote: string;
  /** What the customer pays at the pick-up; null for a return, and for those who see no prices. */
  price: Pick<Handover, "totalPrice" | "currency" | "deliveryFee"> | null;
};

/** Adds what the rows lack, and takes the prices from those who don't see them. */
export async function toHandovers(
  sql: Sql,
  rows: readonly Handover[],
  hasAll: boolean,
): Promise<ShownHandover[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const facts = await listFacts(sql, ids);
  return rows.map((row) => {
    const { totalPrice, currency, deliveryFee, lines, ...shown } = row;
    const { isUnassigned = false, staffNote = "" } = facts.get(row.id) ?? {};
    const isPriced = hasAll && row.kind === "pickup";
    return {
      ...shown,
      isUnassigned,
      extras: (lines ?? []).flatMap((line): ExtraName[] => {
        if (line.kind === "rental") return [];
        const { amount: _, ...extra } = line;
        return [extra];
      }),
      staffNote,
      price: isPriced ? { totalPrice, currency, deliveryFee } : null,
    };
  });
}

type Facts = { id: number; isUnassigned: boolean; staffNote: string };

async function listFacts(sql: Sql, ids: readonly number[]) {
  const rows = await sql<Facts[]>`
    select bookings.id, coalesce(booking_notes.text, '') as "staffNote",
      lacks_car(bookings) as "isUnassigned"
    from bookings left join booking_notes on booking_notes.booking_id = bookings.id
    where bookings.id = any(${[...ids]}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
