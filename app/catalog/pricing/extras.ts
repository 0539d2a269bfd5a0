import type { Localized } from "~/web/i18n/localized";
import { englishName } from "./english-name";
import { toCents } from "./money";

/** An extra of a rental, which staff enter at `/admin/prices`. */
export type Extra = {
  /** Made from the English name when the extra is entered; a change of the name leaves it as it is. */
  slug: string;
  name: Localized;
  /** The price of one piece, in the main currency. */
  price: number;
  /** Whether the price is for each rental day, or once for the rental. */
  perDay: boolean;
  /** The maximum quantity in a booking. */
  max: number;
  /** Customers can book it only if this is true. */
  isOffered: boolean;
};

/**
 * The extras that the specification names. Each has a field of its own in forms, API and CSV and a column of
 * `bookings`, true for one or more, and a kind of line in prices. `price` is that of bookings from before their
 * lines were stored: USD, flat per booking (specification 9).
 */
export const SPECIFIED_EXTRAS = [
  {
    slug: "child-seat",
    kind: "childSeat",
    field: "addChildSeat",
    column: "add_child_seat",
    price: 20,
  },
  { slug: "ski-rack", kind: "skiRack", field: "addSkiRack", column: "add_ski_rack", price: 25 },
] as const;

type SpecifiedExtra = (typeof SPECIFIED_EXTRAS)[number];
export type SpecifiedSlug = SpecifiedExtra["slug"];
export type ExtraField = SpecifiedExtra["field"];

/** These flags say for each extra that the specification names whether a booking has at least one. */
export type ExtraFlags = Record<ExtraField, boolean>;

/** Returns a record with one value for each extra that the specification names. */
export function byExtraField<Value>(
  valueOf: (extra: SpecifiedExtra) => Value,
): Record<ExtraField, Value> {
  const entries = SPECIFIED_EXTRAS.map((extra) => [extra.field, valueOf(extra)]);
  return Object.fromEntries(entries) as Record<ExtraField, Value>;
}

/** An extra that a booking asks for, by its slug or its English name, with the number of pieces. */
export type ExtraQuantity = { name: string; quantity: number };

export type ChosenExtra = Extra & { quantity: number };

/** Returns the extra with a slug or an English name. No extra has the slug of another as its name. */
export function extraNamed(extras: readonly Extra[], name: string): Extra | undefined {
  return extras.find((extra) => extra.slug === name || englishName(extra) === name);
}

/**
 * Returns the extras that were chosen, in their order; null if one of them is not offered, exceeds its maximum, or
 * is given twice. A flag counts as one, unless there is a quantity of that extra too.
 */
export function chosenExtras(
  extras: readonly Extra[],
  flags: Partial<ExtraFlags>,
  quantities: readonly ExtraQuantity[] = [],
): ChosenExtra[] | null {
  const counted = quantities.map(({ name, quantity }) => ({
    slug: extraNamed(extras, name)?.slug,
    quantity,
  }));
  const flagged = SPECIFIED_EXTRAS.filter(
    ({ field, slug }) => flags[field] && !counted.some((one) => one.slug === slug),
  ).map(({ slug }) => ({ slug, quantity: 1 }));
  const asked = [...flagged, ...counted];
  const found = extras.flatMap((extra) =>
    asked
      .filter(({ slug, quantity }) => slug === extra.slug && quantity >= 1 && quantity <= extra.max)
      .map(({ quantity }) => ({ ...extra, quantity })),
  );
  const slugs = new Set(found.map(({ slug }) => slug));
  const areOffered = found.every(({ isOffered }) => isOffered);
  return areOffered && found.length === asked.length && slugs.size === found.length ? found : null;
}

/** Returns one of an extra, for an example; nothing if it is not among the extras. */
export function oneOf(extras: readonly Extra[], slug: SpecifiedSlug): ChosenExtra[] {
  return extras.filter((extra) => extra.slug === slug).map((extra) => ({ ...extra, quantity: 1 }));
}

/** Returns whether the chosen extras have those that the specification names. */
export function flagsOf(chosen: readonly ChosenExtra[]): ExtraFlags {
  return byExtraField(({ slug }) => chosen.some((extra) => extra.slug === slug));
}

/**
 * A line of a price for an extra; `amount` is for the whole quantity. Lines of earlier releases for child seats
 * and ski racks have neither name nor quantity: they are for one.
 */
export type ExtraLine =
  | { kind: "extra"; name: Localized; quantity: number; amount: number }
  | { kind: SpecifiedExtra["kind"]; name?: Localized; quantity?: number; amount: number };

export function extraLine(extra: ChosenExtra, days: number): ExtraLine {
  const { slug, name, price, perDay, quantity } = extra;
  const kind = SPECIFIED_EXTRAS.find((one) => one.slug === slug)?.kind ?? "extra";
  return { kind, name, quantity, amount: toCents(price * quantity * (perDay ? days : 1)) };
}

/** Returns the lines of a booking from before lines were stored. */
export function unstoredExtraLines(flags: Partial<ExtraFlags>): ExtraLine[] {
  return SPECIFIED_EXTRAS.filter(({ field }) => flags[field]).map(({ kind, price }) => ({
    kind,
    amount: price,
  }));
}

/** Returns what a line was asked for by. */
export function quantityOfLine(line: ExtraLine): ExtraQuantity {
  const specified = SPECIFIED_EXTRAS.find(({ kind }) => kind === line.kind);
  return { name: specified?.slug ?? englishName(line), quantity: line.quantity ?? 1 };
}
