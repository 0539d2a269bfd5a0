import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import type { Column } from "./layout/columns";
import * as styles from "./calendar-head.css";

/** Only the column of a whole week is wide enough for the name of a month. */
const WEEK_DAYS = 7;

type CalendarHeadProps = { columns: readonly Column[]; today: string; days: number };

/** Days with their weekdays, or weeks. */
export function CalendarHead({ columns, today, days }: CalendarHeadProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th className={styles.corner} scope="col">
          {t("calendar.vehicle")}
        </th>
        {columns.map((column) => (
          <th
            key={column.first}
            className={headOf(column, today)}
            scope="col"
            colSpan={column.span}
            aria-current={column.from === today && column.span === 1 ? "date" : undefined}
          >
            <ColumnText column={column} today={today} isNarrow={days > 16} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

type ColumnTextProps = { column: Column; today: string; isNarrow: boolean };

function ColumnText({ column: { from, until, span }, today, isNarrow }: ColumnTextProps) {
  const { month, short } = useFormat();
  if (span > 1 || from !== until) {
    return (
      <>
        <b className={styles.week}>
          {Number(from.slice(8))}–{Number(until.slice(8))}
        </b>{" "}
        <span className={span < WEEK_DAYS ? styles.hidden : undefined}>{month(until)}</span>
      </>
    );
  }
  const [name] = short(from, today).split("\u00a0");
  return (
    <>
      <span className={isNarrow ? styles.hidden : undefined}>{name?.replace(",", "")} </span>
      <b className={styles.date}>{Number(from.slice(8))}</b>
    </>
  );
}

function headOf({ from, span }: Column, today: string) {
  return span === 1 && from === today ? styles.head.today : styles.head.day;
}
