import { useEffect } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ForgetBookings } from "~/booking/manage/find/forget-bookings";
import { ownAddress } from "~/booking/manage/my-booking-constants";
import { StatusBadge } from "~/booking/status-badge";
import { vehicleName } from "~/booking/booking-car";
import { isUrgent } from "~/booking/reply-by";
import { useOfficeHours } from "~/catalog/company/use-company";
import { businessTime } from "~/web/calendar";
import { whatsappLink } from "~/catalog/company/company";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { SPECIFIED_EXTRAS } from "~/catalog/pricing/extras";
import { Icon } from "~/ui/icon";
import { openLiveBookings } from "./live-bookings";
import * as styles from "./notification-bell.css";
import { setNotificationsOpen, useNotifications } from "./store";
import type { BookingNotification, OwnBooking } from "./wire.server";

/** The header's bell and its popover. It opens the live connection. */
export function NotificationBell() {
  const { t } = useTranslation();
  const { entries, own, unread } = useNotifications();
  useEffect(openLiveBookings, []);
  return (
    <>
      <button
        className={styles.bell}
        type="button"
        popoverTarget="notifications"
        aria-label={
          unread ? t("notifications.openUnread", { count: unread }) : t("notifications.open")
        }
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <section
        className={styles.popover}
        id="notifications"
        popover="auto"
        aria-labelledby="notifications-title"
        onToggle={(event) => setNotificationsOpen(event.newState === "open")}
      >
        <h2 className={styles.title} id="notifications-title">
          {t("notifications.title")}
        </h2>
        {own.length > 0 ? (
          <OwnBookingList bookings={own} />
        ) : (
          <NotificationList entries={entries} />
        )}
      </section>
    </>
  );
}

function NotificationList({ entries }: { entries: readonly BookingNotification[] }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <p>{t("notifications.empty")}</p>;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <NotificationEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function NotificationEntry({ entry }: { entry: BookingNotification }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const hours = useOfficeHours();
  const hurries = isUrgent({ ...entry, createdAt: entry.timestamp }, hours);
  const extras = SPECIFIED_EXTRAS.filter(({ field }) => entry[field]).map(({ kind }) =>
    t(`booking.price.${kind}`),
  );
  return (
    <>
      {hurries && <strong>{t("notifications.urgent")}</strong>}
      <p className={styles.entryHead}>
        <bdi>{entry.name}</bdi>
        <time className={styles.time} dateTime={entry.timestamp}>
          {businessTime(new Date(entry.timestamp)).time}
        </time>
      </p>
      <p>{vehicleName(t, entry.vehicle)}</p>
      <p>
        {date(entry.pickupDate)} – {date(entry.returnDate)}
      </p>
      <p>
        <bdi>{entry.phone}</bdi>
      </p>
      <p>
        {t("notifications.extras")}: {extras.join(", ") || t("notifications.noExtras")}
      </p>
      <p>
        {t(entry.payable === null ? "notifications.total" : "booking.price.toPay")}:{" "}
        <strong>{money(entry.payable ?? entry.total, entry.currency)}</strong>
      </p>
      <EntryLinks phone={entry.phoneE164} />
    </>
  );
}

function EntryLinks({ phone }: { phone: string | null }) {
  const { t } = useTranslation();
  return (
    <div className={styles.links}>
      {phone && (
        <>
          <a className={styles.link} href={`tel:${phone}`}>
            {t("notifications.call")}
          </a>
          <a
            className={styles.link}
            href={whatsappLink(phone)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("notifications.whatsapp")}
          </a>
        </>
      )}
      <Link className={styles.link} to={`${href("/admin")}?tab=bookings`}>
        {t("notifications.view")}
      </Link>
    </div>
  );
}

function OwnBookingList({ bookings }: { bookings: readonly OwnBooking[] }) {
  return (
    <>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.entry}>
            <OwnBookingEntry booking={booking} />
          </li>
        ))}
      </ul>
      <ForgetBookings />
    </>
  );
}

function OwnBookingEntry({ booking }: { booking: OwnBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <p className={styles.entryHead}>
        {t("notifications.own.title", { reference: booking.reference })}{" "}
        <StatusBadge status={booking.status} />
      </p>
      <p>{vehicleName(t, booking.vehicle)}</p>
      <p>
        {date(booking.pickupDate)} – {date(booking.returnDate)}
      </p>
      <Link
        className={styles.link}
        to={ownAddress(booking.reference)}
        onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      >
        {t("notifications.own.view")}
      </Link>
    </>
  );
}
