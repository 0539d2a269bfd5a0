import { businessNow } from "~/availability/time-range.server";
import { changeBooking } from "~/booking/booking-change.server";
import { recordInternalEvent } from "~/booking/events/record-event.server";
import type { ReturnQuote } from "~/booking/returns/return-quote";
import type { Sql } from "~/db.server";
import type { VehicleType } from "~/pricing/rates";

export type ModelChange = {
  id: bigint;
  revision: string;
  /** Null for a car that is not of the fleet. */
  modelId: number | null;
  name: string;
  type: VehicleType;
  /** Null keeps the price. */
  quote: ReturnQuote | null;
  /** The form has shown that a car of the model is free. */
  mustBeFree: boolean;
  actor: string;
  now: Date;
};

/** Gives a booking that is not confirmed, or is of no model, another model. Its history says from what to what. */
export function changeModel(sql: Sql, change: ModelChange) {
  const { id, revision, modelId, name, type, quote, mustBeFree, actor, now } = change;
  return changeBooking(sql, {
    id,
    revision,
    call: (target) => sql`
      change_model(
        ${target}, ${modelId}::integer, ${name}, ${type},
        ${quote?.rentalDays ?? null}::integer, ${quote?.pricePerDay ?? null}::numeric,
        ${quote?.totalPrice ?? null}::numeric, ${quote && sql.json(quote.lines)}::jsonb, ${mustBeFree},
        ${businessNow(sql, now)}
      )`,
    event: recordInternalEvent(
      sql,
      "modelChanged",
      actor,
      sql`(
        select jsonb_build_object(
          'from', seen.car ->> 'model', 'to', ${name}::text,
          'sums', jsonb_build_object(
            'from', seen.total, 'to', (change.booking).total_price, 'currency', (change.booking).currency
          )
        )
        from seen, change
      )`,
    ),
  });
}
