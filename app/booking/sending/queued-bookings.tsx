import { placedTexts } from "./placed-texts";
import { useEffect } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { tripTexts } from "~/booking/contact-message";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import type { QueuedBooking } from "./queue";
import {
  changeQueued,
  dismissLastResult,
  dropQueued,
  sendQueued,
  useQueue,
  watchQueue,
} from "./queue-store";
import type { SendResult } from "./send-booking";
import * as styles from "./sending.css";

/** Shows the queued bookings on every page, and the result of the last one that was sent. */
export function QueuedBookings() {
  const { t } = useTranslation();
  const { waiting, sending, lastResult } = useQueue();
  useEffect(watchQueue, []);
  if (waiting.length === 0 && !lastResult) return null;
  return (
    <section className={styles.queue} aria-label={t("booking.queue.label")}>
      <div className={styles.list} role="status">
        {waiting.map((entry) => (
          <WaitingBooking key={entry.key} entry={entry} isSending={sending === entry.key} />
        ))}
        {lastResult && <LastResult result={lastResult} />}
      </div>
    </section>
  );
}

function WaitingBooking({ entry, isSending }: { entry: QueuedBooking; isSending: boolean }) {
  const { t } = useTranslation();
  const texts = tripTexts(t, entry.values);
  if (isSending) return <p className={message.notice}>{t("booking.queue.sending", texts)}</p>;
  return (
    <div className={message.notice}>
      <p>{t(entry.isUnsure ? "booking.queue.unsure" : "booking.queue.waiting", texts)}</p>
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

function LastResult({ result }: { result: SendResult }) {
  const { t } = useTranslation();
  const stored = storedIn(result);
  const page = useLocalTo(stored?.page ?? "");
  return (
    <div className={stored ? message.good : message.problem}>
      <p>{stored ? t(stored.text, { id: stored.id }) : t("booking.queue.refused")}</p>
      <div className={row}>
        {stored ? (
          <a className={button.primary} href={page}>
            {t("booking.queue.view")}
          </a>
        ) : (
          <Link className={button.primary} to={NAV_TARGETS.booking}>
            {t("booking.queue.form")}
          </Link>
        )}
        <button className={button.plain} onClick={dismissLastResult}>
          {t("booking.queue.close")}
        </button>
      </div>
    </div>
  );
}

/** Returns the number of a stored booking, what is said of it, and where it can be opened: without its link, by its number. */
function storedIn(result: SendResult) {
  if (result.kind === "booked") {
    const { booking, token } = result;
    const page = href("/bookings/:token", { token });
    return { id: booking.id, text: placedTexts(booking).queue, page };
  }
  if (result.kind !== "repeated") return null;
  const text = "booking.queue.booked" as const;
  return { id: result.number, text, page: href("/:lng?/bookings") };
}
