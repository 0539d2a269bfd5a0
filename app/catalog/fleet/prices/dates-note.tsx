import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { message } from "~/ui/message.css";
import { isServed, placeNamed, type Place } from "~/catalog/pricing/places";
import { placeText } from "./place-text";
import { deliveryFeeText } from "./delivery-text";
import type { TripDates } from "./trip-dates";

type DatesNoteProps = { dates: TripDates | null; places: readonly Place[]; today: string };

/** Shows the dates of the totals, what they exclude, and warnings about the dates. */
export function DatesNote({ dates, places, today }: DatesNoteProps) {
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
        {dates.pickup &&
          isServed(places, dates.pickup) &&
          t("fleet.dates.delivery", {
            place: placeText(t, dates.pickup, placeNamed(places, dates.pickup)?.name),
            price: deliveryFeeText(t, places, dates.pickup),
          })}
      </p>
      {warnings.length > 0 && <p className={message.notice}>{warnings.join(" ")}</p>}
    </>
  );
}
