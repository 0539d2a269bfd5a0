import { useTranslation } from "~/web/i18n/use-translation";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { useFormat } from "~/web/i18n/format";
import type { Booking } from "./booking";
import { carText, type WithCar } from "./booking-car";
import { placeOf } from "./place-of";
import * as styles from "./trip-facts.css";
import { isolate } from "~/web/i18n/isolate";

type Fact = [term: string, value: string];

/** The fields of a booking that `TripFacts` shows: none has a price. */
export const TRIP_FIELDS = [
  "pickup",
  "return",
  "placeNames",
  "pickupDate",
  "pickupTime",
  "returnDate",
  "returnTime",
  "name",
  "phone",
  "email",
  "flight",
  "notes",
] as const satisfies readonly (keyof Booking)[];

type TripFactsProps = {
  booking: Pick<Booking, (typeof TRIP_FIELDS)[number] | "status"> & WithCar;
  plate?: string | null;
  audience?: "visitor" | "staff";
  /** Whether phone and email are left out because the page shows them as links. */
  hideContacts?: boolean;
};

export function TripFacts({
  booking,
  plate = null,
  audience = "visitor",
  hideContacts = false,
}: TripFactsProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const contacts: Fact[] = [
    [t("booking.fields.phone"), booking.phone],
    [t("booking.fields.email"), booking.email],
  ];
  const flight: Fact[] = booking.flight ? [[t("booking.fields.flight"), booking.flight]] : [];
  const notes: Fact[] = booking.notes ? [[t("booking.fields.notes"), booking.notes]] : [];
  const vehiclePlate: Fact[] = plate === null ? [] : [[t("booking.plate"), plate]];
  const facts: Fact[] = [
    [t("booking.fields.vehicle"), carText(t, booking, { audience })],
    ...vehiclePlate,
    [
      t("booking.fields.pickup"),
      `${isolate(placeOf(t, booking, "pickup"))}, ${date(booking.pickupDate)}, ${booking.pickupTime}`,
    ],
    [
      t("booking.fields.return"),
      `${isolate(placeOf(t, booking, "return"))}, ${date(booking.returnDate)}, ${booking.returnTime}`,
    ],
    [t("booking.fields.name"), booking.name],
    ...(hideContacts ? [] : contacts),
    ...flight,
    ...notes,
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            <bdi>
              <PlateText text={value} plate={plate} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
