import { useTranslation } from "~/web/i18n/use-translation";
import { mailLink, readablePhone, whatsappLink } from "~/catalog/company/company";
import { Moment } from "~/desk/moment";
import { CorrectionText } from "~/desk/bookings/correction-text";
import { AnsweredForm } from "~/desk/today/messages";
import { isolate } from "~/web/i18n/isolate";
import * as layout from "~/ui/page/layout.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";

type VisitorMessagesProps = Pick<DeskBooking, "messages"> & {
  /** The form by which messages that wait can be marked as answered. */
  answer?: { id: number; name: string; address: string };
};

export function VisitorMessages({ messages, answer }: VisitorMessagesProps) {
  const { t } = useTranslation();
  const action = answer?.address ?? "";
  const last = messages.findLast(({ isWaiting }) => isWaiting);
  if (messages.length === 0) return null;
  return (
    <section className={styles.messages}>
      <p>
        <strong>{t("operator.messages")}</strong>
      </p>
      {messages.map(({ id, kind, text, createdAt, answeredBy, answeredAt }) => (
        <div key={id}>
          <p className={styles.soft}>
            <Moment at={createdAt} />
          </p>
          <p className={styles.notes} dir="auto">
            {kind === "corrected" ? <CorrectionText text={text} /> : text}
          </p>
          {answeredBy !== null && answeredAt !== null && (
            <p className={styles.soft}>
              {t("desk.today.answeredBy", { actor: isolate(answeredBy) })},{" "}
              <Moment at={answeredAt} />
            </p>
          )}
        </div>
      ))}
      {answer && last && (
        <AnsweredForm
          one={{ ...answer, lastId: last.id }}
          action={action}
          isNote={messages.every((one) => !one.isWaiting || one.kind === "corrected")}
        />
      )}
    </section>
  );
}

type Contacts = Pick<DeskBooking, "phone" | "phoneE164" | "email" | "contactPreference">;

export function ContactLinks({ booking }: { booking: Contacts }) {
  const { t } = useTranslation();
  if (booking.phone === "") return null;
  return (
    <div className={layout.row}>
      {booking.phoneE164 ? (
        <>
          <a className={styles.link} href={`tel:${booking.phoneE164}`}>
            <bdi>{readablePhone(booking.phone)}</bdi>
          </a>
          <a
            className={styles.link}
            href={whatsappLink(booking.phoneE164)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("booking.contacts.whatsapp")}
          </a>
        </>
      ) : (
        <bdi>{booking.phone}</bdi>
      )}
      {booking.email && (
        <a className={styles.link} href={mailLink(booking.email)}>
          <bdi>{booking.email}</bdi>
        </a>
      )}
      <span className={styles.soft}>
        {t("operator.contact")}: {t(`booking.contacts.${booking.contactPreference}`)}
      </span>
    </div>
  );
}
