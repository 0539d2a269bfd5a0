import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ASK_IF_UNSAVED } from "~/desk/unsaved/ask-if-unsaved";
import * as desk from "~/desk/desk-page.css";
import { button } from "~/ui/form/button.css";
import { PRICE_INTENTS, VERSION_FIELD, versionOf, type PricesAnswer } from "./prices";
import { RowErrorSummary } from "./row-error-summary";
import { RowsTable, type RowColumn } from "./rows-table";
import type { RowSubject, TypedRow } from "./typed-rows";

type RowsFormProps = {
  /** The table of the form; its texts have the same key. */
  subject: RowSubject;
  version: number;
  columns: readonly RowColumn[];
  rows: readonly TypedRow[];
  answer: PricesAnswer | undefined;
};

const INTENTS = {
  places: PRICE_INTENTS.savePlaces,
  extras: PRICE_INTENTS.saveExtras,
  roads: PRICE_INTENTS.saveRoads,
};

/** Shows a table of rows: all are saved together, or none. */
export function RowsForm({ subject, version, columns, rows, answer }: RowsFormProps) {
  const { t } = useTranslation();
  const action = href("/admin/prices");
  const errors = new Map(answer?.[subject] ? answer.errors : []);
  return (
    <section className={desk.section} id={subject} aria-labelledby={`${subject}-title`}>
      <h2 className={desk.title} id={`${subject}-title`}>
        {t(`prices.${subject}.title`)}
      </h2>
      <p className={desk.soft}>{t(`prices.${subject}.lead`)}</p>
      <Form
        className={desk.form}
        method="post"
        action={action}
        reloadDocument
        noValidate
        {...ASK_IF_UNSAVED}
      >
        <input type="hidden" name={VERSION_FIELD} value={versionOf(subject, answer, version)} />
        <RowErrorSummary errors={errors} />
        <RowsTable
          caption={t(`prices.${subject}.title`)}
          subject={subject}
          columns={columns}
          rows={rows}
          errors={errors}
        />
        <p>
          <button className={button.primary} name="intent" value={INTENTS[subject]}>
            {t(`prices.${subject}.save`)}
          </button>
        </p>
      </Form>
    </section>
  );
}
