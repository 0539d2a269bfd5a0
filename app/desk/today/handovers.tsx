import { useTranslation } from "~/i18n/use-translation";
import { useDayName } from "~/desk/use-day-name";
import { useFormat } from "~/i18n/format";
import type { TodayRows } from "./load-today.server";
import { byDay } from "~/booking/agenda/today";
import * as styles from "./today.css";
import { UnmarkedList } from "./unmarked-list";
import { type HandoverToday, HandoverRow } from "./handover-row";

/** Pick-ups and returns by day and time. */
export function Handovers({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  const dayName = useDayName(today.date);
  const { handovers, date, daysAhead } = today;
  const [next] = handovers;
  const hasUnmarked = today.attention.unmarked.length > 0;
  if (!next && !hasUnmarked) {
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
      <UnmarkedList today={today} />
      {next && next.day !== date && (
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
