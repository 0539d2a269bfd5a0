import { useFormat } from "~/i18n/format";
import { useTranslation } from "~/i18n/use-translation";
import { keysOf, mapKeys } from "~/records";
import { message } from "~/ui/message.css";
import type { ImportIssue } from "./import-issue";
import { IMPORT_LIMITS } from "./import-limits";
import * as styles from "./transfer.css";

type ImportIssuesProps = { issues: readonly ImportIssue[]; count: number };

/** The faulty lines of a refused file. */
export function ImportIssues({ issues, count }: ImportIssuesProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const limits = mapKeys(keysOf(IMPORT_LIMITS), (name) => number(IMPORT_LIMITS[name]));
  return (
    <div className={message.problem} role="alert">
      <p>{t("transfer.refused")}</p>
      <ul className={styles.list}>
        {issues.map(({ path, cell, message: key, values }) => (
          <li key={`${path} ${cell?.line} ${cell?.column} ${key}`}>
            {cell ? <Cell {...cell} /> : <Path path={path} />}
            {t(key, { ...limits, ...values })}
          </li>
        ))}
      </ul>
      {count > issues.length && <p>{t("transfer.more", { count: count - issues.length })}</p>}
    </div>
  );
}

function Path({ path }: { path: string }) {
  if (!path) return null;
  return (
    <>
      <code className={styles.path}>{path}</code>:{" "}
    </>
  );
}

function Cell({ line, column }: { line: number; column: string }) {
  const { t } = useTranslation();
  return (
    <>
      {t("transfer.line", { line })}
      {column && (
        <>
          , <code className={styles.path}>{column}</code>
        </>
      )}
      :{" "}
    </>
  );
}
