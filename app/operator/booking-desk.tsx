import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { Link } from "~/i18n/link";
import { button } from "~/ui/button.css";
import { EmptyState } from "~/ui/empty-state";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import { Pagination } from "~/ui/pagination";
import * as styles from "./booking-desk.css";
import { BookingCard } from "./booking-card";
import type { DeskBookings } from "./desk.server";

/** The bookings tab. */
export function BookingDesk({ bookings }: { bookings: DeskBookings }) {
  return bookings.ok ? <BookingList page={bookings} /> : <LoadingFailed />;
}

function BookingList({ page }: { page: Extract<DeskBookings, { ok: true }> }) {
  const { t } = useTranslation();
  const list = `${href("/admin")}?tab=bookings`;
  return (
    <>
      <h2 className={layout.visuallyHidden}>{t("operator.bookings")}</h2>
      {page.bookings.length === 0 && (
        <EmptyState
          picture="no-bookings"
          alt={t("operator.emptyPicture")}
          text={t("operator.empty")}
        />
      )}
      <ul className={styles.list}>
        {page.bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t("operator.pages")}
        newer={page.newest ? null : { to: list, text: t("operator.newest") }}
        older={
          page.older === null
            ? null
            : { to: `${list}&before=${page.older}`, text: t("operator.older") }
        }
      />
    </>
  );
}

function LoadingFailed() {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>{t("operator.error")}</p>
      <p>
        <Link className={button.secondary} to={`${href("/admin")}?tab=bookings`}>
          {t("operator.tryAgain")}
        </Link>
      </p>
    </div>
  );
}
