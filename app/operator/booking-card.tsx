import { useTranslation } from "react-i18next";
import { Form, href } from "react-router";
import type { SettableStatus } from "~/booking/booking";
import { BookingNotices } from "~/booking/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { StatusBadge } from "~/booking/status-badge";
import { vehicleName } from "~/booking/vehicle-name";
import { businessTime } from "~/calendar";
import { whatsappLink } from "~/company/company";
import { useFormat } from "~/i18n/format";
import { button } from "~/ui/button.css";
import * as layout from "~/ui/layout.css";
import * as styles from "./booking-desk.css";
import { DESK_INTENTS } from "./desk-intents";
import type { DeskBooking } from "./desk.server";

/** One booking on the desk, with everything that a decision needs and the two decisions. */
export function BookingCard({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const placed = businessTime(new Date(booking.createdAt));
  return (
    <article className={styles.card} aria-labelledby={`booking-${booking.id}`}>
      <div className={styles.cardHead}>
        <h3 id={`booking-${booking.id}`}>
          {booking.id} · {booking.name}
        </h3>
        <StatusBadge status={booking.status} />
      </div>
      <p className={styles.soft}>
        {t("operator.placed")}: {date(placed.date)}, {placed.time}
      </p>
      <p>
        <strong>{vehicleName(t, booking.vehicle)}</strong> ·{" "}
        {t(`booking.types.${booking.vehicleType}`)}
      </p>
      <p>
        {t(`booking.locations.${booking.pickup}`)}, {date(booking.pickupDate)}, {booking.pickupTime}
        <br />
        {t(`booking.locations.${booking.return}`)}, {date(booking.returnDate)}, {booking.returnTime}
      </p>
      <BookingNotices notices={booking.notices} />
      <PriceLines booking={booking} />
      {booking.notes && <p className={styles.notes}>{booking.notes}</p>}
      <VisitorMessages messages={booking.messages} />
      <ContactLinks booking={booking} />
      <div key={booking.status} className={styles.actions}>
        <StatusForm id={booking.id} status="confirmed" />
        <StatusForm id={booking.id} status="cancelled" />
      </div>
    </article>
  );
}

function VisitorMessages({ messages }: Pick<DeskBooking, "messages">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (messages.length === 0) return null;
  return (
    <section className={styles.messages}>
      <h4>{t("operator.messages")}</h4>
      {messages.map(({ id, text, createdAt }) => {
        const sent = businessTime(new Date(createdAt));
        return (
          <div key={id}>
            <p className={styles.soft}>
              {date(sent.date)}, {sent.time}
            </p>
            <p className={styles.notes}>{text}</p>
          </div>
        );
      })}
    </section>
  );
}

function ContactLinks({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation();
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

const DECISIONS = {
  confirmed: {
    ask: "operator.confirm",
    question: "operator.confirmQuestion",
    yes: "operator.confirmYes",
    looks: "primary",
  },
  cancelled: {
    ask: "operator.cancel",
    question: "operator.cancelQuestion",
    yes: "operator.cancelYes",
    looks: "secondary",
  },
} as const;

/** A decision and its question; opens and sends without scripts. */
function StatusForm({ id, status }: { id: number; status: SettableStatus }) {
  const { t } = useTranslation();
  const decision = DECISIONS[status];
  return (
    <details name={`decide-${id}`}>
      <summary className={`${button[decision.looks]} ${styles.ask}`}>{t(decision.ask)}</summary>
      <Form className={styles.question} method="post" action={href("/admin")} preventScrollReset>
        <p>{t(decision.question)}</p>
        <input type="hidden" name="intent" value={DESK_INTENTS.status} />
        <input type="hidden" name="id" value={id} />
        <button className={button[decision.looks]} name="status" value={status}>
          {t(decision.yes)}
        </button>
      </Form>
    </details>
  );
}
