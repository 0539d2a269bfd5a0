import { useTranslation } from "~/i18n/use-translation";
import { message } from "~/ui/message.css";
import * as styles from "./transfer.css";

type ImportIssuesProps = { issues: readonly string[]; count: number };

/** What is wrong in a refused file. */
export function ImportIssues({ issues, count }: ImportIssuesProps) {
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>{t("transfer.refused")}</p>
      <ul className={styles.list}>
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
      {count > issues.length && <p>{t("transfer.more", { count: count - issues.length })}</p>}
    </div>
  );
}
