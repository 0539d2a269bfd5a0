import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { useFormat } from "~/web/i18n/format";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { Field } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import { row } from "~/ui/page/layout.css";
import {
  type EmptiedKind,
  type ImportAnswer,
  IMPORT_LIMITS,
  CONFIRM_FIELD,
  FILE_FIELD,
  IMPORT_INTENTS,
  TABLE_PARAMETER,
  type ImportOutcome,
} from "./import";
import { CSV_TABLES, type CsvTable } from "./csv/tables";
import * as styles from "./transfer.css";
import { Table } from "~/ui/page/table";

type ImportPageProps = { outcome: ImportOutcome | null; answer: ImportAnswer | undefined };

/** Shows the forms that export the fleet, the prices and the texts as a file, and import one. */
export function ImportPage({ outcome, answer }: ImportPageProps) {
  const { t } = useTranslation();
  const shown = answer?.kind ?? outcome;
  const question = useQuestion({ outcome, answer });
  return (
    <DeskLayout
      title={t("transfer.title")}
      done={shown === "imported" ? t("transfer.imported") : null}
      problem={
        answer?.kind === "refused" ? (
          <ImportIssues issues={answer.issues} count={answer.count} />
        ) : (
          question && (
            <p className={message.problem} role="alert">
              {question}
            </p>
          )
        )
      }
    >
      <Export />
      <Import emptied={answer && "emptied" in answer ? answer.emptied : null} />
      {answer?.kind === "difference" && <ImportDifference {...answer} />}
    </DeskLayout>
  );
}

/** Returns what is needed before the file is imported, or null. */
function useQuestion({ outcome, answer }: ImportPageProps): string | null {
  const { t } = useTranslation();
  if (answer?.kind === "question") return t(`transfer.emptied.${answer.emptied}`);
  return !answer && outcome === "again" ? t("transfer.again") : null;
}

function Export() {
  const { t } = useTranslation();
  return (
    <section className={desk.section} aria-labelledby="export-title">
      <h2 className={desk.title} id="export-title">
        {t("transfer.export.title")}
      </h2>
      <p>{t("transfer.export.text")}</p>
      <div>
        <a className={button.secondary} href={href("/admin/export.json")} download>
          {t("transfer.export.link")}
        </a>
      </div>
      <p>{t("transfer.export.csv")}</p>
      <div className={row}>
        {CSV_TABLES.map((table) => (
          <TableLink key={table} table={table} />
        ))}
      </div>
    </section>
  );
}

/** Links to a table. The language of the page decides how it is written. */
function TableLink({ table }: { table: CsvTable }) {
  const { t } = useTranslation();
  const address = `${href("/admin/export.csv")}?${TABLE_PARAMETER}=${table}`;
  return (
    <a className={button.secondary} href={address} download>
      {t(`transfer.export.tables.${table}`)}
    </a>
  );
}

/** Shows the form of an import. With scripts the chosen file stays chosen after the check. */
function Import({ emptied }: { emptied: EmptiedKind | null }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const action = href("/admin/import");
  return (
    <section className={desk.section} aria-labelledby="import-title">
      <h2 className={desk.title} id="import-title">
        {t("transfer.import.title")}
      </h2>
      <p>{t("transfer.import.text")}</p>
      <Form className={desk.form} method="post" action={action} encType="multipart/form-data">
        <Field
          id={FILE_FIELD}
          name={FILE_FIELD}
          label={t("transfer.import.file")}
          hint={t("transfer.import.hint", { rows: number(IMPORT_LIMITS.lines) })}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".json,application/json,.csv,text/csv,.txt,text/plain,.tsv"
            />
          )}
        </Field>
        {emptied && (
          <Checkbox
            id={CONFIRM_FIELD}
            name={CONFIRM_FIELD}
            value={emptied}
            label={t(`transfer.emptied.confirm.${emptied}`)}
            hint={`${t(`transfer.emptied.${emptied}`)} ${t("transfer.emptied.hint")}`}
          />
        )}
        <div className={row}>
          <button className={button.primary} name="intent" value={IMPORT_INTENTS.check}>
            {t("transfer.import.check")}
          </button>
          <button className={button.secondary} name="intent" value={IMPORT_INTENTS.import}>
            {t("transfer.import.run")}
          </button>
        </div>
      </Form>
    </section>
  );
}

type ImportIssuesProps = { issues: readonly string[]; count: number };

/** Shows what is wrong in a refused file. */
function ImportIssues({ issues, count }: ImportIssuesProps) {
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

type ImportDifferenceProps = Extract<ImportAnswer, { kind: "difference" }>;

/** Shows what the checked file would change. */
function ImportDifference({ lines, count }: Omit<ImportDifferenceProps, "kind">) {
  const { t } = useTranslation();
  return (
    <div className={desk.section}>
      <h2 className={desk.title}>{t("transfer.difference.title")}</h2>
      <p role="status">
        {count === 0 ? t("transfer.difference.none") : t("transfer.difference.text")}
      </p>
      {count > 0 && (
        <Table
          caption={t("transfer.difference.title")}
          quiet
          head={[
            t("transfer.difference.what"),
            t("transfer.difference.before"),
            t("transfer.difference.after"),
          ]}
          rows={lines.map(({ what, before, after }) => [what, before, after])}
        />
      )}
      {count > lines.length && <p>{t("transfer.more", { count: count - lines.length })}</p>}
    </div>
  );
}
