import type { TFunction } from "i18next";
import { CLAIMS } from "~/company/claims";
import { formatWith } from "~/i18n/format";

/** The deposit of a car in USD, or the usual range if it has none of its own. */
export function depositText(t: TFunction, deposit: number | null): string {
  const { usd } = formatWith(t);
  const { from, to } = CLAIMS.deposit;
  return deposit === null ? `${usd(from)}–${usd(to)}` : usd(deposit);
}
