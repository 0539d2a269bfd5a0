import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { href, Link } from "react-router";
import { LanguageSwitch } from "~/i18n/language-switch";
import { button } from "~/ui/button.css";
import { readablePhone, type Company } from "./company";
import * as styles from "./site-header.css";

const SECTIONS = [
  { to: { pathname: href("/"), hash: "#cars" }, text: "site.nav.cars" },
  { to: { pathname: href("/"), hash: "#booking" }, text: "site.nav.booking" },
  { to: { pathname: href("/all-cars"), hash: "" }, text: "site.nav.allCars" },
] as const;

export function SiteHeader({ company }: { company: Company }) {
  const { t } = useTranslation();
  const phone = readablePhone(company.phone);
  return (
    <header className={styles.root} id="home">
      <div className={styles.bar}>
        <Link className={styles.brand} to={href("/")}>
          {company.siteName}
        </Link>
        <nav className={styles.links} aria-label={t("site.menu")}>
          {SECTIONS.map(({ to, text }) => (
            <Link key={text} className={styles.link} to={to}>
              {t(text)}
            </Link>
          ))}
        </nav>
        <a className={styles.phone} href={`tel:${company.phone}`}>
          {phone}
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
      <summary className={styles.menuButton}>
        {t("site.menu")}&nbsp;<span aria-hidden="true">☰</span>
      </summary>
      <nav className={styles.menuPanel} aria-label={t("site.menu")}>
        {SECTIONS.map(({ to, text }) => (
          <Link key={text} className={styles.menuLink} to={to} onClick={close}>
            {t(text)}
          </Link>
        ))}
        <a className={styles.menuLink} href={`tel:${company.phone}`}>
          {t("site.call", { phone: readablePhone(company.phone) })}
        </a>
        <Link className={button.primary} to={SECTIONS[1].to} onClick={close}>
          {t("site.bookNow")}
        </Link>
      </nav>
    </details>
  );
}
