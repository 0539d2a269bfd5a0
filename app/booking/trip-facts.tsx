import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import type { Booking } from "./booking";
import { placeOf } from "./place-of";
import * as styles from "./trip-facts.css";
import { vehicleName } from "./vehicle-name";

type Fact = [term: string, value: string];

type TripFactsProps = {
  booking: Booking;
  /** Leaves out phone and email, which the page shows as links. */
  hideContacts?: boolean;
};

export function TripFacts({ booking, hideContacts = false }: TripFactsProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const contacts: Fact[] = [
    [t("booking.fields.phone"), booking.phone],
    [t("booking.fields.email"), booking.email],
  ];
  const notes: Fact[] = booking.notes ? [[t("booking.fields.notes"), booking.notes]] : [];
  const facts: Fact[] = [
    [t("booking.fields.vehicle"), vehicleName(t, booking.vehicle)],
    [
      t("booking.fields.pickup"),
      `${placeOf(t, booking, "pickup")}, ${date(booking.pickupDate)}, ${booking.pickupTime}`,
    ],
    [
      t("booking.fields.return"),
      `${placeOf(t, booking, "return")}, ${date(booking.returnDate)}, ${booking.returnTime}`,
    ],
    [t("booking.fields.name"), booking.name],
    ...(hideContacts ? [] : contacts),
    ...notes,
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
