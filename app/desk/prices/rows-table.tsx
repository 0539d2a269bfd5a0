import { useTranslation } from "~/web/i18n/use-translation";
import type { GridErrors } from "./rates-grid";
import { control } from "~/ui/form/field.css";
import * as styles from "./rows-table.css";
import { cellId, type TypedRow } from "./typed-rows";

export type RowColumn<Field extends string> = {
  field: Field;
  label: string;
  kind: "text" | "number";
  /** The choices, as values and their texts, that replace the input. */
  options?: readonly (readonly [string, string])[];
};

type RowsTableProps<Field extends string> = {
  caption: string;
  columns: readonly RowColumn<Field>[];
  /** The field of each row that staff don't see. */
  hidden?: Field | undefined;
  rows: readonly TypedRow<Field>[];
  errors: GridErrors;
};

/** Shows a list of things with an input for each of their values; an emptied one is removed. */
export function RowsTable<Field extends string>(props: RowsTableProps<Field>) {
  const { caption, columns, hidden, rows, errors } = props;
  const { t } = useTranslation();
  return (
    <ol className={styles.rows} aria-label={caption}>
      {rows.map((row, index) => (
        <li key={cellId("row", index)} className={styles.row}>
          {hidden && <input type="hidden" name={hidden} value={row[hidden]} />}
          {columns.map((column) => (
            <label
              key={column.field}
              className={styles.cell[column.options ? "options" : column.kind]}
            >
              <span className={styles.label}>{column.label}</span>
              <Cell
                column={column}
                text={row[column.field]}
                row={index}
                name={t("prices.cellOf", { column: column.label, row: index + 1 })}
                isWrong={errors.has(cellId(column.field, index))}
              />
            </label>
          ))}
        </li>
      ))}
    </ol>
  );
}

type CellProps = {
  column: RowColumn<string>;
  text: string;
  row: number;
  name: string;
  isWrong: boolean;
};

function Cell({ column: { field, kind, options }, text, row, name, isWrong }: CellProps) {
  const common = {
    id: cellId(field, row),
    name: field,
    defaultValue: text,
    "aria-label": name,
    "aria-invalid": isWrong || undefined,
  };
  if (options) {
    return (
      <select {...common} className={control}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...common}
      className={control}
      inputMode={kind === "number" ? "decimal" : undefined}
      maxLength={kind === "text" ? 60 : undefined}
      autoComplete="off"
    />
  );
}
