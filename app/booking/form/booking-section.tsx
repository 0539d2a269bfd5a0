import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { usePromises } from "~/catalog/company/use-site-data";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import type { Booking } from "~/booking/booking";
import { bookedCar, type WithCar } from "~/booking/booking-car";
import * as styles from "./booking-form.css";
import { BookingForm, type BookingFormProps } from "./booking-form";
import { Confirmation } from "./confirmation";
import { bookingNotices, type BookingNotice } from "~/booking/notices/notices";
import { justBooked, rememberJustBooked, type JustBooked } from "~/booking/sending/just-booked";

type BookingSectionProps = BookingFormProps & {
  /** The booking of the URL's token; `unknown` if there is none with that token. */
  booked:
    | { booking: Booking & WithCar; token: string; notices: BookingNotice[] }
    | "unknown"
    | null;
};

export function BookingSection({ booked, ...form }: BookingSectionProps) {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("booked");
  const { payAtPickup } = usePromises();
  const sent = justBooked(token);
  const confirmed = booked === "unknown" ? null : (booked ?? withNotices(sent, form));
  useEffect(() => {
    if (booked) rememberJustBooked(null);
  }, [booked]);
  return (
    <section className={styles.ground} id="booking" aria-labelledby="booking-title">
      <div className={`${layout.section} ${styles.section}`} id="booking-form">
        <div className={styles.intro}>
          <h2 className={layout.heading} id="booking-title">
            {t("booking.title")}
          </h2>
          <p className={layout.lead}>{t(payAtPickup ? "booking.intro" : "booking.introShort")}</p>
          {booked === "unknown" && (
            <p className={message.problem}>{t("booking.confirmation.unknown")}</p>
          )}
        </div>
        {confirmed && <PageTitle title={form.title} done={t("booking.confirmation.title")} />}
        {confirmed ? (
          <Confirmation {...confirmed} company={form.company} />
        ) : (
          <BookingForm {...form} />
        )}
      </div>
    </section>
  );
}

/** The booking that was just sent from this page, with its notices; no request is needed. */
function withNotices(booked: JustBooked | null, { now, company, prices }: BookingFormProps) {
  const rules = { now, hours: company.hours, prices };
  const notices = booked && bookingNotices(booked.booking, rules);
  if (!booked) return null;
  const booking = { ...booked.booking, car: bookedCar(booked.booking) };
  return { ...booked, booking, notices: notices ?? [] };
}
