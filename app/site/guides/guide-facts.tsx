import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import type { GuideSummary } from "./guide";
import * as styles from "./guide-card.css";

/** Shows the date of the last revision, and the reading time. */
export function GuideFacts({ guide }: { guide: Pick<GuideSummary, "date" | "readTime"> }) {
  const { t } = useTranslation();
  const { day } = useFormat();
  return (
    <p className={styles.facts}>
      <time dateTime={guide.date}>{t("guides.updated", { date: day(guide.date) })}</time>
      <span>{t("guides.readTime", { minutes: guide.readTime })}</span>
    </p>
  );
}
