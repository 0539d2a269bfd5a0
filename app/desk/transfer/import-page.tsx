import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import { row } from "~/ui/page/layout.css";
import type { ImportAnswer } from "./import-answer";
import { ImportDifference } from "./import-difference";
import { ImportIssues } from "./import-issues";
import { CSV_TABLES } from "./csv/tables";
import {
  FILE_FIELD,
  IMPORT_INTENTS,
  TABLE_PARAMETER,
  type ImportOutcome,
} from "./transfer-intents";

type ImportPageProps = { outcome: ImportOutcome | null; answer: ImportAnswer | undefined };

/** Exports the fleet, the prices and the texts as a file, and imports one. */
export function ImportPage({ outcome, answer }: ImportPageProps) {
  const { t } = useTranslation();
  const shown = answer?.kind ?? outcome;
  return (
    <DeskLayout
      title={t("transfer.title")}
      done={shown === "imported" ? t("transfer.imported") : null}
      problem={
        answer?.kind === "refused" ? (
          <ImportIssues issues={answer.issues} count={answer.count} />
        ) : (
          shown === "again" && <ChooseAgain />
        )
      }
    >
      <Export />
      <Import />
      {answer?.kind === "difference" && (
        <ImportDifference lines={answer.lines} count={answer.count} />
      )}
    </DeskLayout>
  );
}

function ChooseAgain() {
  const { t } = useTranslation();
  return (
    <p className={message.problem} role="alert">
      {t("transfer.again")}
    </p>
  );
}

function Export() {
  const { t } = useTranslation();
  return (
    <section className={desk.part} aria-labelledby="export-title">
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
          <a
            key={table}
            className={button.secondary}
            href={`${href("/admin/export.csv")}?${TABLE_PARAMETER}=${table}`}
            download
          >
            {t(`transfer.export.tables.${table}`)}
          </a>
        ))}
      </div>
    </section>
  );
}

/** With scripts the chosen file stays chosen after the check. */
function Import() {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/import"));
  return (
    <section className={desk.part} aria-labelledby="import-title">
      <h2 className={desk.title} id="import-title">
        {t("transfer.import.title")}
      </h2>
      <p>{t("transfer.import.text")}</p>
      <Form className={desk.form} method="post" action={action} encType="multipart/form-data">
        <Field
          id={FILE_FIELD}
          name={FILE_FIELD}
          label={t("transfer.import.file")}
          hint={t("transfer.import.hint")}
        >
          {(control) => (
            <input {...control} type="file" accept=".json,application/json,.csv,text/csv" />
          )}
        </Field>
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
