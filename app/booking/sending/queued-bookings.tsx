import { useEffect, useEffectEvent, useRef } from "react";
import { href, useLocation, useNavigate } from "react-router";
import { inLanguage } from "~/web/i18n/address";
import { splitLanguage } from "~/web/i18n/prefix";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { placedTexts } from "./placed-texts";
import { tripTexts } from "~/booking/contact-message";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { confirmationAt, rememberJustBooked } from "./just-booked";
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

/**
 * Shows the queued bookings on every page, and the result of the last one that was sent, unless that leads to its
 * confirmation.
 */
export function QueuedBookings() {
  const { t } = useTranslation();
  const { waiting, sending, lastResult } = useQueue();
  const send = useLanding(sending === null ? lastResult : null);
  useEffect(watchQueue, []);
  if (waiting.length === 0 && !lastResult) return null;
  return (
    <section className={styles.queue} aria-label={t("booking.queue.label")}>
      <div className={styles.list} role="status">
        {waiting.map((entry) => (
          <WaitingBooking
            key={entry.key}
            entry={entry}
            isSending={sending === entry.key}
            onSend={send}
          />
        ))}
        {lastResult && <LastResult result={lastResult} />}
      </div>
    </section>
  );
}

/**
 * Opens the confirmation of a booking that was sent from the queue: on the home page, where its form was, and on any
 * page after the button. Whoever is filling in a form is left alone. Returns what the button does.
 */
function useLanding(result: SendResult | null) {
  const { pathname } = useLocation();
  const lang = useLanguage();
  const navigate = useNavigate();
  const asked = useRef(false);
  const land = useEffectEvent((sent: SendResult) => {
    const isExpected = asked.current || splitLanguage(pathname).path === href("/");
    asked.current = false;
    if (sent.kind !== "booked" || !isExpected || isFillingIn()) return;
    rememberJustBooked(sent);
    dismissLastResult();
    void navigate(inLanguage(confirmationAt(sent.token), lang));
  });
  useEffect(() => {
    if (result) land(result);
  }, [result]);
  return (key: string) => {
    asked.current = true;
    void sendQueued(key);
  };
}

/** Returns whether the visitor's focus is in a form. */
function isFillingIn() {
  return document.activeElement?.closest("form") != null;
}

type WaitingBookingProps = {
  entry: QueuedBooking;
  isSending: boolean;
  onSend: (key: string) => void;
};

function WaitingBooking({ entry, isSending, onSend }: WaitingBookingProps) {
  const { t } = useTranslation();
  const texts = tripTexts(t, entry.values);
  if (isSending) return <p className={message.notice}>{t("booking.queue.sending", texts)}</p>;
  return (
    <div className={message.notice}>
      <p>{t(entry.isUnsure ? "booking.queue.unsure" : "booking.queue.waiting", texts)}</p>
      <div className={row}>
        <button className={button.primary} onClick={() => onSend(entry.key)}>
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
      <p>{stored ? t(stored.text, { reference: stored.reference }) : t("booking.queue.refused")}</p>
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

/** Returns the reference of a stored booking, what is said of it, and where it can be opened: without its link, by its reference. */
function storedIn(result: SendResult) {
  if (result.kind !== "booked" && result.kind !== "repeated") return null;
  const { reference } = result.booking;
  if (result.kind === "repeated") {
    const text = "booking.queue.booked" as const;
    return { reference, text, page: href("/:lng?/bookings") };
  }
  const { booking, token } = result;
  const page = href("/bookings/:token", { token });
  return { reference, text: placedTexts(booking).queue, page };
}
