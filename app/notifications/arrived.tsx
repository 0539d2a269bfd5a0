import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import * as styles from "./notification-bell.css";
import { isDesk } from "~/pages/areas";
import { useNotifications } from "./store";

const SHOW_MS = 5_000;

/** Shows and announces the latest notification for a moment. The desk has a toast instead. */
export function Arrived() {
  const { pathname } = useLocation();
  return isDesk(pathname) ? null : <LatestArrival />;
}

function LatestArrival() {
  const { open, unread } = useNotifications();
  const last = useLastArrival();
  const [shown, setShown] = useState<object | null>(null);
  const what = last?.what;
  useEffect(() => {
    if (!what) return;
    setShown(what);
    const timer = setTimeout(() => setShown(null), SHOW_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return (
    <div className={styles.arrived} role="status">
      {last && shown === last.what && !open && unread > 0 ? last.text : ""}
    </div>
  );
}

function useLastArrival(): { what: object; text: string } | null {
  const { t } = useTranslation();
  const { entries, changed } = useNotifications();
  const newest = entries[0];
  if (newest) {
    const { name, vehicle } = newest;
    return { what: newest, text: t("notifications.arrived", { name, vehicle }) };
  }
  if (!changed) return null;
  const status = t(`booking.statuses.${changed.status}`);
  return { what: changed, text: t("notifications.own.arrived", { id: changed.id, status }) };
}
