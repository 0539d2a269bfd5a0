import { amountText } from "~/catalog/fleet/prices/delivery-text";
import { useTranslation } from "~/web/i18n/use-translation";
import { StatusBadge } from "~/booking/status-badge";
import { placeOf } from "~/booking/place-of";
import { carText } from "~/booking/booking-car";
import { useFormat } from "~/web/i18n/format";
import { Icon, type IconName } from "~/ui/icon";
import { visuallyHidden } from "~/ui/page/layout.css";
import { BookingLink } from "~/desk/bookings/booking-link";
import * as styles from "./booking-list.css";
import type { DeskBooking } from "./load-booking-list.server";
import { DecisionForms } from "~/desk/bookings/page/decision-forms";
import { MarkButton } from "~/desk/today/mark-button";
import { isolate } from "~/web/i18n/isolate";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { ContactLinks, VisitorMessages } from "~/desk/bookings/page/booking-sections";
import { Moment } from "~/desk/moment";

type BookingRowProps = {
  booking: DeskBooking;
  /** Today in business time. */
  today: string;
  /** The list's URL; null for a cached list, which has no forms. */
  address: string | null;
};

/** Shows a booking in two lines, the decisions if it is pending, and the details, collapsed. */
export function BookingRow({ booking, today, address }: BookingRowProps) {
  const { t } = useTranslation();
  const { id, status } = booking;
  const isPending = status === "pending";
  // Bookings of an erased customer are not decided any more.
  const decides = address !== null && booking.name !== "";
  return (
    <article className={styles.row} aria-labelledby={`booking-${id}`}>
      <Lines booking={booking} today={today} hasLink={address !== null} />
      {decides && isPending && <Decisions booking={booking} address={address} />}
      <details className={styles.details}>
        <summary className={styles.summary}>
          <Icon name="down" />
          <span className={visuallyHidden}>{t("operator.details", { id })}</span>
        </summary>
        <RowDetails booking={booking} />
        {decides && !isPending && <Decisions booking={booking} address={address} />}
      </details>
    </article>
  );
}

function Decisions({ booking, address }: { booking: DeskBooking; address: string }) {
  const mark = nextMark(booking);
  return (
    <div className={styles.decisions}>
      <DecisionForms booking={booking} address={address} isInRow>
        {mark && <MarkButton booking={booking} mark={mark} address={address} />}
      </DecisionForms>
    </div>
  );
}

/** Returns what the vehicle of a confirmed booking waits for. */
function nextMark({ status, isOut, lacksCar }: DeskBooking) {
  if (isOut) return "returned";
  return status === "confirmed" && !lacksCar ? "out" : null;
}

type LinesProps = Pick<BookingRowProps, "booking" | "today"> & { hasLink: boolean };

function Lines({ booking, today, hasLink }: LinesProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { id, name, pickupDate, returnDate, notices, messages } = booking;
  const title = `${id} · ${isolate(name) || t("person.erasedName")}`;
  return (
    <div className={styles.lines}>
      <div className={styles.line}>
        <h3 className={styles.title} id={`booking-${id}`}>
          {hasLink ? <BookingLink id={id}>{title}</BookingLink> : title}
        </h3>
        <span className={styles.status}>
          <StatusBadge status={booking.status} />
          {booking.cancelReason && (
            <span className={styles.facts}>{t(`operator.reasons.${booking.cancelReason}`)}</span>
          )}
        </span>
      </div>
      <div className={styles.line}>
        <p className={styles.facts}>
          <bdi translate="no">{booking.reference}</bdi>&nbsp;·{" "}
          {carText(t, booking, { audience: "staff" })}&nbsp;· {range(pickupDate, returnDate, today)}
          &nbsp;· {placeOf(t, booking, "pickup")}
          {notices.length > 0 && (
            <Flag icon="alert" text={t("desk.list.notes", { count: notices.length })} />
          )}
          {messages.length > 0 && (
            <Flag icon="chat" text={t("desk.list.messages", { count: messages.length })} />
          )}
        </p>
        <strong className={styles.sum}>{amountText(t, booking)}</strong>
      </div>
    </div>
  );
}

function Flag({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className={styles.flag}>
      <Icon name={icon} />
      {text}
    </span>
  );
}

function RowDetails({ booking }: { booking: DeskBooking }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className={styles.more}>
      <p className={styles.facts}>
        {t("operator.placed")}: <Moment at={booking.createdAt} />
      </p>
      <p>
        {placeOf(t, booking, "pickup")}, {date(booking.pickupDate)}, {booking.pickupTime}
        <br />
        {placeOf(t, booking, "return")}, {date(booking.returnDate)}, {booking.returnTime}
      </p>
      <BookingNotices notices={booking.notices} audience="staff" />
      <PriceLines booking={booking} />
      {booking.notes && (
        <p className={styles.notes} dir="auto">
          {booking.notes}
        </p>
      )}
      <VisitorMessages messages={booking.messages} />
      <ContactLinks booking={booking} />
    </div>
  );
}
