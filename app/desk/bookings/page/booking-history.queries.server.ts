import type { BookingEventKind } from "~/booking/booking-events.queries.server";
import type { CancelReason } from "~/booking/status";
import type { Sql } from "~/web/db.server";
import type { Localized } from "~/web/i18n/localized";
import type { MainCurrency } from "~/catalog/pricing/money";

/**
 * A change from one value to another; null stands for no car or no mark, and without `of` it is the car.
 * Moments are `YYYY-MM-DD HH:MM`, those of a trip two, a pin is `on` or `off`. Sums are in `currency`.
 */
export type BookingEventChange = {
  of?: "return" | "trip" | "out" | "returned" | "pin";
  from: string | null;
  to: string | null;
  /** The places of a trip: their names, or the value of one without a name. */
  places?: Record<"from" | "to", [pickup: StoredPlace, back: StoredPlace]>;
  sums?: { from: number; to: number; currency: MainCurrency };
};

export type StoredPlace = Localized | string;

/**
 * An entry of a booking's history. `createdAt` is ISO 8601 in UTC; `text` is set for messages that were not
 * erased.
 */
export type HistoryEntry = {
  id: number;
  kind: BookingEventKind;
  actor: string;
  text: string | null;
  /** The change; null where the history doesn't say from what to what. */
  change: BookingEventChange | null;
  /** The reason of a cancellation; null for what an earlier release recorded. */
  reason: CancelReason | null;
  createdAt: string;
};

export async function listHistory(sql: Sql, bookingId: number) {
  return sql<HistoryEntry[]>`
    select id, kind, actor, event_texts.text, change, reason, iso_utc(created_at) as "createdAt"
    from booking_events left join event_texts on event_id = id
    where booking_id = ${bookingId}
    order by id`;
}
