import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "react-i18next";
import { markAllRead, markOwnSeen, openLiveBookings, reconnectLiveBookings } from "./live-bookings";
import { Icon } from "~/ui/icon";
import * as styles from "./notification-bell.css";
import { NotificationList } from "./notification-list";
import { OwnBookingList } from "./own-booking-list";
import { setNotificationsOpen, useNotifications } from "./store";

/** The header's bell and its popover. It opens the live connection. */
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

/** A booking adds its token to the cookie, which the server reads when a socket opens. */
function useBookedAddress() {
  const booked = new URLSearchParams(useLocation().search).get("booked");
  const previous = useRef(booked);
  useEffect(() => {
    if (booked !== null && booked !== previous.current) reconnectLiveBookings();
    previous.current = booked;
  }, [booked]);
}
