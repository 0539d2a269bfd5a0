import { useTranslation } from "~/i18n/use-translation";
import type { Booking } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import { ContactLink } from "~/booking/contact-link";
import { channelsTo } from "~/booking/contact-message";
import { CallLink } from "~/company/call-link";
import type { Company } from "~/company/company";
import { button } from "~/ui/form/button.css";
import * as styles from "./own-booking.css";

export function ContactOptions({
  booking,
  company,
}: {
  booking: Booking & WithCar;
  company: Company;
}) {
  const { t } = useTranslation();
  const channels = channelsTo(company, booking.contactPreference);
  return (
    <>
      <h2 className={styles.title}>{t("ownBooking.contact.title")}</h2>
      <div className={styles.commands}>
        {channels.map((channel) => (
          <ContactLink
            key={channel}
            className={channel === channels[0] ? button.primary : button.secondary}
            booking={{ ...booking, vehicle: booking.car.model }}
            company={company}
            channel={channel}
          />
        ))}
        <CallLink className={button.secondary} phone={company.phone} />
      </div>
    </>
  );
}
