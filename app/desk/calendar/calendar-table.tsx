import { useTranslation } from "react-i18next";
import { addDays, weekday } from "~/calendar";
import { useFormat } from "~/i18n/format";
import { visuallyHidden } from "~/ui/page/layout.css";
import { CalendarHead } from "./calendar-head";
import { lastDayOf } from "./calendar-query";
import { GroupRows } from "./group-rows";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar-table.css";

/** Vehicles by model as rows, days as columns. */
export function CalendarTable({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, today, columns, groups } = calendar;
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} ${styles.days[query.days] ?? ""}`}>
        <caption className={visuallyHidden}>
          {t("calendar.caption", { range: range(query.from, lastDayOf(query), today) })}
        </caption>
        {/* One column for each day, also where the head has one for each week. */}
        <colgroup>
          <col className={styles.firstColumn} />
          {columnsOfDays(query).map((day) => (
            <col key={day} className={columnOf(day, today)} />
          ))}
        </colgroup>
        <CalendarHead columns={columns} today={today} days={query.days} />
        {groups.map((group) => (
          <GroupRows
            key={group.id}
            group={group}
            columns={columns}
            from={query.from}
            today={today}
          />
        ))}
      </table>
    </div>
  );
}

function columnsOfDays({ from, days }: CalendarData["query"]) {
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}

/** Today and weekends stand out in every row. */
function columnOf(day: string, today: string) {
  if (day === today) return styles.column.today;
  return [0, 6].includes(weekday(day)) ? styles.column.weekend : styles.column.day;
}
