import type { TFunction } from "i18next";
import type { Claims } from "~/company/claims";
import { formatWith } from "~/i18n/format";

/** The deposit of a car in USD, or the usual range if it has none of its own. */
export function depositText(
  t: TFunction,
  deposit: number | null,
  { from, to }: Claims["deposit"],
): string {
  const { usd } = formatWith(t);
  return deposit === null ? `${usd(from)}–${usd(to)}` : usd(deposit);
}
