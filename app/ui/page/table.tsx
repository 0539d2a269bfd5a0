import { visuallyHidden } from "./layout.css";
import * as styles from "./table.css";

type TableProps = {
  caption: string;
  /** Whether only screen readers get the caption, because a heading above is equal to it. */
  quiet?: boolean;
  head: readonly string[];
  /** Rows of cells. The first cell of a row is its heading. */
  rows: readonly (readonly [string, ...string[]])[];
  /** The lengths, from 0 to 1, of bars below the second cells. */
  shares?: readonly number[];
};

/** A table that scrolls horizontally if it is wider than the screen. */
export function Table({ caption, quiet = false, head, rows, shares }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It must scroll by keyboard too.
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={quiet ? visuallyHidden : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} className={styles.head} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={first}>
              <th className={styles.rowHead} scope="row">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={styles.cell}>
                  {cell}
                  {index === 0 && shares && <Bar share={shares[row] ?? 0} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bar that screen readers don't get: the number above it has its value. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width={`${share * 100}%`} height="100%" />
    </svg>
  );
}
