import { useTranslation } from "~/i18n/use-translation";
import { addDays } from "~/calendar";
import * as list from "~/desk/bookings/list/booking-list.css";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { iconButton } from "~/ui/form/icon-button.css";
import { Icon } from "~/ui/icon";
import { calendarAddress, lastDayOf, SPANS } from "./calendar-query";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";

/** Links to the days before and after, and to other numbers of days. */
export function CalendarTools({ calendar: { query, today } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { from, days } = query;
  const to = (change: Partial<typeof query>) => calendarAddress({ ...query, page: 1, ...change });
  return (
    <div className={styles.tools}>
      <div className={styles.period}>
        <Link
          className={iconButton}
          to={to({ from: addDays(from, -days) })}
          rel="prev"
          aria-label={t("calendar.earlier")}
        >
          <Icon name="back" />
        </Link>
        <h2 className={styles.range}>{range(from, lastDayOf(query), today)}</h2>
        <Link
          className={iconButton}
          to={to({ from: addDays(from, days) })}
          rel="next"
          aria-label={t("calendar.later")}
        >
          <Icon name="arrow" />
        </Link>
      </div>
      <nav className={list.chips} aria-label={t("calendar.spans.label")} data-scrolls>
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
