import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./free-days.css";
import type { FreeMonth, MonthDay } from "./free-month";

export function MonthTable({
  month: { month, weeks },
  today,
}: {
  month: FreeMonth;
  today: string;
}) {
  const { weekdayOf, shortWeekdayOf, monthOf } = useFormat();
  const [firstWeek = []] = weeks;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{monthOf(month)}</caption>
      <thead>
        <tr>
          {firstWeek.map(({ date }) => (
            <th key={date} className={styles.weekday} scope="col" abbr={weekdayOf(date)}>
              {shortWeekdayOf(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <Day key={day.date} day={day} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day: { date, state }, today }: { day: MonthDay; today: string }) {
  const { t } = useTranslation();
  return (
    <td className={styles.day[state]} aria-current={date === today ? "date" : undefined}>
      {state !== "otherMonth" && Number(date.slice(8))}
      {(state === "free" || state === "taken") && (
        <span className={visuallyHidden}> {t(`carDetail.freeDays.${state}`)}</span>
      )}
    </td>
  );
}
