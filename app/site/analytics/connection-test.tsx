import { useState } from "react";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import { useStore } from "~/web/browser/store";
import type { AnalyticsState } from "./analytics-choice.server";
import { useAnalyticsState } from "./analytics-switch";
import * as styles from "./connection-test.css";
import { SWITCH_ADDRESS } from "./consent";
import { scriptState } from "./data-layer";
import { track } from "./track";

type ConnectionTestProps = {
  /** The site's measurement id, also if this visitor is not counted. */
  measurementId: string | null;
  state: AnalyticsState;
};

/** The page `/ga-test` (specification 2), which shows whether Google Analytics works in this browser. */
export function ConnectionTest({ measurementId, state }: ConnectionTestProps) {
  const { t } = useTranslation();
  const stateHere = useAnalyticsState(state);
  const script = useStore(scriptState);
  const isHydrated = useHydrated();
  const isAvailable = isHydrated && typeof window.gtag === "function";
  return (
    <div className={layout.section}>
      <div className={layout.stack}>
        <h1 className={layout.heading}>{t("analytics.test.title")}</h1>
        <p className={layout.lead}>{t("analytics.test.intro")}</p>
        <dl className={styles.checks}>
          <Check
            name={t("analytics.test.checks.id")}
            isGood={measurementId !== null}
            result={t(`analytics.test.id.${measurementId ? "present" : "missing"}`)}
          >
            {measurementId}
          </Check>
          <Check
            name={t("analytics.test.checks.script")}
            isGood={isHydrated ? script === "loaded" : null}
            result={t(`analytics.test.script.${script}`)}
          />
          <Check
            name={t("analytics.test.checks.function")}
            isGood={isHydrated ? isAvailable : null}
            result={t(`analytics.test.function.${isAvailable ? "available" : "missing"}`)}
          />
        </dl>
        <p>{t(`analytics.states.${stateHere}`)}</p>
        <TestEvent isAvailable={isAvailable} />
        <Troubleshooting />
      </div>
    </div>
  );
}

type CheckProps = {
  name: string;
  /** Null if only a script can find out, and none runs. */
  isGood: boolean | null;
  result: string;
  children?: string | null;
};

function Check({ name, isGood, result, children }: CheckProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.check}>
      <dt className={styles.name}>{name}</dt>
      <dd>
        {isGood === null ? (
          <span className={badge.quiet}>{t("analytics.test.unknown")}</span>
        ) : (
          <span className={isGood ? badge.good : badge.problem}>{result}</span>
        )}
        {children && ` ${children}`}
      </dd>
    </div>
  );
}

function TestEvent({ isAvailable }: { isAvailable: boolean }) {
  const { t } = useTranslation();
  const [result, setResult] = useState<"waiting" | "sent" | null>(null);
  const send = () => {
    setResult("waiting");
    track("test_event", { event_callback: () => setResult("sent") });
  };
  return (
    <>
      <p>
        <button className={button.primary} type="button" disabled={!isAvailable} onClick={send}>
          {t("analytics.test.send")}
        </button>
      </p>
      <noscript>{t("analytics.test.withoutScripts")}</noscript>
      <p role="status">{result && t(`analytics.test.${result}`)}</p>
    </>
  );
}

/** Names of settings, headers and hosts in the texts. */
const NAMES = {
  setting: "GA_MEASUREMENT_ID",
  example: "G-ABC123DEF4",
  signal: "Sec-GPC",
  script: "googletagmanager.com",
  collector: "google-analytics.com",
};

/** Lists the reasons why Google Analytics may receive nothing, and what helps. */
function Troubleshooting() {
  const { t } = useTranslation();
  return (
    <section className={layout.stack} aria-labelledby="trouble-title">
      <h2 id="trouble-title">{t("analytics.test.trouble.title")}</h2>
      <ul className={styles.causes}>
        <li>{t("analytics.test.trouble.setting", NAMES)}</li>
        <li>
          {t("analytics.test.trouble.off")}{" "}
          <Link to={SWITCH_ADDRESS}>{t("analytics.test.trouble.toSwitch")}</Link>
        </li>
        <li>{t("analytics.test.trouble.signal", NAMES)}</li>
        <li>{t("analytics.test.trouble.blocked", NAMES)}</li>
        <li>{t("analytics.test.trouble.late")}</li>
        <li>{t("analytics.test.trouble.silent")}</li>
        <li>{t("analytics.test.trouble.reports")}</li>
        <li>{t("analytics.test.trouble.twice")}</li>
      </ul>
    </section>
  );
}
