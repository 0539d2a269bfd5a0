import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Unsent } from "~/delivery/unsent";
import { Link } from "~/i18n/link";
import { usePolling } from "~/ui/use-polling";
import { button } from "~/ui/form/button.css";
import { EmptyState } from "~/ui/page/empty-state";
import { message } from "~/ui/message.css";
import { Pagination } from "~/ui/page/pagination";
import * as styles from "./booking-desk.css";
import { BookingCard } from "./booking-card";
import { BookingFilterForm } from "./booking-filter-form";
import { isFiltered } from "./booking-filters";
import type { DeskBooking } from "./booking-list.server";
import { Moment } from "./booking-parts";
import { cacheBookings, useCachedBookings } from "./cached-bookings";
import { listAddress } from "~/desk/desk-address";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskBookings } from "~/desk/desk.server";
import { REFRESH_MS } from "~/desk/use-desk-notifications";

export function BookingDesk({ bookings }: { bookings: DeskBookings }) {
  usePolling(REFRESH_MS);
  return bookings.ok ? <BookingPages page={bookings} /> : <LoadingFailed />;
}

function BookingPages({ page }: { page: Extract<DeskBookings, { ok: true }> }) {
  const { t } = useTranslation();
  const { unsent, bookings, filters, newest, older } = page;
  useEffect(() => {
    if (newest && !isFiltered(filters)) cacheBookings(bookings, Date.now());
  }, [bookings, filters, newest]);
  return (
    <>
      <Unsent rows={unsent} intent={DESK_INTENTS.resend} />
      <BookingFilterForm filters={filters} />
      {bookings.length === 0 && (
        <EmptyState
          picture="no-bookings"
          alt={t("operator.emptyPicture")}
          text={t("operator.empty")}
        />
      )}
      <BookingCards bookings={bookings} address={listAddress(filters, page.before)} />
      <Pagination
        label={t("operator.pages")}
        newer={newest ? null : { to: listAddress(filters), text: t("operator.newest") }}
        older={
          older === null ? null : { to: listAddress(filters, older), text: t("operator.older") }
        }
      />
    </>
  );
}

type BookingCardsProps = { bookings: readonly DeskBooking[]; address: string | null };

function BookingCards({ bookings, address }: BookingCardsProps) {
  return (
    <ul className={styles.list}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingCard booking={booking} address={address} />
        </li>
      ))}
    </ul>
  );
}

function LoadingFailed() {
  const { t } = useTranslation();
  const cached = useCachedBookings();
  return (
    <>
      <div className={message.problem} role="alert">
        <p>{t("operator.error")}</p>
        <p>
          <Link className={button.secondary} to={listAddress()}>
            {t("operator.tryAgain")}
          </Link>
        </p>
      </div>
      {cached && (
        <>
          <p className={message.notice}>
            {t("operator.keptCopy")} <Moment at={new Date(cached.at).toISOString()} />
          </p>
          <BookingCards bookings={cached.bookings} address={null} />
        </>
      )}
    </>
  );
}
