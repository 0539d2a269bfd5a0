import { useTranslation } from "~/web/i18n/use-translation";
import { BookingLink } from "~/desk/bookings/booking-link";
import * as desk from "~/desk/desk-page.css";
import { useMoment } from "~/desk/use-moment";
import { StatusBadge } from "~/booking/status-badge";
import { isolate } from "~/web/i18n/isolate";
import { Pagination } from "~/ui/page/pagination";
import type { VehicleRental } from "./holders";
import * as styles from "./rentals.css";

type RentalListProps = {
  rentals: readonly VehicleRental[];
  /** The address of a page of the list. */
  pageAddress: (page: number) => string;
  /** From 1. */
  page: number;
  hasMore: boolean;
  /** The date at the business. */
  today: string;
};

/** The rentals of a vehicle with their minutes, newest first: as they were if that is marked, else as planned. */
export function RentalList({ rentals, pageAddress, page, hasMore, today }: RentalListProps) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  const linkTo = (to: number, text: string) => ({ to: pageAddress(to), text });
  return (
    <section className={desk.part} id="rentals" aria-labelledby="rentals-title">
      <h2 className={desk.title} id="rentals-title">
        {t("search.rentals.title")}
      </h2>
      {rentals.length === 0 && <p>{t("search.rentals.none")}</p>}
      <ul className={styles.list}>
        {rentals.map(({ bookingId, name, status, basis, start, end }) => (
          <li key={`${bookingId} ${basis} ${start}`} className={styles.item}>
            <div className={styles.head}>
              <BookingLink id={bookingId}>
                {`${bookingId} · ${isolate(name) || t("person.erasedName")}`}
              </BookingLink>
              <StatusBadge status={status} />
            </div>
            <p>
              {moment(start)} – {moment(end)}
              {basis !== "returned" && (
                <span className={desk.soft}>&nbsp;· {t(`search.rentals.basis.${basis}`)}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Pagination
        label={t("search.rentals.pages")}
        newer={page > 1 ? linkTo(page - 1, t("search.rentals.newer")) : null}
        older={hasMore ? linkTo(page + 1, t("search.rentals.older")) : null}
      />
    </section>
  );
}
