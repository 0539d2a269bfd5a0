import { useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import * as styles from "./desk-layout.css";

/** Shows a link that reloads the data of the page; without scripts the page. */
export function RefreshLink() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Link className={`${button.secondary} ${styles.refresh}`} to={pathname + search}>
      <Icon name="refresh" />
      <span className={styles.refreshText}>{t("operator.refresh")}</span>
    </Link>
  );
}
