import { useTranslation } from "~/web/i18n/use-translation";
import * as layout from "~/ui/page/layout.css";
import { GuideList } from "./guide-card";
import { GuidesCallToAction } from "./guides-call-to-action";
import type { GuideSummary } from "./guide";

export function GuidesPage({ guides }: { guides: readonly GuideSummary[] }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={layout.section}>
        <div className={layout.stack}>
          <h1 className={layout.heading}>{t("guides.title")}</h1>
          <p className={layout.lead}>{t("guides.intro")}</p>
          <GuideList guides={guides} heading="h2" />
        </div>
      </div>
      <GuidesCallToAction />
    </>
  );
}
