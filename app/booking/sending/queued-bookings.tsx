import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { tripTexts } from "~/booking/contact-message";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import {
  changeQueued,
  dropQueued,
  watchQueue,
  sendQueued,
  useQueue,
  type Waiting,
} from "./queue-store";
import * as styles from "./queued-bookings.css";
import { LastResult } from "./last-result";

/** Shown on every page: the queued bookings, and the result of the last one that was sent. */
export function QueuedBookings() {
  const { t } = useTranslation();
  const { waiting, sending, lastResult } = useQueue();
  useEffect(watchQueue, []);
  if (waiting.length === 0 && !lastResult) return null;
  return (
    <section className={styles.root} aria-label={t("booking.queue.label")}>
      <div className={styles.list} role="status">
        {waiting.map((entry) => (
          <WaitingBooking key={entry.key} entry={entry} isSending={sending === entry.key} />
        ))}
        <LastResult />
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
      <p>{t(entry.canAutoSend ? "booking.queue.waiting" : "booking.queue.unsure", texts)}</p>
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
