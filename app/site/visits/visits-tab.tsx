import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { Form, href, useSearchParams } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { track } from "~/site/analytics/track";
import { addDays, businessTime } from "~/web/calendar";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { message } from "~/ui/message.css";
import * as layout from "~/ui/page/layout.css";
import { Table } from "~/ui/page/table";
import { usePolling } from "~/ui/use-polling";
import { DEVICES, HOURS, periodIn, PERIODS, SATURDAY, type Period } from "~/site/visits/report";
import type { VisitReport } from "~/site/visits/report.server";
import * as styles from "~/site/visits/visits-tab.css";

/** The interval of reloads: specification 7 has it for polling `GET /api/analytics`. */
const REFRESH_MS = 300_000;

/** The analytics tab of the desk; `report` is null if the visits are unavailable. */
export function VisitsTab({ report }: { report: VisitReport | null }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const [now] = useState(() => new Date());
  usePolling(REFRESH_MS);
  useEffect(() => track("admin_viewed", {}), []);
  const shown = report ?? zeroReport(periodIn(query), businessTime(now).date, t);
  return (
    <>
      {!report && <Unavailable />}
      <Figures report={shown} />
      <PeriodForm period={shown.period} />
      <Sections report={shown} />
      <p className={layout.lead}>{t("visits.about")}</p>
    </>
  );
}

function Unavailable() {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>{t("visits.unavailable")}</p>
      <p>
        <Link className={button.secondary} to={`${href("/admin")}?tab=analytics`}>
          {t("visits.tryAgain")}
        </Link>
      </p>
    </div>
  );
}

const PERIOD_NAMES = { 7: "week", 30: "month", 90: "quarter" } as const;

function PeriodForm({ period }: { period: Period }) {
  const { t } = useTranslation();
  return (
    <Form className={styles.form} action={href("/admin")} key={period}>
      <input type="hidden" name="tab" value="analytics" />
      <SelectField
        id="visits-period"
        name="days"
        label={t("visits.period")}
        defaultValue={String(period)}
        options={PERIODS.map((days) => ({
          value: String(days),
          label: t(`visits.periods.${PERIOD_NAMES[days]}`),
        }))}
      />
      <button className={button.secondary}>{t("visits.show")}</button>
    </Form>
  );
}

type ReportProps = { report: VisitReport };

/** The figures of specification 2, Admin. */
function Figures({ report }: ReportProps) {
  const { t } = useTranslation();
  const { number, decimals } = useFormat();
  const peakDay = t(`format.weekdays.${report.peakWeekday}` as "format.weekdays.0");
  const conversion = t("visits.percent", { value: decimals(String(report.conversion)) });
  return (
    <dl className={styles.figures}>
      <Figure name={t("visits.current")} value={number(report.current)}>
        {t("visits.currentNote")}
      </Figure>
      <Figure name={t("visits.today")} value={number(report.today)} />
      <Figure name={t("visits.weekly")} value={number(report.weekly)} />
      <Figure name={t("visits.averageDaily")} value={number(report.averageDaily)} />
      <Figure name={t("visits.peakDay")} value={peakDay} isWord />
      <Figure name={t("visits.sessionTime")} value={report.sessionTime} />
      <Figure name={t("visits.conversion")} value={conversion}>
        {t("visits.conversionNote")}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; value: string; isWord?: boolean; children?: string };

function Figure({ name, value, isWord = false, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={isWord ? styles.word : styles.value}>{value}</dd>
      {children && <dd className={styles.note}>{children}</dd>}
    </div>
  );
}

function Sections({ report }: ReportProps) {
  const { t } = useTranslation();
  const { day, number } = useFormat();
  return (
    <div className={styles.sections}>
      <Section
        title={t("visits.byDay")}
        head={[t("visits.day"), t("visits.views"), t("visits.visitors")]}
        rows={report.days.map((one) => ({
          name: day(one.day),
          count: one.views,
          more: number(one.visitors),
        }))}
        hasChart
      />
      <Section
        title={t("visits.byHour")}
        head={[t("visits.hour"), t("visits.views")]}
        rows={report.hours.map((count, hour) => ({ name: `${hour}:00`, count }))}
        hasChart
      />
      <Section
        title={t("visits.topPages")}
        head={[t("visits.page"), t("visits.views")]}
        rows={report.pages}
      />
      <Section
        title={t("visits.countries")}
        head={[t("visits.country"), t("visits.visitors")]}
        rows={report.countries}
      />
      <Section
        title={t("visits.devices")}
        head={[t("visits.device"), t("visits.visitors"), t("visits.share")]}
        rows={report.devices.map(({ device, count, percent }) => ({
          name: t(`visits.deviceNames.${device}`),
          count,
          more: t("visits.percent", { value: percent }),
        }))}
      />
      <Section
        title={t("visits.funnel")}
        head={[t("visits.stage"), t("visits.count")]}
        rows={report.funnel.map(({ stage, count }) => ({
          name: t(`visits.stages.${stage}`),
          count,
        }))}
      />
    </div>
  );
}

/** A row of a table. `more` is its third cell. */
type Row = { name: string; count: number; more?: string };

type SectionProps = {
  title: string;
  head: readonly string[];
  rows: readonly Row[];
  /** Whether the rows are a sequence, shown as bars above the table, which is long and so collapsed. */
  hasChart?: boolean;
};

function Section({ title, head, rows, hasChart = false }: SectionProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const cells = rows.map(({ name, count, more }): [string, ...string[]] =>
    more === undefined ? [name, number(count)] : [name, number(count), more],
  );
  const shares = rows.map(({ count }) => count / most);
  const table = <Table caption={title} quiet head={head} rows={cells} shares={shares} />;
  return (
    <section className={hasChart ? styles.wideSection : styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {rows.length === 0 && <p>{t("visits.nothing")}</p>}
      {rows.length > 0 && !hasChart && table}
      {hasChart && (
        <>
          <Chart rows={rows} most={most} />
          <div className={styles.ends} aria-hidden="true">
            <span>{rows[0]?.name}</span>
            <span>{rows.at(-1)?.name}</span>
          </div>
          <details>
            <summary className={styles.disclosure}>
              {t("visits.asTable")}: {title}
            </summary>
            {table}
          </details>
        </>
      )}
    </section>
  );
}

/** Vertical bars. The table below them has all of their numbers. */
function Chart({ rows, most }: { rows: readonly Row[]; most: number }) {
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${rows.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows.map(({ name, count }, index) => (
        <rect key={name} x={index + 0.1} y={most - count} width={0.8} height={count} />
      ))}
    </svg>
  );
}

/**
 * Returns the report that is shown while the visits are unavailable (specification 8). `today` is the date
 * in Georgia.
 */
function zeroReport(period: Period, today: string, t: TFunction): VisitReport {
  const pages = ["home", "allCars", "carDetails", "blog"] as const;
  const stages = ["visitors", "carViewers", "bookings", "confirmed"] as const;
  return {
    period,
    current: 0,
    today: 0,
    weekly: 0,
    averageDaily: 0,
    peakWeekday: SATURDAY,
    sessionTime: "0:00",
    conversion: 0,
    days: Array.from({ length: period }, (_, index) => ({
      day: addDays(today, index + 1 - period),
      views: 0,
      visitors: 0,
    })),
    hours: Array<number>(HOURS).fill(0),
    pages: pages.map((page) => ({ name: t(`visits.pages.${page}`), count: 0 })),
    countries: [{ name: t("visits.georgia"), count: 0 }],
    devices: DEVICES.map((device) => ({ device, count: 0, percent: 0 })),
    funnel: stages.map((stage) => ({ stage, count: 0 })),
  };
}
