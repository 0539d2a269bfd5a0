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

type DeliveryProps = { pickup: string | undefined; places: readonly Place[]; withRate?: boolean };

/** Says whether the totals include the delivery, and what it costs. */
export function Delivery({ pickup, places, withRate = false }: DeliveryProps) {
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

type SummaryProps = { dates: TripDates; places: readonly Place[]; today: string };

/** Says in one line which days the prices of a list are for, and whether delivery is in them. */
function DatesInShort({ dates, places, today }: SummaryProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const main = useMoney();
  const { pickup } = dates;
  const days = range(dates.from, dates.to, today);
  if (pickup === undefined || !isServed(places, pickup))
    return t("fleet.dates.short.open", { days });
  const amount = deliveryFeeOf(places, pickup);
  const fee = feeLine("delivery", { amount, currency: "GEL" }, main);
  const place = placeText(t, pickup, placeNamed(places, pickup)?.name);
  const price = amount > 0 ? feeText(t, fee) : deliveryText(t, { pickup, deliveryFee: amount });
  const isIncluded = pickup !== OTHER_PLACE && fee.currency === main.currency;
  return t(`fleet.dates.short.${isIncluded ? "with" : "apart"}`, { days, place, price });
}

/** Says at which rate the delivery fee in the prices of a list was converted; nothing where it was not. */
export function DeliveryRate({ dates, places }: Omit<DatesNoteProps, "today" | "addressOf">) {
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
  /** One line, for lists. */
  isShort?: boolean;
  /** If true, the rate that converted the delivery fee stands here; otherwise `IndicativeTotal` has it. */
  withRate?: boolean;
  /** Returns the address of this page for another trip. */
  addressOf: (trip: TripDates) => string;
};

/** Shows the dates of the totals and what they exclude, or why dates have no price. */
export function DatesNote(props: DatesNoteProps) {
  const { dates, places, today, withRate = false, isShort = false, addressOf } = props;
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!dates) return null;
  if (tripProblem(dates, today)) return <NoPrice {...{ dates, today, addressOf }} />;
  if (isShort) {
    return (
      <p>
        <DatesInShort dates={dates} places={places} today={today} />
      </p>
    );
  }
  return (
    <p>
      {t("fleet.dates.note", { from: date(dates.from), to: date(dates.to) })}{" "}
      <Delivery pickup={dates.pickup} places={places} withRate={withRate} />
    </p>
  );
}

type NoPriceProps = Pick<DatesNoteProps, "today" | "addressOf"> & { dates: TripDates };

/** Says why dates have no price, and offers reversed ones the right way round. */
function NoPrice({ dates, today, addressOf }: NoPriceProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const problem = tripProblem(dates, today);
  const swapped = swappedTrip(dates, today);
  if (problem === null) return null;
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
