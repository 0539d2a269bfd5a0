import type { TFunction } from "i18next";

/** Returns the rental days of a tier in words; the last tier is open-ended (`max` null). */
export function tierDays(t: TFunction, min: number, max: number | null): string {
  if (max === null) return t("fleet.tiers.from", { min });
  if (max === 1) return t("fleet.tiers.one");
  return min === max ? t("fleet.tiers.exact", { days: max }) : t("fleet.tiers.range", { min, max });
}
