import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { tripTexts } from "~/booking/contact-message";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import {
  changeQueued,
  dropQueued,
  followQueue,
  forgetEnded,
  sendQueued,
  useQueue,
  type Waiting,
} from "./queue-store";
import * as styles from "./queued-bookings.css";

/** On every page: the bookings that wait in this browser for the line, and how they fared. */
export function QueuedBookings() {
  const { t } = useTranslation();
  const { waiting, sending, ended } = useQueue();
  useEffect(followQueue, []);
  if (waiting.length === 0 && !ended) return null;
  return (
    <section className={styles.root} aria-label={t("booking.queue.label")}>
      <div className={styles.list} role="status">
        {waiting.map((entry) => (
          <WaitingBooking key={entry.key} entry={entry} isSending={sending === entry.key} />
        ))}
        <Ended />
      </div>
    </section>
  );
}

function WaitingBooking({ entry, isSending }: { entry: Waiting; isSending: boolean }) {
  const { t } = useTranslation();
  const texts = tripTexts(t, entry.values);
  if (isSending) return <p className={message.notice}>{t("booking.queue.sending", texts)}</p>;
  return (
    <div className={message.notice}>
      <p>{t(entry.isSure ? "booking.queue.waiting" : "booking.queue.unsure", texts)}</p>
      <div className={row}>
        <button className={button.primary} onClick={() => void sendQueued(entry.key)}>
          {t("booking.queue.send")}
        </button>
        <Link
          className={button.secondary}
          to={NAV_TARGETS.booking}
          onClick={() => changeQueued(entry)}
        >
          {t("booking.queue.change")}
        </Link>
        <button className={button.plain} onClick={() => dropQueued(entry.key)}>
          {t("booking.queue.drop")}
        </button>
      </div>
    </div>
  );
}

function Ended() {
  const { t } = useTranslation();
  const { ended } = useQueue();
  if (!ended) return null;
  const isBooked = ended.kind === "booked";
  return (
    <div className={isBooked ? message.good : message.problem}>
      <p>
        {isBooked
          ? t("booking.queue.booked", { id: ended.booking.id })
          : t("booking.queue.refused")}
      </p>
      <div className={row}>
        {isBooked ? (
          <a className={button.primary} href={href("/bookings/:token", { token: ended.token })}>
            {t("booking.queue.view")}
          </a>
        ) : (
          <Link className={button.primary} to={NAV_TARGETS.booking}>
            {t("booking.queue.form")}
          </Link>
        )}
        <button className={button.plain} onClick={forgetEnded}>
          {t("booking.queue.close")}
        </button>
      </div>
    </div>
  );
}
