import { useEffect, useState } from "react";
import { Form, href, useSearchParams } from "react-router";
import { useTranslation } from "react-i18next";
import { track } from "~/analytics/track";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { LanguageField } from "~/i18n/language-field";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { SelectField } from "~/ui/form/select-field";
import * as layout from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { Figures } from "./figures";
import { periodIn, PERIODS, type Period } from "./period";
import { emptyReport } from "./report";
import { localizeReport, type LocalizedReport } from "./localized-report";
import { ReportParts } from "./report-parts";
import { usePolling } from "~/ui/use-polling";
import * as styles from "./visits-tab.css";
import type { VisitsTabData } from "./visits-tab.server";

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

function VisitReport({ ok, report }: { ok: boolean; report: LocalizedReport }) {
  const { t } = useTranslation();
  usePolling(REFRESH_MS);
  useEffect(() => track("admin_viewed", {}), []);
  return (
    <>
      {!ok && <Unavailable />}
      <Figures report={report} />
      <PeriodForm period={report.period} />
      <ReportParts report={report} />
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
