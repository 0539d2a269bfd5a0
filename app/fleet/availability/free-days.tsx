import { href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useFormat } from "~/i18n/format";
import { LinkInPlace } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { TripDates } from "~/fleet/prices/trip-dates";
import * as styles from "./free-days.css";
import type { FreeMonth, Month, MonthDay } from "./free-month";

export const FREE_DAYS_ID = "free-days";

type FreeDaysProps = {
  car: { id: number };
  month: FreeMonth;
  dates: TripDates | null;
  /** The date at the business. */
  today: string;
};

/** A month with the days on which a car can be picked up. */
export function FreeDays({ car, month, dates, today }: FreeDaysProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} id={FREE_DAYS_ID} aria-labelledby="free-days-title">
      <h2 className={styles.title} id="free-days-title">
        {t("carDetail.freeDays.title")}
      </h2>
      <MonthLinks car={car} month={month} dates={dates} />
      <MonthTable month={month} today={today} />
      <p className={styles.hint}>{t("carDetail.freeDays.hint")}</p>
    </section>
  );
}

function MonthLinks({ car, month, dates }: Omit<FreeDaysProps, "today">) {
  const { t } = useTranslation();
  const addressOf = (shown: Month) =>
    `${href("/cars/:id", { id: String(car.id) })}?${new URLSearchParams({ ...dates, month: shown })}#${FREE_DAYS_ID}`;
  const links = [
    [month.previous, "previous"],
    [month.next, "next"],
  ] as const;
  return (
    <nav className={styles.links} aria-label={t("carDetail.freeDays.months")}>
      {links.map(
        ([shown, name]) =>
          shown && (
            <LinkInPlace
              key={name}
              className={button.secondary}
              to={addressOf(shown)}
              rel="nofollow"
            >
              {t(`carDetail.freeDays.${name}`)}
            </LinkInPlace>
          ),
      )}
    </nav>
  );
}

function MonthTable({ month: { month, weeks }, today }: Pick<FreeDaysProps, "month" | "today">) {
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
