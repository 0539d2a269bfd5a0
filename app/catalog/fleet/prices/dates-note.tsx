import { useSearchParams } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { message } from "~/ui/message.css";
import {
  deliveryFeeOf,
  isServed,
  OTHER_PLACE,
  placeNamed,
  type Place,
} from "~/catalog/pricing/places";
import { placeText } from "./place-text";
import { feeLine } from "~/catalog/pricing/fees";
import { useMoney } from "~/catalog/company/use-company";
import { deliveryText } from "./delivery-text";
import { feeText, rateText } from "./price-breakdown";
import { isEmptySearch, swappedTrip, tripProblem, type TripDates } from "./trip-dates";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";

type Delivery = {
  place: string;
  price: string;
  /** Whether the sum to pay has it: not where it is yet to be agreed, nor without a rate of exchange. */
  isIncluded: boolean;
};

/** Returns the delivery to a place in words; null without a place, and for one that is not served. */
function useDelivery(pickup: string | undefined, places: readonly Place[]): Delivery | null {
  const { t } = useTranslation();
  const main = useMoney();
  if (pickup === undefined || !isServed(places, pickup)) return null;
  const amount = deliveryFeeOf(places, pickup);
  const fee = feeLine("delivery", { amount, currency: "GEL" }, main);
  return {
    place: placeText(t, pickup, placeNamed(places, pickup)?.name),
    price: amount > 0 ? feeText(t, fee) : deliveryText(t, { pickup, deliveryFee: amount }),
    isIncluded: pickup !== OTHER_PLACE && (amount === 0 || fee.currency === main.currency),
  };
}

type DeliveryNoteProps = { pickup: string | undefined; places: readonly Place[] };

/** Says whether a sum includes the delivery, and what it costs. */
export function DeliveryNote({ pickup, places }: DeliveryNoteProps) {
  const { t } = useTranslation();
  const delivery = useDelivery(pickup, places);
  if (!delivery) return t("fleet.dates.apart");
  const isIncluded = t(delivery.isIncluded ? "fleet.dates.included" : "fleet.dates.apart");
  return `${t("fleet.dates.delivery", delivery)} ${isIncluded}`;
}

/** Says at which rate the delivery fee in the prices of a list was converted; nothing where it was not. */
export function DeliveryRate({ dates, places }: Pick<DatesNoteProps, "dates" | "places">) {
  const { t } = useTranslation();
  const main = useMoney();
  const amount = deliveryFeeOf(places, dates?.pickup ?? null);
  const fee = feeLine("delivery", { amount, currency: "GEL" }, main);
  return fee.original && main.exchange && <p>{rateText(t, main.exchange)}.</p>;
}

type DatesNoteProps = {
  dates: TripDates | null;
  places: readonly Place[];
  today: string;
  /** Returns the address of this page for another trip. */
  addressOf: (trip: TripDates) => string;
};

/** Says which days the prices are for and whether the delivery is in them, or why dates have no price. */
export function DatesNote({ dates, places, today, addressOf }: DatesNoteProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const delivery = useDelivery(dates?.pickup, places);
  if (!dates) return null;
  if (tripProblem(dates, today)) return <NoPrice {...{ dates, today, addressOf }} />;
  const days = range(dates.from, dates.to, today);
  const key = !delivery ? "open" : delivery.isIncluded ? "with" : "apart";
  return <p>{t(`fleet.dates.short.${key}`, { days, ...delivery })}</p>;
}

type NoPriceProps = Pick<DatesNoteProps, "dates" | "today" | "addressOf">;

/** Says why dates have no price, and offers reversed ones the right way round; nothing of others. */
export function NoPrice({ dates, today, addressOf }: NoPriceProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const problem = dates && tripProblem(dates, today);
  if (!problem) return null;
  const swapped = swappedTrip(dates, today);
  return (
    <div className={message.notice}>
      <p>{t(`fleet.dates.${problem}`)}</p>
      {problem === "reversed" && swapped && (
        <p>
          <Link className={button.secondary} to={addressOf(swapped)} rel="nofollow">
            {t("fleet.dates.swap", { range: range(swapped.from, swapped.to, today) })}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Says below an empty search what it lacks; nothing after any other one. */
export function EmptySearch() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  if (!isEmptySearch(query)) return null;
  return (
    <p className={message.notice} role="alert">
      <a href="#filter-from">{t("fleet.dates.empty")}</a>
    </p>
  );
}
