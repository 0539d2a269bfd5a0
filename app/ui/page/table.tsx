import { visuallyHidden } from "./layout.css";
import * as styles from "./table.css";

type TableProps = {
  caption: string;
  /** Only for screen readers, if a heading above says the same. */
  quiet?: boolean;
  head: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** Scrolls horizontally if it is wider than the screen. */
export function Table({ caption, quiet = false, head, rows }: TableProps) {
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
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th className={styles.rowHead} scope="row">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
