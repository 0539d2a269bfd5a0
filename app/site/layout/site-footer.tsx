import { href, type To } from "react-router";
import { type Company, mailLink, readablePhone, whatsappLink } from "~/catalog/company/company";
import { CompanyNumber } from "~/catalog/company/company-number";
import { Icon } from "~/ui/icon";
import { LanguageChoice } from "~/ui/overlay/language-switch";
import { NAV_TARGETS, type PageName } from "~/ui/nav-targets";
import { Fold } from "~/ui/page/fold";
import { Ridge } from "~/ui/page/ridge";
import type { Language } from "~/web/i18n/languages";
import type { CityId } from "~/web/pages/address-values";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import { useShownPages } from "./hidden-pages";
import * as styles from "./site-footer.css";

const GROUPS = [
  { name: "rent", pages: ["cars", "allCars", "booking", "findBooking", "services"] },
  { name: "read", pages: ["guides", "blog", "faq"] },
  { name: "company", pages: ["about", "contact", "privacy", "terms"] },
] as const;

const ALL_PAGES = GROUPS.flatMap(({ pages }): readonly PageName[] => pages);

type SiteFooterProps = {
  company: Company;
  /** As for the header. */
  address: string | null;
  languages: readonly Language[];
  /** The cities whose pages are linked. */
  cities: readonly CityId[];
};

/** The foot of the site's public pages. */
export function SiteFooter({ company, address, languages, cities }: SiteFooterProps) {
  const { t } = useTranslation();
  return (
    <footer>
      <div className={styles.skyline}>
        <Ridge />
      </div>
      <div className={styles.root}>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{company.siteName}</p>
            <p>{t("site.footer.about")}</p>
            <p>{t("site.footer.hours", company.hours)}</p>
            <FooterContacts company={company} />
            <CompanyNumber company={company} />
            <LanguageChoice address={address} languages={languages} />
          </div>
          <Links cities={cities} />
        </div>
      </div>
    </footer>
  );
}

function Links({ cities }: Pick<SiteFooterProps, "cities">) {
  const { t } = useTranslation();
  const shown = useShownPages(ALL_PAGES);
  const cityLinks = cities.map((city) => ({
    to: href(`/:lng?/${city}` as const),
    text: t(`site.cities.${city}`),
  }));
  return (
    <nav className={styles.groups} aria-label={t("site.footer.label")}>
      {GROUPS.map(({ name, pages }) => (
        <LinkGroup
          key={name}
          title={t(`site.footer.${name}`)}
          links={pages
            .filter((page) => shown.includes(page))
            .map((page) => ({
              to: NAV_TARGETS[page],
              text: t(`site.nav.${page}`),
            }))}
        />
      ))}
      {cityLinks.length > 0 && <LinkGroup title={t("site.footer.cities")} links={cityLinks} />}
    </nav>
  );
}

type LinkGroupProps = { title: string; links: readonly { to: To; text: string }[] };

function LinkGroup({ title, links }: LinkGroupProps) {
  return (
    <div className={styles.part}>
      <Fold level={2} titleClass={styles.groupTitle} title={title}>
        <ul className={styles.group}>
          {links.map(({ to, text }) => (
            <li key={text}>
              <Link className={styles.link} to={to}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function FooterContacts({ company }: { company: Company }) {
  return (
    <div className={styles.contacts}>
      <a className={styles.link} href={`tel:${company.phone}`}>
        <Icon name="phone" />
        {readablePhone(company.phone)}
      </a>
      <a className={styles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
      <a className={styles.link} href={mailLink(company.email)}>
        <Icon name="mail" />
        {company.email}
      </a>
    </div>
  );
}
