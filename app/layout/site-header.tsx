import { useTranslation } from "~/i18n/use-translation";
import { LanguageSwitch } from "~/ui/overlay/language-switch";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Icon } from "~/ui/icon";
import { Brand } from "~/company/brand";
import { readablePhone, type Company } from "~/company/company";
import { NotificationBell } from "~/notifications/notification-bell";
import { MobileMenu } from "./mobile-menu";
import { useShownPages } from "./hidden-pages";
import { HEADER_ENTRIES } from "./nav-entries";
import { NavLink } from "./nav-link";
import { NAV_TARGETS } from "~/ui/nav-targets";
import * as styles from "./site-header.css";

type SiteHeaderProps = {
  company: Company;
  /** Whether the home page's top bar is above it. */
  belowBar: boolean;
  /** Of the page. */
  pathname: string;
  /** The page's own address, for the language switch to return to; null stands for any. */
  address: string | null;
};

export function SiteHeader({ company, belowBar, pathname, address }: SiteHeaderProps) {
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
        <LanguageSwitch address={address} />
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
