import { href } from "react-router";
import { Link } from "~/i18n/link";
import * as styles from "./brand.css";

/** The logo and the name, linked to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <Link className={styles.brand} to={href("/")}>
      <picture className={styles.mark}>
        <source srcSet="/brand/mark-dark.svg" media="(prefers-color-scheme: dark)" />
        <img src="/brand/mark-light.svg" alt="" width={36} height={36} />
      </picture>
      {name}
    </Link>
  );
}
