import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { LinkInPlace } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import * as styles from "./free-days.css";
import type { FreeMonth, Month } from "./free-month";
import { MonthTable } from "./month-table";

export const FREE_DAYS_ID = "free-days";

type FreeDaysProps = {
  car: { id: number };
  month: FreeMonth;
  dates: TripDates | null;
  /** Today in business time. */
  today: string;
};

/** Shows a month with the days on which a car can be picked up. */
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
    `${href("/:lng?/cars/:id", { id: String(car.id) })}?${new URLSearchParams({ ...dates, month: shown })}#${FREE_DAYS_ID}`;
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
