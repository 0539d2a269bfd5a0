import { useEffect, useState } from "react";
import { Form, href, useSearchParams } from "react-router";
import { useTranslation } from "react-i18next";
import { track } from "~/analytics/track";
import { useFormat } from "~/i18n/format";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { LanguageField } from "~/i18n/language-field";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import { message } from "~/ui/message.css";
import * as layout from "~/ui/page/layout.css";
import { Table } from "~/ui/page/table";
import { usePolling } from "~/ui/use-polling";
import { emptyReport, localizeReport, periodIn, PERIODS } from "./report";
import type { LocalizedReport, Period } from "./report";
import type { VisitsTabData } from "./report.server";
import * as styles from "./visits-tab.css";

/** Specification 7: the polling interval of `GET /api/analytics`; the page reloads as often. */
const REFRESH_MS = 300_000;

/** The analytics tab of the desk; not `ok` if the data is unavailable. */
export function VisitsTab({ ok, report }: VisitsTabData) {
  return report ? <VisitReport ok={ok} report={report} /> : <UnavailableReport />;
}

/** Specification 8: zeros if the server does not answer, as it renders them without its database. */
function UnavailableReport() {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const period = periodIn(useSearchParams()[0]);
  const lang = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
  return <VisitReport ok={false} report={localizeReport(emptyReport(period, now), t, lang)} />;
}

type ReportProps = { report: LocalizedReport };

function VisitReport({ ok, report }: ReportProps & { ok: boolean }) {
  const { t } = useTranslation();
  usePolling(REFRESH_MS);
  useEffect(() => track("admin_viewed", {}), []);
  return (
    <>
      {!ok && <Unavailable />}
      <Figures report={report} />
      <PeriodForm period={report.period} />
      <Sections report={report} />
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

/** Of the figures above it, only the conversion rate depends on the period. */
function PeriodForm({ period }: { period: Period }) {
  const { t } = useTranslation();
  return (
    <Form className={styles.form} action={href("/admin")} key={period}>
      <LanguageField />
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

/** Specification 2, Admin. */
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
  return (
    <div className={styles.sections}>
      <OverTime report={report} />
      <Rankings report={report} />
      <Devices report={report} />
      <Funnel report={report} />
    </div>
  );
}

function OverTime({ report }: ReportProps) {
  const { t } = useTranslation();
  const { day, number } = useFormat();
  return (
    <>
      <Columns
        title={t("visits.byDay")}
        bars={report.days.map((one) => ({ label: day(one.day), value: one.views }))}
        head={[t("visits.day"), t("visits.views"), t("visits.visitors")]}
        more={report.days.map(({ visitors }) => number(visitors))}
      />
      <Columns
        title={t("visits.byHour")}
        bars={report.hours.map((value, hour) => ({ label: `${hour}:00`, value }))}
        head={[t("visits.hour"), t("visits.views")]}
      />
    </>
  );
}

function Rankings({ report }: ReportProps) {
  const { t } = useTranslation();
  const counted = (rows: { name: string; count: number }[]) =>
    rows.map(({ name, count }) => ({ label: name, value: count }));
  return (
    <>
      <Rows
        title={t("visits.topPages")}
        bars={counted(report.pages)}
        head={[t("visits.page"), t("visits.views")]}
      />
      <Rows
        title={t("visits.countries")}
        bars={counted(report.countries)}
        head={[t("visits.country"), t("visits.visitors")]}
      />
    </>
  );
}

function Devices({ report }: ReportProps) {
  const { t } = useTranslation();
  const bars = report.devices.map(({ device, visitors }) => ({
    label: t(`visits.deviceNames.${device}`),
    value: visitors,
  }));
  return (
    <Rows
      title={t("visits.devices")}
      bars={bars}
      head={[t("visits.device"), t("visits.visitors"), t("visits.share")]}
      more={report.devices.map(({ percent }) => t("visits.percent", { value: percent }))}
    />
  );
}

function Funnel({ report }: ReportProps) {
  const { t } = useTranslation();
  const bars = report.funnel.map(({ stage, count }) => ({
    label: t(`visits.stages.${stage}`),
    value: count,
  }));
  return (
    <Rows title={t("visits.funnel")} bars={bars} head={[t("visits.stage"), t("visits.count")]} />
  );
}

type SectionProps = {
  title: string;
  bars: readonly Bar[];
  head: readonly string[];
  /** The third column of the table. */
  more?: readonly string[];
};

/** Its long table is collapsed. */
function Columns(props: SectionProps) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.section} ${styles.wide}`}>
      <h2 className={styles.title}>{props.title}</h2>
      <ColumnChart title={props.title} bars={props.bars} />
      <details>
        <summary className={styles.disclosure}>
          {t("visits.asTable")}: {props.title}
        </summary>
        <SectionTable {...props} />
      </details>
    </section>
  );
}

function Rows(props: SectionProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{props.title}</h2>
      {props.bars.length === 0 ? <p>{t("visits.nothing")}</p> : <SectionTable {...props} />}
    </section>
  );
}

function SectionTable({ title, bars, head, more }: SectionProps) {
  const { number } = useFormat();
  const rows = bars.map(({ label, value }, index): [string, ...string[]] => {
    const third = more?.[index];
    return third === undefined ? [label, number(value)] : [label, number(value), third];
  });
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const shares = bars.map(({ value }) => value / most);
  return <Table caption={title} quiet head={head} rows={rows} shares={shares} />;
}

type Bar = { label: string; value: number };

type ChartProps = { title: string; bars: readonly Bar[] };

const WIDTH = 10;
const HEIGHT = 100;

/** Vertical bars for sequences: days, hours. Only the first and last are labelled. */
function ColumnChart({ title, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const width = bars.length * WIDTH;
  return (
    <div>
      <svg
        className={styles.columns}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={useSummary(title, bars)}
      >
        {bars.map(({ label, value }, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              key={label}
              className={styles.bar}
              x={index * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
            />
          );
        })}
        <line className={styles.base} x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </div>
    </div>
  );
}

/** The chart's accessible name; the table below it has the numbers. */
function useSummary(title: string, bars: readonly Bar[]) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const first: Bar = { label: "", value: 0 };
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), first);
  if (most.value === 0) return t("visits.emptyChart", { title });
  return t("visits.chart", { title, label: most.label, value: number(most.value) });
}
