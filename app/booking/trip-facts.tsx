import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import type { Booking } from "./booking";
import * as styles from "./trip-facts.css";
import { vehicleName } from "./vehicle-name";

/** What was booked, and by whom. */
export function TripFacts({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const place = (name: Booking["pickup"]) => t(`booking.locations.${name}`);
  const facts: [string, string][] = [
    [t("booking.fields.vehicle"), vehicleName(t, booking.vehicle)],
    [
      t("booking.fields.pickup"),
      `${place(booking.pickup)}, ${date(booking.pickupDate)}, ${booking.pickupTime}`,
    ],
    [
      t("booking.fields.return"),
      `${place(booking.return)}, ${date(booking.returnDate)}, ${booking.returnTime}`,
    ],
    [t("booking.fields.name"), booking.name],
    [t("booking.fields.phone"), booking.phone],
    [t("booking.fields.email"), booking.email],
    ...(booking.notes ? [[t("booking.fields.notes"), booking.notes] as [string, string]] : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
