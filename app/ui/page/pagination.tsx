import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { row } from "./layout.css";

type PaginationProps = {
  label: string;
  /** The page before; null on the first page. */
  newer: { to: string; text: string } | null;
  older: { to: string; text: string } | null;
};

/** Links to the pages before and after. */
export function Pagination({ label, newer, older }: PaginationProps) {
  if (!newer && !older) return null;
  return (
    <nav className={row} aria-label={label}>
      {newer && (
        <Link className={button.secondary} to={newer.to} rel="prev">
          <Icon name="back" />
          {newer.text}
        </Link>
      )}
      {older && (
        <Link className={button.secondary} to={older.to} rel="next">
          {older.text}
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
