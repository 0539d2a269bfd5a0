import { useTranslation } from "react-i18next";
import type { Company } from "~/company/company";
import { Poster } from "~/posters/poster";
import * as layout from "~/ui/layout.css";
import { message } from "~/ui/message.css";
import type { Booking } from "./booking";
import * as styles from "./booking-form.css";
import { BookingForm, type BookingFormProps } from "./booking-form";
import { Confirmation } from "./confirmation";
import type { BookingNotice } from "./notices";

type BookingSectionProps = Omit<BookingFormProps, "phone"> & {
  company: Company;
  /** What the poster beside the form shows. */
  picture: string;
  /** The booking that the address names, `unknown` where it names one that is not there. */
  booked: { booking: Booking; token: string; notices: BookingNotice[] } | "unknown" | null;
};

/** The booking section of the home page: the form, or the confirmation after it was sent. */
export function BookingSection({ booked, company, picture, ...form }: BookingSectionProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.ground} id="booking" aria-labelledby="booking-title">
      <div className={`${layout.section} ${styles.section}`} id="booking-form">
        <div className={styles.intro}>
          <h2 className={layout.heading} id="booking-title">
            {t("booking.title")}
          </h2>
          <p className={layout.lead}>{t("booking.intro")}</p>
          <Poster className={styles.poster} name="kazbegi" alt={picture} />
          {booked === "unknown" && (
            <p className={message.problem}>{t("booking.confirmation.unknown")}</p>
          )}
        </div>
        {booked && booked !== "unknown" ? (
          <Confirmation {...booked} company={company} />
        ) : (
          <BookingForm {...form} phone={company.phone} />
        )}
      </div>
    </section>
  );
}
