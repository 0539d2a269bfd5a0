import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { useMoment } from "~/desk/desk-hooks";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { blockAddress } from "./block/block";
import { calendarAddress } from "./calendar-query";
import type { TakenPeriod } from "./taken.queries.server";

type TakenListProps = { taken: readonly TakenPeriod[]; today: string };

/** Lists by whom or what a vehicle is taken, from when until when, each with a link to it. */
export function TakenList({ taken, today }: TakenListProps) {
  const { t } = useTranslation();
  const moment = useMoment(today);
  if (taken.length === 0) return null;
  return (
    <ul className={styles.plain}>
      {taken.map((one) => (
        <li key={one.rowId}>
          <Link className={styles.link} to={addressOf(one)}>
            {one.bookingId !== null && `${t("operator.number", { id: one.bookingId })} `}
            {isolate(one.text)}
          </Link>
          {": "}
          {t(`calendar.taken.${one.state}`, {
            from: moment(one.from),
            until: moment(one.until),
            held: moment(one.heldUntil ?? one.until),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Returns the address of the booking or the block, or of the days of a booking of another calendar. */
function addressOf({ state, bookingId, rowId, from }: TakenPeriod) {
  if (bookingId !== null) return href("/admin/bookings/:id", { id: String(bookingId) });
  return state === "block" ? blockAddress(rowId) : calendarAddress({ from: from.slice(0, 10) });
}
