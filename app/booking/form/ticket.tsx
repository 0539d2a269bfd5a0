import type { ReactNode } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Booking } from "~/booking/booking";
import { StatusBadge } from "~/booking/status-badge";
import * as styles from "./ticket.css";

type TicketProps = {
  booking: Pick<Booking, "id" | "status">;
  /** The content of the stub before the number and after the status. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
};

export function Ticket({ booking, before, after, children }: TicketProps) {
  const { t } = useTranslation();
  const isCancelled = booking.status === "cancelled";
  return (
    <div className={styles.ticket}>
      <div className={styles.stub}>
        <div>
          {before}
          <p className={before ? styles.numberLabel : undefined}>
            {t("booking.confirmation.number")}
          </p>
          <p className={styles.number} data-testid="booking-number">
            {booking.id}
          </p>
          <StatusBadge status={booking.status} />
          {after}
        </div>
        <img
          className={styles.picture}
          src={`/pictures/states/${isCancelled ? "no-bookings" : "confirmed"}.svg`}
          alt={t(isCancelled ? "booking.emptyPicture" : "booking.confirmation.picture")}
          width={600}
          height={400}
          loading="lazy"
        />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
