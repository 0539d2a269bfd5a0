import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import { Table } from "~/ui/page/table";
import { ColumnChart, RowChart, type Bar } from "./charts";
import * as styles from "./visits-tab.css";
import type { LocalizedReport } from "./localized-report";

export function ReportParts({ report }: { report: LocalizedReport }) {
  const { t } = useTranslation();
  const { day, number } = useFormat();
  const counted = (rows: { name: string; count: number }[]) =>
    rows.map(({ name, count }) => ({ label: name, value: count }));
  const devices = report.devices.map(({ device, visitors, percent }) => ({
    label: t(`visits.deviceNames.${device}`),
    value: visitors,
    percent,
  }));
  const funnel = report.funnel.map(({ stage, count }) => ({
    label: t(`visits.stages.${stage}`),
    value: count,
  }));
  return (
    <div className={styles.parts}>
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
      <Rows
        title={t("visits.devices")}
        bars={devices}
        head={[t("visits.device"), t("visits.visitors"), t("visits.share")]}
        more={devices.map(({ percent }) => t("visits.percent", { value: percent }))}
      />
      <Rows
        title={t("visits.funnel")}
        bars={funnel}
        head={[t("visits.stage"), t("visits.count")]}
      />
    </div>
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
      {props.bars.length === 0 ? (
        <p>{t("visits.nothing")}</p>
      ) : (
        <>
          <RowChart title={props.title} bars={props.bars} />
          <PartTable {...props} />
        </>
      )}
    </section>
  );
}

function PartTable({ title, bars, head, more }: PartProps) {
  const { number } = useFormat();
  const rows = bars.map(({ label, value }, index): [string, ...string[]] => {
    const third = more?.[index];
    return third === undefined ? [label, number(value)] : [label, number(value), third];
  });
  return <Table caption={title} quiet head={head} rows={rows} />;
}
