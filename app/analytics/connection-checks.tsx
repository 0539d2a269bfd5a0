import { useTranslation } from "react-i18next";
import { badge } from "~/ui/badge.css";
import * as styles from "./connection-test.css";
import { useConnection } from "./use-connection";

export function ConnectionChecks({ measurementId }: { measurementId: string | null }) {
  const { t } = useTranslation();
  const { script, available } = useConnection();
  const unknown = <span className={badge.quiet}>{t("analytics.test.unknown")}</span>;
  const verdict = (good: boolean, text: string) => (
    <span className={good ? badge.good : badge.problem}>{text}</span>
  );
  return (
    <dl className={styles.checks}>
      <Check name={t("analytics.test.checks.id")}>
        {measurementId
          ? verdict(true, t("analytics.test.id.present"))
          : verdict(false, t("analytics.test.id.missing"))}{" "}
        {measurementId}
      </Check>
      <Check name={t("analytics.test.checks.script")}>
        {script ? verdict(script === "loaded", t(`analytics.test.script.${script}`)) : unknown}
      </Check>
      <Check name={t("analytics.test.checks.function")}>
        {available === null
          ? unknown
          : verdict(available, t(`analytics.test.function.${available ? "available" : "missing"}`))}
      </Check>
    </dl>
  );
}

function Check({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className={styles.check}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
