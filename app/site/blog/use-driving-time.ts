import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import type { DrivingTime } from "./destinations";
import type { PlaceFact } from "./place-facts";

/** Returns the driving time from Tbilisi, localized. */
export function useDrivingTime({ km, hours: { from, to } }: DrivingTime): PlaceFact {
  const { t } = useTranslation();
  const { decimals } = useFormat();
  const hours = decimals(from === to ? `${to}` : `${from}–${to}`);
  return {
    icon: "clock",
    term: t("blog.drivingTime"),
    value: t("blog.hours", { hours, km }),
  };
}
