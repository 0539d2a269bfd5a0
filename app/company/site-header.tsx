import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { href, useLocation } from "react-router";
import { LanguageSwitch } from "~/i18n/language-switch";
import { Link } from "~/i18n/link";
import { button } from "~/ui/button.css";
import { Icon } from "~/ui/icon";
import { Brand } from "./brand";
import { readablePhone, type Company } from "./company";
import * as styles from "./site-header.css";

const SECTIONS = [
  { to: { pathname: href("/"), hash: "#cars" }, text: "site.nav.cars" },
  { to: { pathname: href("/"), hash: "#booking" }, text: "site.nav.booking" },
  { to: { pathname: href("/all-cars"), hash: "" }, text: "site.nav.allCars" },
] as const;

type SiteHeaderProps = {
  company: Company;
  /** Whether the home page's bar stands above it. */
  belowBar: boolean;
};

export function SiteHeader({ company, belowBar }: SiteHeaderProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <header className={belowBar ? styles.belowBar : styles.root} id="home">
      <div className={styles.bar}>
        <Brand name={company.siteName} />
        <nav className={styles.links} aria-label={t("site.menu")}>
          {SECTIONS.map(({ to, text }) => (
            <Link
              key={text}
              className={styles.link}
              to={to}
              aria-current={!to.hash && to.pathname === pathname ? "page" : undefined}
            >
              {t(text)}
            </Link>
          ))}
        </nav>
        <a className={styles.phone} href={`tel:${company.phone}`}>
          <Icon name="phone" />
          {readablePhone(company.phone)}
        </a>
        <div className={styles.book}>
          <Link className={button.primary} to={SECTIONS[1].to}>
            {t("site.bookNow")}
          </Link>
        </div>
        <LanguageSwitch />
        <MobileMenu company={company} />
      </div>
    </header>
  );
}

/** Opens and closes without scripts; with them it closes once a link in it was used. */
function MobileMenu({ company }: { company: Company }) {
  const { t } = useTranslation();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.menuButton} aria-label={t("site.menu")}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.menuPanel} aria-label={t("site.menu")}>
        {SECTIONS.map(({ to, text }) => (
          <Link key={text} className={styles.menuLink} to={to} onClick={close}>
            {t(text)}
          </Link>
        ))}
        <a className={styles.menuLink} href={`tel:${company.phone}`}>
          <Icon name="phone" />
          {t("site.call", { phone: readablePhone(company.phone) })}
        </a>
        <Link className={button.primary} to={SECTIONS[1].to} onClick={close}>
          {t("site.bookNow")}
        </Link>
      </nav>
    </details>
  );
}
