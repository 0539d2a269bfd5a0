import { type MouseEvent, useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { daysBetween, weekday } from "~/web/calendar";
import type { DeskProblem } from "~/desk/desk-request.server";
import { useFormat } from "~/web/i18n/format";
import { visuallyHidden } from "~/ui/page/layout.css";
import type { useDrag, Drop } from "./drag/use-drag";
import { lastDayOf } from "./calendar-query";
import { GroupRows } from "./group-rows";
import type { CalendarData } from "./load-calendar.server";
import { useTableTexts } from "./table-texts";
import * as styles from "./calendar-table.css";
import { DeskProblemMessage } from "~/desk/desk-problem";
import { button } from "~/ui/form/button.css";
import * as dropTargetStyles from "./drag/drop-target.css";
import type { Column } from "./layout/columns";
import * as calendarHeadStyles from "./calendar-head.css";

type CalendarTableProps = {
  calendar: CalendarData;
  drag: ReturnType<typeof useDrag>;
  /** Why the bar that was dropped last went back. */
  problem: DeskProblem | undefined;
};

/** Shows vehicles by model as rows, and days as columns. */
export function CalendarTable({ calendar, drag, problem }: CalendarTableProps) {
  const { t } = useTranslation();
  const { range } = useFormat();
  const { query, today, columns, groups } = calendar;
  const texts = useTableTexts(today);
  const isIdle = useNavigation().state === "idle";
  const follow = useFollow();
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- its links are pressed, which keys do too */}
      <table className={daysOf(query, today)} onClick={follow} {...drag.handlers}>
        <caption className={visuallyHidden}>
          {t("calendar.caption", { range: range(query.from, lastDayOf(query), today) })}
        </caption>
        {/* There is one column for each day, also where the head has one for each week. */}
        <colgroup>
          <col className={styles.firstColumn} />
          <col span={query.days} />
        </colgroup>
        <CalendarHead columns={columns} today={today} days={query.days} />
        {groups.map((group) => (
          <GroupRows key={group.id} {...{ group, columns, texts }} from={query.from} />
        ))}
      </table>
      {drag.drop && !drag.drop.isRead && problem && isIdle && (
        <DropRefusal drop={drag.drop} problem={problem} onClose={drag.markRead} />
      )}
    </div>
  );
}

/** Navigates for all links of the table: thousands of the router's own would take most of its time. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLTableElement>) => {
    const { target, metaKey, altKey, ctrlKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    const opensElsewhere = event.button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
    if (!link || opensElsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}

/** Returns the classes that make weekends and today stand out in every row. */
function daysOf({ from, days }: CalendarData["query"], today: string) {
  return [
    styles.table,
    styles.days[days],
    styles.untilWeekend[(6 - weekday(from) + 7) % 7],
    styles.today[daysBetween(from, today)],
  ]
    .filter(Boolean)
    .join(" ");
}

type DropRefusalProps = {
  drop: Drop;
  problem: DeskProblem;
  onClose: () => void;
};

/** Says why a bar went back, where it was dropped. Its button gets the focus, which returns to the bar. */
function DropRefusal({ drop, problem, onClose }: DropRefusalProps) {
  const { t } = useTranslation();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => closeButton.current?.focus({ preventScroll: true }), []);
  const close = () => {
    onClose();
    const bar = document.querySelector(`table a[href*="/bookings/${drop.bookingId}"]`);
    if (bar instanceof HTMLElement) bar.focus({ preventScroll: true });
  };
  return (
    <div className={dropTargetStyles.refusal} style={{ insetBlockStart: drop.top }}>
      <DeskProblemMessage problem={problem} />
      <p>{t("calendar.dropRefused")}</p>
      <button
        type="button"
        className={button.secondary}
        ref={closeButton}
        onClick={close}
        onKeyDown={({ key }) => {
          if (key === "Escape") close();
        }}
      >
        {t("desk.close")}
      </button>
    </div>
  );
}

/** Only the column of a whole week is wide enough for the name of a month. */
const WEEK_DAYS = 7;

type CalendarHeadProps = { columns: readonly Column[]; today: string; days: number };

/** Shows days with their weekdays, or weeks. */
function CalendarHead({ columns, today, days }: CalendarHeadProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th className={calendarHeadStyles.corner} scope="col">
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
  const { t } = useTranslation();
  const { short } = useFormat();
  if (span > 1 || from !== until) {
    return (
      <>
        <b className={calendarHeadStyles.week}>
          {Number(from.slice(8))}–{Number(until.slice(8))}
        </b>{" "}
        <span className={span < WEEK_DAYS ? calendarHeadStyles.hidden : undefined}>
          {t(`calendar.months.${Number(until.slice(5, 7))}` as "calendar.months.1")}
        </span>
      </>
    );
  }
  const [name] = short(from, today).split("\u00a0");
  return (
    <>
      <span className={isNarrow ? calendarHeadStyles.hidden : undefined}>
        {name?.replace(",", "")}{" "}
      </span>
      <b className={calendarHeadStyles.date}>{Number(from.slice(8))}</b>
    </>
  );
}

function headOf({ from, span }: Column, today: string) {
  return span === 1 && from === today ? calendarHeadStyles.head.today : calendarHeadStyles.head.day;
}
