import { href } from "react-router";
import { Link } from "~/web/i18n/link";
import * as styles from "./brand.css";

/** A name of more letters does not fit next to the logo on a phone. */
const LONG_NAME = 8;

/** Shows the logo and the name, linked to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <Link className={styles.brand} to={href("/")}>
      <picture className={name.length > LONG_NAME ? styles.markOfLong : styles.mark}>
        <source srcSet="/brand/mark-dark.svg" media="(prefers-color-scheme: dark)" />
        <img src="/brand/mark-light.svg" alt="" width={36} height={36} />
      </picture>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
