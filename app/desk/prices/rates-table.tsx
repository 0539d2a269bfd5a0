import { useTranslation } from "~/web/i18n/use-translation";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "./rates-table.css";
import {
  dayId,
  DAYS_FIELD,
  rateField,
  rateId,
  type GridErrors,
  type GridRow,
  type RatesGrid,
} from "./rates-grid";

type RatesTableProps = {
  caption: string;
  grid: RatesGrid;
  errors: GridErrors;
  /** The ids of warnings by the id of their input. */
  warned?: ReadonlyMap<string, string>;
  /** The id of the row that was just added, whose first rate gets the focus. */
  added?: string | undefined;
};

/** Shows a table of inputs: daily rates by plan and number of days. */
export function RatesTable({ caption, grid, errors, warned = NONE, added }: RatesTableProps) {
  const { t } = useTranslation();
  const columns = grid.days.map((_, column) => column);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It must scroll by keyboard too.
    <div className={styles.frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              {t("prices.fromDays")}
            </th>
            {columns.map((column) => (
              <th key={column} className={styles.day} scope="col">
                <input
                  id={dayId(column)}
                  className={styles.input}
                  name={DAYS_FIELD}
                  defaultValue={grid.days[column]}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={t("prices.daysOf", { column: column + 1 })}
                  aria-invalid={errors.has(dayId(column)) || undefined}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row) => (
            <RateRow
              key={row.id}
              row={row}
              days={grid.days}
              errors={errors}
              warned={warned}
              isNew={row.id === added}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

type RateRowProps = {
  row: GridRow;
  days: readonly string[];
  errors: GridErrors;
  warned: ReadonlyMap<string, string>;
  isNew: boolean;
};

function RateRow({ row, days, errors, warned, isNew }: RateRowProps) {
  const { t } = useTranslation();
  const name = row.name ?? t(row.id === "sedan" ? "prices.sedans" : "prices.suvs");
  return (
    <tr>
      <th className={styles.rowHead} scope="row">
        {name}
      </th>
      {row.cells.map((text, column) => {
        const id = rateId(row.id, column);
        return (
          <td key={id} className={styles.rate}>
            <input
              id={id}
              className={warned.has(id) ? styles.warned : styles.input}
              name={rateField(row.id)}
              defaultValue={text}
              inputMode="decimal"
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- The row was asked for, and may be far from the button.
              autoFocus={isNew && column === 0}
              aria-label={t("prices.rateOf", { name, days: days[column] || "…" })}
              aria-invalid={errors.has(id) || undefined}
              aria-describedby={warned.get(id)}
            />
          </td>
        );
      })}
    </tr>
  );
}
