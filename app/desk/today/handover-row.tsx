import { useTranslation } from "~/i18n/use-translation";
import { PlateText } from "~/fleet/vehicles/plate-text";
import { placeText } from "~/fleet/prices/place-text";
import { carText } from "~/booking/booking-car";
import { BookingLink } from "~/desk/bookings/booking-link";
import { Icon } from "~/ui/icon";
import type { TodayRows } from "./load-today.server";
import { MarkButton } from "./mark-button";
import * as styles from "./today.css";
import { isolate } from "~/i18n/isolate";

export type HandoverToday = TodayRows["handovers"][number];

type HandoverRowProps = { row: HandoverToday; isToday: boolean; isPast?: boolean };

export function HandoverRow({ row, isToday, isPast = false }: HandoverRowProps) {
  const { t } = useTranslation();
  const mark = markOf(row, isToday);
  const { id, kind, name, phoneE164, place, placeName, time, car } = row;
  return (
    <li className={isPast ? styles.pastHandover : styles.handover}>
      <time className={styles.time}>{time}</time>
      <span className={styles.kind[kind]}>
        <Icon name={kind === "pickup" ? "arrow" : "back"} />
        {t(`desk.today.${kind}`)}
      </span>
      <p className={styles.who}>
        <BookingLink id={id}>{name}</BookingLink>
      </p>
      <p className={styles.where}>
        {carText(t, row, { reader: "operator" })}
        {car.plate !== null && <PlateText text={` · ${car.plate}`} plate={car.plate} />} ·{" "}
        {placeText(t, place, placeName ?? undefined)}
      </p>
      {phoneE164 && (
        <a
          className={styles.call}
          href={`tel:${phoneE164}`}
          aria-label={t("desk.today.call", { name: isolate(name) })}
        >
          <Icon name="phone" />
        </a>
      )}
      {mark && (
        <div className={styles.mark}>
          <MarkButton booking={row} mark={mark} />
        </div>
      )}
    </li>
  );
}

/** A vehicle is handed over on the day of its pick-up, and may come back earlier than planned. */
function markOf({ kind, isOut, isUnassigned }: HandoverToday, isToday: boolean) {
  if (kind === "return") return isOut ? "returned" : null;
  return isToday && !isUnassigned ? "out" : null;
}
