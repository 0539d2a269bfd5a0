import { useTranslation } from "~/web/i18n/use-translation";
import { versionOf, type PricesAnswer } from "./prices";
import { PricesForm } from "./prices-form";
import { RowsTable, type RowColumn } from "./rows-table";
import type { RowSubject, TypedRow } from "./typed-rows";

type RowsFormProps = {
  subject: RowSubject;
  version: number;
  columns: readonly RowColumn[];
  rows: readonly TypedRow[];
  answer: PricesAnswer | undefined;
};

/** Shows the form of a table of rows. */
export function RowsForm({ subject, version, columns, rows, answer }: RowsFormProps) {
  const { t } = useTranslation();
  const errors = new Map(answer?.[subject] ? answer.errors : []);
  return (
    <PricesForm subject={subject} version={versionOf(subject, answer, version)} errors={errors}>
      <RowsTable
        caption={t(`prices.${subject}.title`)}
        subject={subject}
        columns={columns}
        rows={rows}
        errors={errors}
      />
    </PricesForm>
  );
}
