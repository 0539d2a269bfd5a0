import { useTranslation } from "~/web/i18n/use-translation";
import type { FleetCar } from "~/catalog/fleet/car";
import { amount } from "./car-price.css";
import { type TripDates, tripQuote } from "./trip-dates";
import { quoteLineLabel } from "./quote-line-label";
import { usePrice } from "~/catalog/company/use-company";

type CarPriceProps = { car: Pick<FleetCar, "plan" | "pricePerDay">; dates: TripDates | null };

/** Shows the price of a trip, «$225 for 5 days», or without dates «from $40/day». */
export function CarPrice({ car, dates }: CarPriceProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  if (dates) {
    const { totalPrice, rentalDays } = tripQuote(car.plan, dates);
    return (
      <>
        <span className={amount}>{price(totalPrice)}</span>{" "}
        {t("fleet.dates.total", { count: rentalDays })}
      </>
    );
  }
  return <LowestRate rate={Number(car.pricePerDay)} />;
}

/** Shows the lowest rate, «from $40/day». */
export function LowestRate({ rate }: { rate: number }) {
  const { t } = useTranslation();
  const { price } = usePrice();
  return (
    <>
      {t("fleet.card.from")} <span className={amount}>{price(rate)}</span>
      {t("fleet.card.fromPerDay")}
    </>
  );
}

/** Shows the rate of a trip, «5 days at $45 a day», or a line for each season. */
export function TripRate({ car, dates }: CarPriceProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  if (!dates) return null;
  const { rentalDays, pricePerDay, lines, currency } = tripQuote(car.plan, dates);
  if (lines.every((line) => !("season" in line))) {
    return <p>{t("fleet.dates.rate", { count: rentalDays, rate: price(pricePerDay) })}</p>;
  }
  const labels = lines.map((line) => quoteLineLabel(t, line, currency));
  return labels.map((label) => <p key={label}>{label}</p>);
}
