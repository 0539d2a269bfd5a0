import { useTranslation } from "~/i18n/use-translation";
import { PlateText } from "~/fleet/vehicles/plate-text";
import { placeText } from "~/fleet/prices/place-text";
import { vehicleName } from "~/booking/vehicle-name";
import { BookingLink } from "~/desk/bookings/booking-link";
import { useDayName } from "~/desk/use-day-name";
import { useFormat } from "~/i18n/format";
import { Icon } from "~/ui/icon";
import type { TodayRows } from "./load-today.server";
import { byDay } from "~/booking/agenda/today";
import { MarkButton } from "./mark-button";
import * as styles from "./today.css";

type HandoverToday = TodayRows["handovers"][number];

/** Pick-ups and returns by day and time. */
export function Handovers({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  const dayName = useDayName(today.date);
  const { handovers, date, daysAhead } = today;
  const [next] = handovers;
  if (!next) {
    return (
      <p className={styles.soft}>
        {daysAhead > 0
          ? t("desk.today.noneAhead", { days: daysAhead })
          : t("desk.today.nothingToday")}
      </p>
    );
  }
  return (
    <section className={styles.part} aria-labelledby="handovers-title">
      <h2 className={styles.title} id="handovers-title">
        {t("desk.today.handovers")}
      </h2>
      {next.day !== date && (
        <p className={styles.soft}>
          {t("desk.today.noneToday", { day: short(next.day, date), time: next.time })}
        </p>
      )}
      {byDay(handovers).map(({ day, rows }) => (
        <section key={day} className={styles.part} aria-labelledby={`day-${day}`}>
          <h3 className={styles.day} id={`day-${day}`}>
            {dayName(day)}
          </h3>
          <DayList rows={rows} now={day === date ? today.time : null} />
        </section>
      ))}
    </section>
  );
}

/** `now` (`HH:MM`) draws a line between what is past and what is next. */
function DayList({ rows, now }: { rows: readonly HandoverToday[]; now: string | null }) {
  const past = rows.filter(({ time }) => now !== null && time < now);
  const ahead = rows.slice(past.length);
  return (
    <ol className={styles.list}>
      {past.map((row) => (
        <HandoverRow key={`${row.kind}${row.id}`} row={row} isToday isPast />
      ))}
      {now !== null && <NowLine time={now} />}
      {ahead.map((row) => (
        <HandoverRow key={`${row.kind}${row.id}`} row={row} isToday={now !== null} />
      ))}
    </ol>
  );
}

function NowLine({ time }: { time: string }) {
  const { t } = useTranslation();
  return <li className={styles.now}>{t("desk.today.now", { time })}</li>;
}

type HandoverRowProps = { row: HandoverToday; isToday: boolean; isPast?: boolean };

function HandoverRow({ row, isToday, isPast = false }: HandoverRowProps) {
  const { t } = useTranslation();
  const mark = markOf(row, isToday);
  const { id, kind, name, phone, place, placeName, time, vehicle, plate } = row;
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
        {vehicleName(t, vehicle)}
        {plate !== null && <PlateText text={` · ${plate}`} plate={plate} />} ·{" "}
        {placeText(t, place, placeName ?? undefined)}
      </p>
      <a
        className={styles.call}
        href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
        aria-label={t("desk.today.call", { name })}
      >
        <Icon name="phone" />
      </a>
      {mark && (
        <div className={styles.mark}>
          <MarkButton id={id} name={name} mark={mark} />
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
