import { SPECIFIED_EXTRAS } from "~/catalog/pricing/extras";
import { isRecord, recordOf } from "~/web/records";

/** The names of the extras of the specification, which files of version 1 and tables of that time don't have. */
const NAMES = {
  childSeat: { en: "Child seat", ka: "ბავშვის სავარძელი" },
  skiRack: { en: "Ski rack", ka: "თხილამურის სამაგრი" },
} as const;

type Row = Record<string, unknown>;

/** Returns the row of an extra of the specification at a price, beside other rows; null if there is no such extra. */
export function specifiedRow(kind: string, price: unknown, others: readonly unknown[]): Row | null {
  const extra = SPECIFIED_EXTRAS.find((one) => one.kind === kind);
  if (!extra) return null;
  const name = NAMES[extra.kind];
  const isTaken = others.some((row) => recordOf(recordOf(row).name).en === name.en);
  return {
    slug: extra.slug,
    name: isTaken ? { ...name, en: `${name.en} 2`, ka: `${name.ka} 2` } : name,
    price: price ?? extra.price,
    perDay: false,
    max: 1,
    isOffered: true,
  };
}

/**
 * Returns the prices of a file of version 1 in the present form. There, child seats and ski racks have only their
 * prices, with the main currency.
 */
export function pricesOfVersion1(prices: unknown): unknown {
  if (!isRecord(prices)) return prices;
  const { main, extras = [] } = prices;
  if (!Array.isArray(extras)) return prices;
  const { extras: amounts, ...rest } = recordOf(main);
  const specified = SPECIFIED_EXTRAS.map(({ kind }) =>
    specifiedRow(kind, recordOf(amounts)[kind], extras),
  );
  return {
    ...prices,
    ...(isRecord(main) && { main: rest }),
    extras: [...specified, ...extras],
  };
}
