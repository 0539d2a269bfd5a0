import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./free-days.css";
import type { ChoosableDays, FreeMonth, MonthDay } from "./free-month";

type MonthTableProps = {
  month: FreeMonth;
  /** The days that can be chosen, with the name of the field that each sends. */
  choosable: ChoosableDays;
  /** The days of the chosen trip; `to` is the day of its pick-up until its return is chosen. */
  chosen: { from: string; to: string } | null;
  today: string;
};

export function MonthTable({ month: { month, weeks }, ...props }: MonthTableProps) {
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
            {week.map((day) =>
              day.state === "otherMonth" ? (
                // oxlint-disable-next-line control-has-associated-label -- a day of another month is an empty cell.
                <td key={day.date} />
              ) : (
                <Day key={day.date} date={day.date} state={day.state} {...props} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = Omit<MonthTableProps, "month"> & {
  date: string;
  state: Exclude<MonthDay["state"], "otherMonth">;
};

function Day({ date, state, choosable, chosen, today }: DayProps) {
  const { t } = useTranslation();
  const isChosen = chosen !== null && chosen.from <= date && date <= chosen.to;
  const content = (
    <>
      {Number(date.slice(8))}
      {state !== "over" && (
        <span className={visuallyHidden}>
          {" "}
          {t(`carDetail.freeDays.${state}`)}
          {isChosen && `, ${t("carDetail.freeDays.chosen")}`}
        </span>
      )}
    </>
  );
  return (
    <td
      className={isChosen ? styles.chosenDay : styles.day[state]}
      aria-current={date === today ? "date" : undefined}
    >
      {choosable.days.has(date) ? (
        <button className={styles.choice} name={choosable.name} value={date}>
          {content}
        </button>
      ) : (
        content
      )}
    </td>
  );
}
