import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { message } from "~/ui/message.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";

export function Overlaps({ overlaps }: Pick<DeskBooking, "overlaps">) {
  const { t } = useTranslation();
  if (overlaps.length === 0) return null;
  return (
    <div className={message.notice}>
      <p>{t("operator.overlaps")}</p>
      <ConflictList conflicts={overlaps} />
    </div>
  );
}

/** Shows bookings with their times, each a link. */
export function ConflictList({ conflicts }: { conflicts: DeskBooking["overlaps"] }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (conflicts.length === 0) return null;
  return (
    <ul className={styles.plain}>
      {conflicts.map(({ id, pickupDate, pickupTime, returnDate, returnTime }) => (
        <li key={id}>
          <Link className={styles.link} to={href("/admin/bookings/:id", { id: String(id) })}>
            {t("operator.number", { id })}
          </Link>{" "}
          {day(pickupDate)}, {pickupTime} – {day(returnDate)}, {returnTime}
        </li>
      ))}
    </ul>
  );
}
