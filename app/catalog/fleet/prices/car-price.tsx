import { useTranslation } from "~/web/i18n/use-translation";
import type { FleetCar } from "~/catalog/fleet/car";
import type { Place } from "~/catalog/pricing/places";
import { sumToPay } from "~/catalog/pricing/quote";
import { feeText } from "./price-breakdown";
import { amount } from "./car-price.css";
import { type TripDates, tripQuote } from "./trip-dates";
import { priceLineLabel } from "./price-line-label";
import { usePrice } from "~/catalog/company/use-company";

type CarPriceProps = {
  car: Pick<FleetCar, "plan" | "pricePerDay">;
  dates: TripDates | null;
  places: readonly Place[];
};

/** Shows the sum to pay for a trip, «$241 for 5 days», or without dates «from $40/day». */
export function CarPrice({ car, dates, places }: CarPriceProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  if (dates) {
    const quote = tripQuote(car.plan, dates, places);
    return (
      <>
        <span className={amount}>{price(sumToPay(quote))}</span>{" "}
        {t("fleet.dates.total", { count: quote.rentalDays })}
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
export function TripRate({ car, dates, places }: CarPriceProps) {
  const { t } = useTranslation();
  const { price } = usePrice();
  if (!dates) return null;
  const { rentalDays, pricePerDay, lines, currency } = tripQuote(car.plan, dates, places);
  if (lines.every((line) => !("season" in line))) {
    return <p>{t("fleet.dates.rate", { count: rentalDays, rate: price(pricePerDay) })}</p>;
  }
  const labels = lines.map((line) => priceLineLabel(t, line, currency));
  return labels.map((label) => <p key={label}>{label}</p>);
}

/** Lists the fees of a trip, such as «Delivery: 45 GEL = $16»; with a plus those that are not in its sum to pay. */
export function TripFees({ car, dates, places }: CarPriceProps) {
  const { t } = useTranslation();
  if (!dates) return null;
  const { fees, payable, currency } = tripQuote(car.plan, dates, places);
  return fees.map((fee) => {
    const label = `${priceLineLabel(t, fee, currency)}: ${feeText(t, fee)}`;
    return <p key={label}>{payable === null ? `+ ${label}` : label}</p>;
  });
}
