import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import type { PriceOf } from "~/catalog/pricing/currency-table";

export type CarName = { id: number; name: string };

/** What a price is for, such as «Sedans, from 4 days on». */
export function usePriceLabel(cars: readonly CarName[]) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const carName = (id: string) => cars.find((car) => String(car.id) === id)?.name ?? `№ ${id}`;
  const rate = (name: string, days: number) => t("prices.rateOf", { name, days });
  const typeName = (type: "sedan" | "suv") => t(type === "sedan" ? "prices.sedans" : "prices.suvs");
  return (of: PriceOf): string => {
    switch (of.kind) {
      case "type":
        return rate(typeName(of.type), of.minDays);
      case "car":
        return rate(carName(of.car), of.minDays);
      case "deposit":
        return `${carName(of.car)}: ${t("fleetDesk.fields.deposit")}`;
      case "season":
        return `${of.season.name[language]}: ${rate(typeName(of.type), of.minDays)}`;
      case "extra":
        return of.extra.name[language];
      case "fixed":
        return t(`booking.price.${of.extra}`);
      case "claim":
        return t(`contentDesk.claims.${of.claim}`);
    }
  };
}
