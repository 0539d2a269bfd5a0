import { useTranslation } from "~/web/i18n/use-translation";
import type { Language } from "~/web/i18n/languages";
import { LanguageSwitch } from "~/ui/overlay/language-switch";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { Brand } from "~/catalog/company/brand";
import { readablePhone, type Company } from "~/catalog/company/company";
import { NotificationBell } from "~/messaging/notifications/notification-bell";
import { useShownPages } from "./hidden-pages";
import { NAV_TARGETS, type PageName } from "~/ui/nav-targets";
import * as styles from "./site-header.css";
import { CallLink } from "~/catalog/company/call-link";
import { closeMenu, useDismissible } from "~/ui/overlay/use-dismissible";

type SiteHeaderProps = {
  company: Company;
  /** Whether the home page's top bar is above it. */
  belowBar: boolean;
  /** The path of the page in English. */
  pathname: string;
  /** The address that the language switch returns to. Null if many addresses share the page. */
  address: string | null;
  languages: readonly Language[];
};

export function SiteHeader({ company, belowBar, pathname, address, languages }: SiteHeaderProps) {
  const { t } = useTranslation();
  const entries = useShownPages(HEADER_ENTRIES);
  return (
    <header className={belowBar ? styles.belowBar : styles.root} id="home">
      <div className={styles.bar}>
        <Brand name={company.siteName} />
        <nav className={styles.links} aria-label={t("site.menu")}>
          {entries.map((page) => (
            <NavLink key={page} page={page} pathname={pathname} className={styles.link} />
          ))}
        </nav>
        <PhoneLink phone={company.phone} />
        <div className={styles.book}>
          <Link className={button.primary} to={NAV_TARGETS.booking}>
            {t("site.bookNow")}
          </Link>
        </div>
        <LanguageSwitch address={address} languages={languages} />
        <NotificationBell />
        <MobileMenu company={company} pathname={pathname} />
      </div>
    </header>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const readable = readablePhone(phone);
  return (
    <a
      className={styles.phone}
      href={`tel:${phone}`}
      aria-label={t("site.call", { phone: readable })}
    >
      <Icon name="phone" />
      <span className={styles.phoneNumber}>{readable}</span>
    </a>
  );
}

type MobileMenuProps = { company: Company; pathname: string };

/** The menu works without scripts. With them it also closes when one of its links is followed. */
function MobileMenu({ company, pathname }: MobileMenuProps) {
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

/** The links of the header. */
const HEADER_ENTRIES = [
  "cars",
  "services",
  "about",
  "contact",
  "guides",
  "blog",
  "findBooking",
] as const;

/** The links of the menu that replaces the header's links on phones. */
const MENU_ENTRIES = [
  "cars",
  "allCars",
  "services",
  "about",
  "contact",
  "guides",
  "blog",
  "faq",
  "findBooking",
] as const;

type NavLinkProps = {
  page: PageName;
  /** The path of the page with the link. */
  pathname: string;
  className: string;
  onClick?: () => void;
};

/** A link that is marked as current on its page and those below it. */
function NavLink({ page, pathname, ...props }: NavLinkProps) {
  const { t } = useTranslation();
  const to = NAV_TARGETS[page];
  return (
    <Link
      {...props}
      to={to}
      aria-current={typeof to === "string" ? current(to, pathname) : undefined}
    >
      {t(`site.nav.${page}`)}
    </Link>
  );
}

function current(page: string, pathname: string) {
  if (pathname === page) return "page";
  return pathname.startsWith(`${page}/`) || undefined;
}
