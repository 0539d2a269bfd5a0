import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "react-i18next";
import * as styles from "./notification-bell.css";
import { isDesk } from "~/pages/areas";
import { useNotifications } from "./store";

const SHOW_MS = 5_000;

/** Shows and announces the latest notification for a moment. The desk has a toast instead. */
export function LatestNotification() {
  const { pathname } = useLocation();
  return isDesk(pathname) ? null : <LatestEntry />;
}

function LatestEntry() {
  const { open, unread } = useNotifications();
  const latest = useLatest();
  const [shown, setShown] = useState<object | null>(null);
  const entry = latest?.entry;
  useEffect(() => {
    if (!entry) return;
    setShown(entry);
    const timer = setTimeout(() => setShown(null), SHOW_MS);
    return () => clearTimeout(timer);
  }, [entry]);
  return (
    <div className={styles.arrived} role="status">
      {latest && shown === latest.entry && !open && unread > 0 ? latest.text : ""}
    </div>
  );
}

function useLatest(): { entry: object; text: string } | null {
  const { t } = useTranslation();
  const { entries, changed } = useNotifications();
  const newest = entries[0];
  if (newest) {
    const { name, vehicle } = newest;
    return { entry: newest, text: t("notifications.arrived", { name, vehicle }) };
  }
  if (!changed) return null;
  const status = t(`booking.statuses.${changed.status}`);
  return { entry: changed, text: t("notifications.own.arrived", { id: changed.id, status }) };
}
