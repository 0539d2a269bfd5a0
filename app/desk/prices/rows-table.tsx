import { useTranslation } from "~/web/i18n/use-translation";
import type { GridErrors } from "./rates-grid";
import { control } from "~/ui/form/field.css";
import * as styles from "./rows-table.css";
import type { Language } from "~/web/i18n/languages";
import { cellId, SLUG_FIELD, type TypedRow } from "./typed-rows";

export type RowColumn = {
  field: string;
  label: string;
  /** Its width: that of a name, of a choice in words, or of a number or a sign. */
  kind: "text" | "options" | "number";
  /** The language of a name. */
  lang?: Language;
  /** The choices, as values and their texts, that replace the input. */
  options?: readonly (readonly [string, string])[] | undefined;
};

type RowsTableProps = {
  caption: string;
  /** What begins the ids of the inputs. */
  subject: string;
  columns: readonly RowColumn[];
  rows: readonly TypedRow[];
  errors: GridErrors;
  /** Returns what stands beside the inputs of a row; null for nothing. */
  noteOf?: (row: TypedRow) => string | null;
};

/** Shows a list of things with an input for each of their values; an emptied one is removed. */
export function RowsTable({ caption, subject, columns, rows, errors, noteOf }: RowsTableProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.rows} aria-label={caption}>
      {rows.map((row, index) => (
        <li key={cellId(subject, "row", index)} className={styles.row}>
          {row[SLUG_FIELD] !== undefined && (
            <input type="hidden" name={SLUG_FIELD} value={row[SLUG_FIELD]} />
          )}
          {columns.map((column) => (
            <label key={column.field} className={styles.cell[column.kind]}>
              <span className={styles.label}>{column.label}</span>
              <Cell
                column={column}
                text={row[column.field] ?? ""}
                id={cellId(subject, column.field, index)}
                name={t("prices.cellOf", { column: column.label, row: index + 1 })}
                isWrong={errors.has(cellId(subject, column.field, index))}
              />
            </label>
          ))}
          {noteOf?.(row) && <p className={styles.label}>{noteOf(row)}</p>}
        </li>
      ))}
    </ol>
  );
}

type CellProps = {
  column: RowColumn;
  text: string;
  id: string;
  name: string;
  isWrong: boolean;
};

function Cell({ column: { field, kind, lang, options }, text, id, name, isWrong }: CellProps) {
  const common = {
    id,
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
      lang={lang}
      dir={lang && "auto"}
      inputMode={kind === "number" ? "decimal" : undefined}
      maxLength={kind === "text" ? 60 : undefined}
      autoComplete="off"
    />
  );
}
