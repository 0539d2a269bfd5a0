import { useTranslation } from "react-i18next";
import { DeskLayout } from "~/desk/desk-layout";
import { RefreshLink } from "~/desk/refresh-link";
import { fleetAddress } from "~/desk/fleet/fleet-query";
import { useFormat } from "~/i18n/format";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Pagination } from "~/ui/page/pagination";
import { CalendarFilter } from "./calendar-filter";
import { CalendarTable } from "./calendar-table";
import { CalendarTools } from "./calendar-tools";
import { calendarAddress } from "./calendar-query";
import { DayList } from "./day-list-section";
import { Legend } from "./legend";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";
import { TroubleList } from "./trouble-list";

/** Which vehicle is where on which day: a table, on narrow screens a list of one day. */
export function CalendarPage({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  const { today, time, groups, done } = calendar;
  return (
    <DeskLayout
      title={t("calendar.title")}
      note={<p className={styles.soft}>{t("calendar.now", { date: short(today, today), time })}</p>}
      actions={<RefreshLink />}
      done={done && t(`calendar.done.${done}`)}
    >
      <CalendarTools calendar={calendar} />
      <CalendarFilter calendar={calendar} />
      <TroubleList calendar={calendar} />
      {groups.length === 0 ? (
        <Empty calendar={calendar} />
      ) : (
        <>
          <DayList calendar={calendar} />
          <CalendarTable calendar={calendar} />
          <Legend />
        </>
      )}
      {calendar.hasMoreRequests && <p className={styles.soft}>{t("calendar.moreRequests")}</p>}
      <Pages calendar={calendar} />
    </DeskLayout>
  );
}

/** Nothing to show: no vehicles, or none that is free. */
function Empty({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, today } = calendar;
  const { free } = query;
  if (free) {
    const from = range(free.from, free.from, today);
    const until = range(free.until, free.until, today);
    return (
      <div className={styles.empty}>
        <p>{t("calendar.filter.noneFree", { from, until })}</p>
        <Link className={button.secondary} to={calendarAddress({ ...query, free: null, page: 1 })}>
          {t("calendar.filter.reset")}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{t("calendar.empty")}</p>
      <Link className={button.secondary} to={fleetAddress()}>
        {t("calendar.toFleet")}
      </Link>
    </div>
  );
}

function Pages({ calendar: { query, pages } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { page } = query;
  const to = (other: number) => calendarAddress({ ...query, page: other });
  return (
    <Pagination
      label={t("calendar.pages")}
      newer={page > 1 ? { to: to(page - 1), text: t("calendar.previousPage") } : null}
      older={page < pages ? { to: to(page + 1), text: t("calendar.nextPage") } : null}
    />
  );
}
