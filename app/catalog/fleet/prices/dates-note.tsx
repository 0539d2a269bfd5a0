import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { message } from "~/ui/message.css";
import { deliveryFeeOf, isServed, placeNamed, type Place } from "~/catalog/pricing/places";
import { placeText } from "./place-text";
import { feeLine } from "~/catalog/pricing/fees";
import { useMoney } from "~/catalog/company/use-company";
import { deliveryText } from "./delivery-text";
import { feeText, rateText } from "./price-breakdown";
import type { TripDates } from "./trip-dates";

type DeliveryProps = { pickup: string | undefined; places: readonly Place[]; withRate: boolean };

/** Says whether the totals include the delivery, and what it costs. */
function Delivery({ pickup, places, withRate }: DeliveryProps) {
  const { t } = useTranslation();
  const main = useMoney();
  if (pickup === undefined || !isServed(places, pickup)) return t("fleet.dates.apart");
  const amount = deliveryFeeOf(places, pickup);
  const fee = feeLine("delivery", { amount, currency: "GEL" }, main);
  const place = placeText(t, pickup, placeNamed(places, pickup)?.name);
  const price = amount > 0 ? feeText(t, fee) : deliveryText(t, { pickup, deliveryFee: amount });
  const isIncluded = amount === 0 || fee.currency === main.currency;
  return (
    <>
      {t("fleet.dates.delivery", { place, price })}{" "}
      {t(isIncluded ? "fleet.dates.included" : "fleet.dates.apart")}
      {withRate && fee.original && main.exchange && ` ${rateText(t, main.exchange)}.`}
    </>
  );
}

type DatesNoteProps = {
  dates: TripDates | null;
  places: readonly Place[];
  today: string;
  /** If true, the rate that converted the delivery fee stands here; otherwise `IndicativeTotal` has it. */
  withRate?: boolean;
};

/** Shows the dates of the totals, what they exclude, and warnings about the dates. */
export function DatesNote({ dates, places, today, withRate = false }: DatesNoteProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!dates) return null;
  const warnings = [
    dates.to < dates.from && t("booking.notices.returnBeforePickup"),
    dates.from < today && t("fleet.dates.past"),
  ].filter(Boolean);
  return (
    <>
      <p>
        {t("fleet.dates.note", { from: date(dates.from), to: date(dates.to) })}{" "}
        <Delivery pickup={dates.pickup} places={places} withRate={withRate} />
      </p>
      {warnings.length > 0 && <p className={message.notice}>{warnings.join(" ")}</p>}
    </>
  );
}
