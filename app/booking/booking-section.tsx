import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import type { Booking } from "./booking";
import * as styles from "./booking-form.css";
import { BookingForm, type BookingFormProps } from "./booking-form";
import { Confirmation } from "./confirmation";
import { bookingNotices, type BookingNotice } from "./notices";
import { justBooked } from "./sending/just-booked";

type BookingSectionProps = BookingFormProps & {
  /** The booking that the address names, `unknown` where it names one that is not there. */
  booked: { booking: Booking; notices: BookingNotice[] } | "unknown" | null;
};

/** The booking section of the home page: the form, or the confirmation after it was sent. */
export function BookingSection({ booked, ...form }: BookingSectionProps) {
  const { t } = useTranslation();
  const sent = useJustBooked(form.now);
  const shown = booked ?? sent;
  return (
    <section className={styles.ground} id="booking" aria-labelledby="booking-title">
      <div className={`${layout.section} ${styles.section}`} id="booking-form">
        <div className={styles.intro}>
          <h2 className={layout.heading} id="booking-title">
            {t("booking.title")}
          </h2>
          <p className={layout.lead}>{t("booking.intro")}</p>
          {shown === "unknown" && (
            <p className={message.problem}>{t("booking.confirmation.unknown")}</p>
          )}
        </div>
        {shown && shown !== "unknown" ? (
          <Confirmation {...shown} company={form.company} />
        ) : (
          <BookingForm {...form} />
        )}
      </div>
    </section>
  );
}

/** What this page has just sent: its answer came with all that the confirmation shows. */
function useJustBooked(now: BookingFormProps["now"]) {
  const [query] = useSearchParams();
  const booked = justBooked(query.get("booked"));
  return booked && { booking: booked.booking, notices: bookingNotices(booked.booking, now) };
}
