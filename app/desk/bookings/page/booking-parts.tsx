import { useTranslation } from "~/i18n/use-translation";
import { whatsappLink } from "~/company/company";
import { Moment } from "~/desk/moment";
import * as layout from "~/ui/page/layout.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";

export function VisitorMessages({ messages }: Pick<DeskBooking, "messages">) {
  const { t } = useTranslation();
  if (messages.length === 0) return null;
  return (
    <section className={styles.messages}>
      <p>
        <strong>{t("operator.messages")}</strong>
      </p>
      {messages.map(({ id, text, createdAt }) => (
        <div key={id}>
          <p className={styles.soft}>
            <Moment at={createdAt} />
          </p>
          <p className={styles.notes}>{text}</p>
        </div>
      ))}
    </section>
  );
}

type Contacts = Pick<DeskBooking, "phone" | "email" | "contactPreference">;

export function ContactLinks({ booking }: { booking: Contacts }) {
  const { t } = useTranslation();
  if (booking.phone === "") return null;
  return (
    <div className={layout.row}>
      <a className={styles.link} href={`tel:${booking.phone.replaceAll(/[^+\d]/g, "")}`}>
        {booking.phone}
      </a>
      <a
        className={styles.link}
        href={whatsappLink(booking.phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("booking.contacts.whatsapp")}
      </a>
      <a className={styles.link} href={`mailto:${booking.email}`}>
        {booking.email}
      </a>
      <span className={styles.soft}>
        {t("operator.contact")}: {t(`booking.contacts.${booking.contactPreference}`)}
      </span>
    </div>
  );
}
