/**
 * Child seats and ski racks. Any other extra is a row that staff enter at `/admin/prices`, without code.
 * The price in USD of sites with that currency, flat per booking (specification 9); the field of forms,
 * API and CSV; the column of `bookings`. A new one also needs a migration: its column, and its price in
 * the setting `mainCurrency` of sites that have stored it.
 */
export const EXTRAS = [
  { extra: "childSeat", field: "addChildSeat", column: "add_child_seat", price: 20 },
  { extra: "skiRack", field: "addSkiRack", column: "add_ski_rack", price: 25 },
] as const;

export type Extra = (typeof EXTRAS)[number]["extra"];
export type ExtraField = (typeof EXTRAS)[number]["field"];

export type ExtraChoices = Record<ExtraField, boolean>;

export const EXTRA_FIELDS: readonly ExtraField[] = EXTRAS.map(({ field }) => field);

/** Returns a record with one value for each extra. */
export function byExtra<Value>(
  valueOf: (extra: (typeof EXTRAS)[number]) => Value,
): Record<Extra, Value> {
  return recordOf(EXTRAS.map((extra) => [extra.extra, valueOf(extra)]));
}

/** The prices in USD by extra. */
export const EXTRA_PRICES: Readonly<Record<Extra, number>> = byExtra(({ price }) => price);

/** Returns a record with one value for each extra's field. */
export function byExtraField<Value>(
  valueOf: (extra: (typeof EXTRAS)[number]) => Value,
): Record<ExtraField, Value> {
  return recordOf(EXTRAS.map((extra) => [extra.field, valueOf(extra)]));
}

function recordOf<Key extends string, Value>(entries: [Key, Value][]) {
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** Returns the extras of a booking without its other fields. */
export function pickExtras(booking: ExtraChoices): ExtraChoices {
  return byExtraField(({ field }) => booking[field]);
}

/** Returns the extras that were chosen; a missing field counts as not chosen. */
export function chosenExtras(choices: Partial<ExtraChoices>): (typeof EXTRAS)[number][] {
  return EXTRAS.filter(({ field }) => choices[field]);
}
