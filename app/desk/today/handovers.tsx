import type { TFunction } from "i18next";
import { useTranslation } from "~/web/i18n/use-translation";
import { addDays } from "~/web/calendar";
import { byShift, shiftOf, type HandoverCount, type Shift } from "~/booking/agenda/today";
import { useDayName } from "~/desk/desk-hooks";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { HandoverRow } from "./handover-row";
import type { TodayRows } from "./load-today.server";
import type { ShownHandover } from "./shown-handovers.server";
import * as choiceStyles from "./choices.css";
import * as styles from "./today.css";
import { Rest, titleId } from "./today-section";
import { todayAddress } from "./today-view";

/** Shows pick-ups and returns by day and night. */
export function Handovers({ today }: { today: TodayRows }) {
  const { t } = useTranslation();
  const { handovers, ahead, counts, view, daysAhead, hasAll } = today;
  const isEmpty = handovers.rows.length + ahead.rows.length === 0;
  if (view.kind === "list" && view.list !== "handovers") return null;
  if (view.kind !== "all" && isEmpty) return <p>{t("desk.today.noneThen")}</p>;
  if (isEmpty) {
    return (
      <p className={styles.soft}>
        {hasAll ? t("desk.today.noneAhead", { days: daysAhead }) : t("desk.today.noneUntilNoon")}
      </p>
    );
  }
  const [first] = ahead.rows;
  return (
    <section className={styles.plan} aria-labelledby={titleId("handovers")}>
      <h2 className={styles.title} id={titleId("handovers")}>
        {t("desk.today.handovers")}
      </h2>
      {handovers.rows.length === 0 && first && <NextLater first={first} today={today} />}
      <Shifts rows={handovers.rows} today={today} />
      <Rest list="handovers" listed={handovers} today={today} />
      <Shifts rows={ahead.rows} today={today} />
      {view.kind === "all" && hasAll && counts.length > 0 && (
        <DayCounts counts={counts} today={today} />
      )}
    </section>
  );
}

function NextLater({ first, today }: { first: ShownHandover; today: TodayRows }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  const when = { day: short(first.day, today.date), time: first.time };
  return <p className={styles.soft}>{t("desk.today.noneToday", when)}</p>;
}

function Shifts({ rows, today }: { rows: readonly ShownHandover[]; today: TodayRows }) {
  return byShift(rows).map((shift) => (
    <ShiftList key={shiftKey(shift)} shift={shift} rows={shift.rows} today={today} />
  ));
}

type ShiftListProps = { shift: Shift; rows: readonly ShownHandover[]; today: TodayRows };

function ShiftList({ shift, rows, today }: ShiftListProps) {
  const { t } = useTranslation();
  const { short } = useFormat();
  const dayName = useDayName(today.date);
  const { day, isNight } = shift;
  // The night's second day is the day after, on which what happens after midnight is.
  const nightDays = (evening: string) =>
    [evening, addDays(evening, 1)].map((one) => short(one, today.date)).join(" – ");
  const id = `shift-${shiftKey(shift)}`;
  const counts = countsOf(shift, today.counts) ?? rows.map(({ kind }) => ({ kind, count: 1 }));
  return (
    <section className={isNight ? styles.night : styles.section} aria-labelledby={id}>
      <div className={styles.shiftHead}>
        <h3 className={styles.day} id={id}>
          {isNight && <Icon name="clock" />}
          {isNight ? t("desk.today.night", { days: nightDays(day) }) : dayName(day)}
        </h3>
        <span className={styles.soft}>{countText(t, counts)}</span>
      </div>
      <ol className={styles.list}>
        {rows.map((row) => (
          <HandoverRow
            key={`${row.kind}${row.id}`}
            row={row}
            isToday={row.day === today.date}
            hasAll={today.hasAll}
          />
        ))}
      </ol>
    </section>
  );
}

function shiftKey({ day, isNight }: Shift) {
  return `${day}-${isNight ? "night" : "day"}`;
}

/** Returns the counts of a day or night; null where all its hand-overs are shown. */
function countsOf(shift: Shift, counts: readonly HandoverCount[]) {
  const ofShift = counts.filter(({ day, hour }) => {
    const other = shiftOf(day, hour);
    return other.day === shift.day && other.isNight === shift.isNight;
  });
  return ofShift.length === 0 ? null : ofShift;
}

/** Returns a text such as “2 pick-ups, 1 return”. */
export function countText(t: TFunction, counts: readonly Pick<HandoverCount, "kind" | "count">[]) {
  return (["pickup", "return"] as const)
    .map((kind) => ({ kind, count: sumOf(counts.filter((one) => one.kind === kind)) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`desk.today.${kind}Count`, { count }))
    .join(", ");
}

function sumOf(counts: readonly Pick<HandoverCount, "count">[]) {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Shows how many hand-overs there are each day, with the way to them. */
function DayCounts({ counts, today }: { counts: readonly HandoverCount[]; today: TodayRows }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayName = useDayName(today.date);
  const days = [...new Set(counts.map(({ day }) => day))];
  return (
    <nav className={styles.section} aria-labelledby="days-title">
      <h3 className={styles.day} id="days-title">
        {t("desk.today.byDay")}
      </h3>
      <ul className={choiceStyles.choices}>
        {days.map((day) => (
          <li key={day}>
            <Link
              className={choiceStyles.choice}
              to={todayAddress({ kind: "day", day, hour: null, page: 1 })}
            >
              {dayName(day)} <b>{number(sumOf(counts.filter((one) => one.day === day)))}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type DayViewProps = { today: TodayRows; view: Extract<TodayRows["view"], { kind: "day" }> };

/** Shows the hand-overs of a day, or of one of its hours, with the other hours. */
export function DayView({ today, view }: DayViewProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const dayName = useDayName(today.date);
  const { day, hour } = view;
  const hours = [...new Set(today.counts.map((one) => one.hour))];
  const all = todayAddress({ ...view, hour: null, page: 1 });
  return (
    <>
      <nav className={styles.section} aria-labelledby="hours-title">
        <h2 className={styles.title} id="hours-title">
          {dayName(day)}&nbsp;· {countText(t, today.counts)}
        </h2>
        <ul className={choiceStyles.choices}>
          <li>
            <Link
              className={choiceStyles.choice}
              to={all}
              aria-current={hour === null || undefined}
            >
              {t("desk.today.allHours")}
            </Link>
          </li>
          {hours.map((one) => (
            <li key={one}>
              <Link
                className={choiceStyles.choice}
                to={todayAddress({ ...view, hour: one, page: 1 })}
                aria-current={hour === one || undefined}
              >
                {`${String(one).padStart(2, "0")}:00`}{" "}
                <b>{number(sumOf(today.counts.filter((count) => count.hour === one)))}</b>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Handovers today={today} />
    </>
  );
}
