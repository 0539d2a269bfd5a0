import { useState, useSyncExternalStore } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import type { AnalyticsState } from "./analytics-choice.server";
import { useAnalyticsState } from "./analytics-switch";
import * as styles from "./connection-test.css";
import { Troubleshooting } from "./troubleshooting";
import { onScriptState, scriptState } from "./script";
import { track } from "./track";

type ConnectionTestProps = {
  /** The site's, whether or not this visitor is counted. */
  measurementId: string | null;
  state: AnalyticsState;
};

/** The page `/ga-test` (specification 2): whether Google Analytics works in this browser. */
export function ConnectionTest({ measurementId, state }: ConnectionTestProps) {
  const { t } = useTranslation();
  const stateHere = useAnalyticsState(state);
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("analytics.test.title")}</h1>
        <p className={layout.lead}>{t("analytics.test.intro")}</p>
        <Checks measurementId={measurementId} />
        <p>{t(`analytics.states.${stateHere}`)}</p>
        <TestEvent />
        <Troubleshooting />
      </div>
    </div>
  );
}

function Checks({ measurementId }: { measurementId: string | null }) {
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

function TestEvent() {
  const { t } = useTranslation();
  const { available } = useConnection();
  const [result, setResult] = useState<"waiting" | "sent" | null>(null);
  const send = () => {
    setResult("waiting");
    track("test_event", { event_callback: () => setResult("sent") });
  };
  return (
    <>
      <p>
        <button className={button.primary} type="button" disabled={!available} onClick={send}>
          {t("analytics.test.send")}
        </button>
      </p>
      <div className={styles.results}>
        <p className={available === null ? styles.shown : styles.hidden}>
          {t("analytics.test.withoutScripts")}
        </p>
        <p className={styles.shown} role="status">
          {result && t(`analytics.test.${result}`)}
        </p>
      </div>
    </>
  );
}

/** The state of Google's script; null before hydration. */
function useConnection() {
  const script = useSyncExternalStore(onScriptState, scriptState, () => null);
  const available = useSyncExternalStore(
    onScriptState,
    () => typeof window.gtag === "function",
    () => null,
  );
  return { script, available };
}
