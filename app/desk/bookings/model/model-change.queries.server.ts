import { businessNow } from "~/catalog/availability/time-range.server";
import { changeBooking } from "~/booking/booking-change.server";
import { quoteColumns } from "~/booking/booking-fields";
import type { Channel } from "~/booking/events/channels";
import { recordInternalEvent, sumChange } from "~/booking/events/record-event.server";
import type { Sql } from "~/web/db.server";
import type { Term } from "~/catalog/terms/terms";
import type { StoredQuote } from "~/catalog/pricing/quote";
import type { VehicleType } from "~/catalog/pricing/rates";

export type ModelChange = {
  id: bigint;
  revision: string;
  /** The model; null for a car that is not of the fleet. */
  modelId: number | null;
  name: string;
  type: VehicleType;
  /** The new price; null leaves the price as it is. */
  quote: StoredQuote | null;
  /** The terms with the model; null leaves them as they are. */
  terms: Term[] | null;
  /** Whether the form has shown that a car of the model is free. */
  mustBeFree: boolean;
  actor: string;
  now: Date;
};

/**
 * The delay of the message, which is that of other news about a car: staff who correct themselves cause one
 * message.
 */
const NEWS_AFTER_SECONDS = 60;

/**
 * Gives a booking that is not confirmed, or is of no model, another model. Its history says from what to
 * what, and the customer of a confirmed one is written to.
 */
export function changeModel(sql: Sql, change: ModelChange, channels: readonly Channel[]) {
  const { id, revision, modelId, name, type, quote, terms, mustBeFree, actor, now } = change;
  return changeBooking(sql, {
    id,
    revision,
    call: (target) => sql`
      change_model(
        ${target}, ${modelId}::integer, ${name}, ${type},
        ${quote && sql.json(quoteColumns(quote))}::jsonb, ${terms && sql.json(terms)}::jsonb, ${mustBeFree},
        ${businessNow(sql, now)}
      )`,
    event: sql`
      ${recordInternalEvent(
        sql,
        "modelChanged",
        actor,
        sql`(
        select jsonb_build_object(
          'from', seen.car ->> 'model', 'to', ${name}::text,
          'sums', ${sumChange(sql)}
        )
        from seen, change
      )`,
      )}, outbox_row as (
        insert into outbox (booking_id, event_id, kind, channel, next_at)
        select event.booking_id, event.id, 'car', 'emailVisitor',
          now() + make_interval(secs => ${NEWS_AFTER_SECONDS})
        from event, change
        where ${channels.includes("emailVisitor")} and (change.booking).status = 'confirmed'
          and (change.booking).email <> ''
        on conflict (booking_id) where kind = 'car' and sent_at is null do nothing
      )`,
  });
}
