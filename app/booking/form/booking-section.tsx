import { useTranslation } from "~/web/i18n/use-translation";
import { usePromises } from "~/catalog/company/use-company";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./booking-form.css";
import { BookingForm, type BookingFormProps } from "./booking-form";

/** The section of the home page with the booking form. */
export function BookingSection(form: BookingFormProps) {
  const { t } = useTranslation();
  const { payAtPickup } = usePromises();
  return (
    <section className={styles.ground} id="booking" aria-labelledby="booking-title">
      <div className={`${layout.section} ${styles.section}`} id="booking-form">
        <div className={styles.intro}>
          <h2 className={layout.heading} id="booking-title">
            {t("booking.title")}
          </h2>
          <p className={layout.lead}>{t(payAtPickup ? "booking.intro" : "booking.introShort")}</p>
        </div>
        <BookingForm {...form} />
      </div>
    </section>
  );
}
