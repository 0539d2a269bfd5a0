import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import type { LocalizedReport } from "./localized-report";
import * as styles from "./visits-tab.css";

/** Specification 2, Admin. */
export function Figures({ report }: { report: LocalizedReport }) {
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
