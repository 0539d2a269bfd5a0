import type { TFunction } from "i18next";

/** The rental days of a tier; the last tier is open-ended (`max` null). */
export function tierDays(t: TFunction, min: number, max: number | null): string {
  if (max === null) return t("fleet.tiers.from", { min });
  return max === 1 ? t("fleet.tiers.one") : t("fleet.tiers.range", { min, max });
}
