import { useTranslation } from "~/web/i18n/use-translation";
import { addDays } from "~/web/calendar";
import * as list from "~/desk/bookings/list/booking-list.css";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { iconButton } from "~/ui/form/icon-button.css";
import { Icon } from "~/ui/icon";
import { calendarAddress, lastDayOf, SPANS, WEEK_DAYS, type CalendarQuery } from "./calendar-query";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";

/**
 * Shows links to the days before and after, and to other numbers of days. The list of phones has a week.
 */
export function CalendarTools({ calendar: { query, today } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { from, days } = query;
  const to = (change: Partial<typeof query>) => calendarAddress({ ...query, page: 1, ...change });
  const week = { ...query, days: Math.min(days, WEEK_DAYS) };
  return (
    <div className={styles.tools}>
      <Period className={styles.weekPeriod} shown={week} today={today} to={to} />
      <Period className={styles.period} shown={query} today={today} to={to} />
      <nav className={styles.spans} aria-label={t("calendar.spans.label")} data-scrolls>
        {SPANS.map((span) => (
          <Link
            key={span}
            className={list.chip}
            to={to(span === 1 ? { from: today, days: 1 } : { days: span })}
            aria-current={(span === days && (span > 1 || from === today)) || undefined}
          >
            {t(`calendar.spans.${span}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

type PeriodProps = {
  className: string;
  shown: CalendarQuery;
  today: string;
  to: (change: Partial<CalendarQuery>) => string;
};

function Period({ className, shown, today, to }: PeriodProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { from, days } = shown;
  return (
    <div className={className}>
      <Link
        className={iconButton}
        to={to({ from: addDays(from, -days) })}
        rel="prev"
        aria-label={t("calendar.earlier")}
      >
        <Icon name="back" />
      </Link>
      <h2 className={styles.range}>{range(from, lastDayOf(shown), today)}</h2>
      <Link
        className={iconButton}
        to={to({ from: addDays(from, days) })}
        rel="next"
        aria-label={t("calendar.later")}
      >
        <Icon name="arrow" />
      </Link>
    </div>
  );
}
