import { useTranslation } from "~/web/i18n/use-translation";
import { carText } from "~/booking/booking-car";
import { StatusBadge } from "~/booking/status-badge";
import { BookingLink } from "~/desk/bookings/booking-link";
import { NO_FILTERS } from "~/desk/bookings/list/booking-filters";
import * as styles from "~/desk/bookings/list/booking-list.css";
import { listAddress } from "~/desk/desk-address";
import { PhoneLink } from "~/desk/phone-link";
import { PlateText } from "~/catalog/fleet/vehicles/plate-text";
import { useFormat } from "~/web/i18n/format";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import type { SearchPageData } from "./load-search.server";

type Found = NonNullable<SearchPageData["found"]>;

type FoundBookingsProps = { q: string; found: Found; today: string };

/** The newest bookings of a search, and the link to all of them. */
export function FoundBookings({ q, found, today }: FoundBookingsProps) {
  const { t } = useTranslation();
  const { bookings, bookingCount } = found;
  return (
    <section className={styles.group} aria-labelledby="found-bookings">
      <h2 className={styles.groupTitle} id="found-bookings">
        {t("operator.bookings")}
      </h2>
      <ul className={styles.rows}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <FoundBooking booking={booking} today={today} />
          </li>
        ))}
      </ul>
      {bookingCount > bookings.length && (
        <p>
          <Link className={button.secondary} to={listAddress({ ...NO_FILTERS, q })}>
            {t("search.allBookings")}
          </Link>
        </p>
      )}
    </section>
  );
}

function FoundBooking({ booking, today }: { booking: Found["bookings"][number]; today: string }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { id, name, phone, phoneE164, status, car, pickupDate, returnDate } = booking;
  return (
    <article className={styles.row} aria-labelledby={`found-${id}`}>
      <div className={styles.lines}>
        <div className={styles.line}>
          <h3 className={styles.title} id={`found-${id}`}>
            <BookingLink
              id={id}
            >{`${id} · ${isolate(name) || t("person.erasedName")}`}</BookingLink>
          </h3>
          <StatusBadge status={status} />
        </div>
        <p className={styles.facts}>
          {carText(t, booking, { reader: "operator" })}
          {car.plate !== null && (
            <>
              {"\u00a0· "}
              <PlateText text={car.plate} plate={car.plate} />
            </>
          )}
          &nbsp;· {range(pickupDate, returnDate, today)}
          {phone && (
            <>
              {"\u00a0· "}
              <PhoneLink phone={phone} phoneE164={phoneE164} />
            </>
          )}
        </p>
      </div>
    </article>
  );
}
