import { useTranslation } from "react-i18next";
import { Link } from "~/i18n/link";
import * as layout from "~/ui/page/layout.css";
import * as styles from "./connection-test.css";
import { SWITCH_ADDRESS } from "./consent";

/** Names of settings, headers and hosts in the texts. */
const NAMES = {
  setting: "GA_MEASUREMENT_ID",
  example: "G-ABC123DEF4",
  signal: "Sec-GPC",
  script: "googletagmanager.com",
  collector: "google-analytics.com",
};

/** Why Google Analytics may receive nothing, and what helps. */
export function Troubleshooting() {
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
