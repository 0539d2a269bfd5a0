import { toCents } from "./money";
import type { LocalName } from "./places";

/** An extra that the company offers besides child seats and ski racks. */
export type ExtraOffer = {
  /** The English name is the value in forms and the API. */
  name: LocalName;
  /** The price of one piece. */
  price: number;
  /** Whether the price is for each rental day, or once for the rental. */
  perDay: boolean;
  /** The maximum quantity in a booking. */
  max: number;
};

/** What a booking asks for: an English name, and how many. */
export type ExtraQuantity = { name: string; quantity: number };

export type ChosenOffer = ExtraOffer & { quantity: number };

/**
 * Returns the offers that were chosen; null if one of them is not offered, exceeds its maximum, or is given
 * twice.
 */
export function chosenOffers(
  offers: readonly ExtraOffer[],
  chosen: readonly ExtraQuantity[],
): ChosenOffer[] | null {
  const found = offers.flatMap((offer) =>
    chosen
      .filter(({ name }) => name === offer.name.en)
      .filter(({ quantity }) => quantity >= 1 && quantity <= offer.max)
      .map(({ quantity }) => ({ ...offer, quantity })),
  );
  const names = new Set(found.map(({ name }) => name.en));
  return found.length === chosen.length && names.size === found.length ? found : null;
}

/** A line of a price for an offered extra; `amount` is for the whole quantity. */
export type OfferLine = { kind: "extra"; name: LocalName; quantity: number; amount: number };

export function offerLine({ name, price, perDay, quantity }: ChosenOffer, days: number): OfferLine {
  const amount = toCents(price * quantity * (perDay ? days : 1));
  return { kind: "extra", name, quantity, amount };
}
