import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { Table } from "~/ui/page/table";
import { ColumnChart, type Bar } from "./charts";
import * as styles from "./visits-tab.css";
import type { LocalizedReport } from "./localized-report";

export function ReportParts({ report }: { report: LocalizedReport }) {
  return (
    <div className={styles.parts}>
      <OverTime report={report} />
      <Rankings report={report} />
      <Devices report={report} />
      <Funnel report={report} />
    </div>
  );
}

type ReportProps = { report: LocalizedReport };

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

type PartProps = {
  title: string;
  bars: readonly Bar[];
  head: readonly string[];
  /** The third column of the table. */
  more?: readonly string[];
};

/** Its long table is collapsed. */
function Columns(props: PartProps) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.part} ${styles.wide}`}>
      <h2 className={styles.title}>{props.title}</h2>
      <ColumnChart title={props.title} bars={props.bars} />
      <details>
        <summary className={styles.disclosure}>
          {t("visits.asTable")}: {props.title}
        </summary>
        <PartTable {...props} />
      </details>
    </section>
  );
}

function Rows(props: PartProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{props.title}</h2>
      {props.bars.length === 0 ? <p>{t("visits.nothing")}</p> : <PartTable {...props} />}
    </section>
  );
}

function PartTable({ title, bars, head, more }: PartProps) {
  const { number } = useFormat();
  const rows = bars.map(({ label, value }, index): [string, ...string[]] => {
    const third = more?.[index];
    return third === undefined ? [label, number(value)] : [label, number(value), third];
  });
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const shares = bars.map(({ value }) => value / most);
  return <Table caption={title} quiet head={head} rows={rows} shares={shares} />;
}
