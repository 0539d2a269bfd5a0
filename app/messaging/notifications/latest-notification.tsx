import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { isDesk } from "~/web/pages/areas";
import * as styles from "./notification-bell.css";
import { useNotifications } from "./store";

const SHOW_MS = 5_000;

/** Shows and announces the latest notification for a moment. The desk has a toast instead. */
export function LatestNotification() {
  const { pathname } = useLocation();
  const { entries, changed, open, unread } = useNotifications();
  const latest = entries[0] ?? changed;
  const [shown, setShown] = useState<object | null>(null);
  const text = useText();
  useEffect(() => {
    if (!latest) return;
    setShown(latest);
    const timer = setTimeout(() => setShown(null), SHOW_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  if (isDesk(pathname)) return null;
  return (
    <div className={styles.arrived} role="status">
      {shown === latest && !open && unread > 0 ? text : ""}
    </div>
  );
}

function useText(): string {
  const { t } = useTranslation();
  const { entries, changed } = useNotifications();
  const [newest] = entries;
  if (newest) return t("notifications.arrived", { name: newest.name, vehicle: newest.vehicle });
  if (!changed) return "";
  const status = t(`booking.statuses.${changed.status}`);
  return t("notifications.own.arrived", { reference: changed.reference, status });
}
