import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { DELIVERY_FEES } from "~/pricing/fees";
import type { Location } from "~/pricing/locations";
import { message } from "~/ui/message.css";
import type { TripDates } from "./trip-dates";

type DatesNoteProps = { dates: TripDates | null; today: string };

/** The dates of the totals, what they exclude, and warnings about the dates. */
export function DatesNote({ dates, today }: DatesNoteProps) {
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
        {dates.pickup && <Delivery pickup={dates.pickup} />}
      </p>
      {warnings.length > 0 && <p className={message.notice}>{warnings.join(" ")}</p>}
    </>
  );
}

function Delivery({ pickup }: { pickup: Location }) {
  const { t } = useTranslation();
  const { gel } = useFormat();
  const fee = DELIVERY_FEES[pickup];
  const known = fee > 0 ? gel(fee) : t("booking.price.deliveryFree");
  const price = pickup === "Other" ? t("booking.price.deliveryAgreed") : known;
  return t("fleet.dates.delivery", { place: t(`booking.locations.${pickup}`), price });
}
