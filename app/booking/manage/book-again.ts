import { href } from "react-router";
import type { Booking } from "~/booking/booking";
import { EXTRAS_PARAMETER, writeExtras } from "~/booking/extras/extra-field";
import { quantityOfLine } from "~/catalog/pricing/extras";
import { quoteLines } from "~/catalog/pricing/quote";

/** Returns the address of the form with the car, the places and the extras of a booking, without its dates. */
export function bookAgainPath(booking: Booking): string {
  const { vehicle, pickup, return: back } = booking;
  const extras = quoteLines(booking).flatMap((line) =>
    line.kind === "rental" ? [] : [quantityOfLine(line)],
  );
  const query = new URLSearchParams({ vehicle, pickup, return: back });
  if (extras.length > 0) query.set(EXTRAS_PARAMETER, writeExtras(extras));
  return `${href("/:lng?")}?${query}#booking`;
}
