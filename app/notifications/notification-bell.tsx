import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { isDesk } from "~/pages/areas";
import { LatestNotification } from "./latest-notification";
import { markAllRead, markOwnSeen, openLiveBookings, reconnectLiveBookings } from "./live-bookings";
import * as styles from "./notification-bell.css";
import { NotificationList } from "./notification-list";
import { OwnBookingList } from "./own-booking-list";
import { setNotificationsOpen, useNotifications } from "./store";

export function NotificationBell() {
  const { t } = useTranslation();
  const { entries, own, unread, open } = useNotifications();
  const newest = entries[0]?.id;
  useEffect(openLiveBookings, []);
  useEffect(() => {
    if (open && newest !== undefined) markAllRead(newest);
  }, [open, newest]);
  useEffect(() => {
    if (open && own.length > 0) markOwnSeen(own);
  }, [open, own]);
  useBookedAddress();
  const { pathname } = useLocation();
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
        <BellIcon />
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
      {/* The desk shows a toast instead. */}
      {!isDesk(pathname) && <LatestNotification />}
    </>
  );
}

/** A booking adds its token to the cookie, which the server reads when a socket opens. */
function useBookedAddress() {
  const booked = new URLSearchParams(useLocation().search).get("booked");
  const previous = useRef(booked);
  useEffect(() => {
    if (booked !== null && booked !== previous.current) reconnectLiveBookings();
    previous.current = booked;
  }, [booked]);
}

function BellIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 2a1.5 1.5 0 0 0-1.5 1.5v.7A6 6 0 0 0 6 10v5l-2 2.5V19h16v-1.5L18 15v-5a6 6 0 0 0-4.5-5.8v-.7A1.5 1.5 0 0 0 12 2Zm-2.5 18a2.5 2.5 0 0 0 5 0Z"
      />
    </svg>
  );
}
