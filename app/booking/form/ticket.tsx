import type { ReactNode } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import type { Booking } from "~/booking/booking";
import { StatusBadge } from "~/booking/status-badge";
import * as styles from "./ticket.css";

type TicketProps = {
  booking: Pick<Booking, "id" | "reference" | "status">;
  /** Whether the number of the booking stands below its reference. */
  withNumber?: boolean;
  /** The content of the stub before the reference and after the status. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
};

export function Ticket({ booking, withNumber = false, before, after, children }: TicketProps) {
  const { t } = useTranslation();
  const isCancelled = booking.status === "cancelled";
  return (
    <div className={styles.ticket}>
      <div className={styles.stub}>
        <div>
          {before}
          <p className={before ? styles.referenceLabel : undefined}>
            {t("booking.confirmation.reference")}
          </p>
          <p className={styles.reference} data-testid="booking-reference" translate="no">
            {booking.reference}
          </p>
          {withNumber && (
            <p className={styles.number} data-testid="booking-number">
              {t("booking.confirmation.number", { id: booking.id })}
            </p>
          )}
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
