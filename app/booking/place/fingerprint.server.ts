import { hash } from "~/booking/links/token.server";
import type { BookingInput } from "~/booking/booking";
import type { ExtraQuantity } from "~/catalog/pricing/offered-extras";

/** A hash of the input that doesn't depend on the order of its fields. */
export function fingerprintOf(input: BookingInput, extras: readonly ExtraQuantity[] = []): string {
  const sorted = extras.map(({ name, quantity }) => [name, quantity]).sort();
  const all = { ...input, ...(extras.length > 0 && { extras: sorted }) };
  return hash(JSON.stringify(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
}
