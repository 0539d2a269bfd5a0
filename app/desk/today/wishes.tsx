import { toCents } from "~/catalog/pricing/money";
import { useMoments } from "~/web/i18n/moments";
import { useTranslation } from "~/web/i18n/use-translation";
import type { ReturnWish } from "~/booking/messages/waiting-messages.queries.server";
import { wishChanges } from "~/booking/returns/trip-wish";
import { carText } from "~/booking/booking-car";
import { BookingLink } from "~/desk/bookings/booking-link";
import { carSectionAddress } from "~/desk/bookings/page/section-address";
import { useMoment } from "~/desk/desk-hooks";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { useFormat } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { TodayRows } from "./load-today.server";
import { TodayItem, TodaySection } from "./today-section";

/** Shows customers who ask for another return or trip, the next planned return first. */
export function Wishes({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { wishes } = today;
  if (wishes.rows.length === 0) return null;
  return (
    <TodaySection
      list="wishes"
      title={t("desk.today.wishes", { count: wishes.total })}
      listed={wishes}
      today={today}
    >
      {wishes.rows.map((wish) => (
        <WishItem key={wish.id} wish={wish} today={today} />
      ))}
    </TodaySection>
  );
}

/**
 * Shows a customer's wish as a link to the page of the booking, which has the price and the free cars that
 * the answer needs.
 */
function WishItem({ wish, today }: { wish: ReturnWish; today: TodayRows }) {
  const { t } = useTranslation();
  const moment = useMoment(today.date);
  const { age } = useMoments();
  const { money } = useFormat();
  const { id, name, car, currency } = wish;
  const more = toCents(wish.wishedToPay - wish.toPay);
  const price = `${more < 0 ? "−" : "+"}${money(Math.abs(more), currency)}`;
  return (
    <TodayItem
      mark={age(wish.requestedAt, today.now)}
      title={<BookingLink id={id}>{name}</BookingLink>}
      step={
        <Link className={button.secondary} to={carSectionAddress(id)}>
          {t("desk.today.decide")}
          <span className={visuallyHidden}>, {isolate(name)}</span>
        </Link>
      }
    >
      <p>
        {carText(t, wish, { audience: "staff" })}
        {car.plate !== null && (
          <>
            {"\u00a0· "}
            <PlateText text={car.plate} plate={car.plate} />
          </>
        )}
      </p>
      {wish.wish ? (
        wishChanges(t, wish.booked, { wish: wish.wish, quote: { lines: wish.wishedLines } }).map(
          ({ label, from, to }) => (
            <p key={label}>
              {label}: {from} → {to}
            </p>
          ),
        )
      ) : (
        <p>
          {t("desk.today.wish", {
            wished: moment(`${wish.wishedDate} ${wish.wishedTime}`),
            planned: moment(`${wish.returnDate} ${wish.returnTime}`),
          })}
        </p>
      )}
      <p>
        <strong>{price}</strong>
      </p>
    </TodayItem>
  );
}
