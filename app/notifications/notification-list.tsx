import { href } from "react-router";
import { useTranslation } from "react-i18next";
import { vehicleName } from "~/booking/vehicle-name";
import { businessTime } from "~/calendar";
import { whatsappLink } from "~/company/company";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { chosenExtras } from "~/pricing/fixed-extras";
import * as styles from "./notification-bell.css";
import type { BookingNotification } from "./wire";

export function NotificationList({ entries }: { entries: readonly BookingNotification[] }) {
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
  const extras = chosenExtras(entry).map(({ field }) => t(`booking.fields.${field}`));
  return (
    <>
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
        {t("notifications.total")}: <strong>{money(entry.total, entry.currency)}</strong>
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
