import { Link } from "~/web/i18n/link";
import * as styles from "./breadcrumbs.css";

type BreadcrumbsProps = {
  label: string;
  /** The pages above this one, from the top to its parent. */
  above: readonly { to: string; text: string }[];
  here: string;
};

export function Breadcrumbs({ label, above, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {above.map(({ to, text }) => (
          <li key={to} className={styles.crumb}>
            <Link className={styles.link} to={to}>
              {text}
            </Link>
          </li>
        ))}
        <li className={styles.crumb} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
