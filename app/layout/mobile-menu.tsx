import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { CallLink } from "~/company/call-link";
import type { Company } from "~/company/company";
import { useShownPages } from "./hidden-pages";
import { MENU_ENTRIES } from "./nav-entries";
import { NavLink } from "./nav-link";
import { closeMenu, useDismissible } from "~/ui/overlay/use-dismissible";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./site-header.css";

type MobileMenuProps = { company: Company; pathname: string };

/** Works without scripts; with them it also closes when one of its links is followed. */
export function MobileMenu({ company, pathname }: MobileMenuProps) {
  const { t } = useTranslation();
  const entries = useShownPages(MENU_ENTRIES);
  const menu = useDismissible();
  const close = () => closeMenu(menu.current);
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.menuButton} aria-label={t("site.menu")}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.menuPanel} aria-label={t("site.menu")}>
        {entries.map((page) => (
          <NavLink
            key={page}
            page={page}
            pathname={pathname}
            className={styles.menuLink}
            onClick={close}
          />
        ))}
        <CallLink className={styles.menuLink} phone={company.phone}>
          <Icon name="phone" />
        </CallLink>
        <Link className={button.primary} to={NAV_TARGETS.booking} onClick={close}>
          {t("site.bookNow")}
        </Link>
      </nav>
    </details>
  );
}
