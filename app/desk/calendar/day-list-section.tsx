import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { addDays } from "~/web/calendar";
import { Plate } from "~/desk/fleet/plate";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { visuallyHidden } from "~/ui/page/layout.css";
import { blockAddress } from "./block/block";
import { calendarAddress } from "./calendar-query";
import type { DayBar } from "./day-list";
import type { CalendarData } from "./load-calendar.server";
import * as styles from "./calendar.css";

/** Shows the first day of the calendar as a list: what goes out and comes back, and what is free. */
export function DayList({ calendar }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { day } = calendar;
  return (
    <div className={styles.dayList}>
      <Week calendar={calendar} />
      <section className={styles.section} aria-labelledby="day-out">
        <h2 id="day-out">{t("calendar.day.out")}</h2>
        <Rentals bars={day.out} bound="from" none={t("calendar.day.noOut")} />
      </section>
      <section className={styles.section} aria-labelledby="day-back">
        <h2 id="day-back">{t("calendar.day.back")}</h2>
        <Rentals bars={day.back} bound="until" none={t("calendar.day.noBack")} />
      </section>
      {day.blocked.length > 0 && (
        <section className={styles.section} aria-labelledby="day-blocked">
          <h2 id="day-blocked">{t("calendar.day.blocked")}</h2>
          <Blocks bars={day.blocked} today={calendar.today} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="day-free">
        <h2 id="day-free">{t("calendar.day.free")}</h2>
        <FreeModels calendar={calendar} />
      </section>
    </div>
  );
}

/** Shows links to the days of the week that begins with the first day shown. */
function Week({ calendar: { week, query, today } }: { calendar: CalendarData }) {
  const { t } = useTranslation();
  const { short } = useFormat();
  return (
    <nav aria-label={t("calendar.day.label")}>
      <ul className={styles.week}>
        {week.map(({ day, handovers }) => {
          const [name] = short(day, today).split("\u00a0");
          return (
            <li key={day}>
              <Link
                className={styles.weekDay}
                to={calendarAddress({ ...query, from: day })}
                aria-current={day === query.from ? "date" : undefined}
              >
                {name?.replace(",", "")}
                <b className={styles.weekDate}>{Number(day.slice(8))}</b>
                <span aria-hidden="true">{handovers}</span>
                <span className={visuallyHidden}>
                  {t("calendar.day.handovers", { count: handovers })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type RentalsProps = { bars: readonly DayBar[]; bound: "from" | "until"; none: string };

function Rentals({ bars, bound, none }: RentalsProps) {
  const { t } = useTranslation();
  if (bars.length === 0) return <p className={styles.soft}>{none}</p>;
  return (
    <ol className={styles.rows}>
      {bars.map((bar) => (
        <li key={bar.rowId} className={styles.row}>
          <time className={styles.time}>{bar[bound].slice(11)}</time>
          <Link
            className={styles.name}
            to={href("/admin/bookings/:id", { id: String(bar.bookingId) })}
          >
            <bdi>{bar.text}</bdi>
          </Link>
          {bar.vehicle?.plate && <Plate plate={bar.vehicle.plate} />}
          {!bar.vehicle && (
            <span className={styles.noVehicle}>{t("calendar.states.unassigned")}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Shows blocks, each as a link to the block, where it can be removed. */
function Blocks({ bars, today }: { bars: readonly DayBar[]; today: string }) {
  const { t } = useTranslation();
  const { range } = useFormat();
  return (
    <ul className={styles.rows}>
      {bars.map(({ rowId, from, until, text, vehicle }) => (
        <li key={rowId} className={styles.freeRow}>
          {rowId !== null && (
            <Link className={styles.name} to={blockAddress(rowId)}>
              <bdi>{text || t("calendar.day.blocked")}</bdi>,{" "}
              {range(from.slice(0, 10), until.slice(0, 10), today)}
            </Link>
          )}
          {vehicle?.plate && <Plate plate={vehicle.plate} />}
        </li>
      ))}
    </ul>
  );
}

/** Shows models, each as a link to its vehicles that are free from this noon to the next. */
function FreeModels({ calendar: { query, groups } }: { calendar: CalendarData }) {
  const free = { from: query.from, until: addDays(query.from, 1) };
  return (
    <ul className={styles.rows}>
      {groups.map(({ id, name, freeOnFirstDay }) => (
        <li key={id} className={styles.freeRow}>
          {freeOnFirstDay === 0 && <b>{name}</b>}
          {freeOnFirstDay > 0 && (
            <Link
              className={styles.name}
              to={calendarAddress({ ...query, model: id, free, page: 1 })}
            >
              {name}
            </Link>
          )}
          {freeOnFirstDay}
        </li>
      ))}
    </ul>
  );
}
