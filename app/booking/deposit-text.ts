import type { TFunction } from "i18next";
import type { Claims } from "~/catalog/company/company-numbers";
import { priceRangeText, priceText } from "~/catalog/company/price-text";
import type { Money } from "~/catalog/pricing/money";

/** Returns the deposit of a car, or the usual range if it has none of its own. */
export function depositText(
  t: TFunction,
  money: Money,
  deposit: number | null,
  usual: Claims["deposit"],
): string {
  return deposit === null ? priceRangeText(t, money, usual) : priceText(t, money, deposit);
}
