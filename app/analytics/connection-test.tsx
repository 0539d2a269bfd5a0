import { useState } from "react";
import { useTranslation } from "react-i18next";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import type { AnalyticsState } from "./analytics-choice.server";
import { useAnalyticsState } from "./analytics-switch";
import * as styles from "./connection-test.css";
import { Troubleshooting } from "./troubleshooting";
import { track } from "./track";
import { useConnection } from "./use-connection";
import { ConnectionChecks } from "./connection-checks";

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
        <ConnectionChecks measurementId={measurementId} />
        <p>{t(`analytics.states.${stateHere}`)}</p>
        <TestEvent />
        <Troubleshooting />
      </div>
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
