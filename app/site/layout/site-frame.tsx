import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  href,
  type To,
} from "react-router";
import { type Company, mailLink, readablePhone, whatsappLink } from "~/catalog/company/company";
import type { SocialProof } from "~/site/home/social-proof";
import type { PagePattern } from "~/web/pages/page-table";
import { ownSearch } from "~/web/pages/cacheable-address";
import { matchPattern } from "~/web/pages/match";
import { SiteHeader } from "./site-header";
import { useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./example-notice.css";
import { Announcement } from "~/site/home/announcement";
import * as topBarStyles from "./top-bar.css";
import { useSiteData } from "~/catalog/company/use-company";
import { Link } from "~/web/i18n/link";
import { Fold } from "~/ui/page/fold";
import { Ridge } from "~/ui/page/ridge";
import { useShownPages } from "./hidden-pages";
import { NAV_TARGETS, type PageName } from "~/ui/nav-targets";
import * as siteFooterStyles from "./site-footer.css";
import { Icon } from "~/ui/icon";

const CAR_PATTERN = "/cars/:id" satisfies PagePattern;

/** The data of the home page that the frame shows. */
type HomeData = { proof: SocialProof; announcement: string | null };

type SiteFrameProps = {
  /** Missing if a navigation got no response. Then there is only the page. */
  company: Company | undefined;
  isPublished: boolean;
  children: ReactNode;
};

/** The frame of the site's public pages, with header and footer. */
export function SiteFrame({ company, isPublished, children }: SiteFrameProps) {
  const home = useRouteLoaderData<HomeData>("routes/site/home");
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const car = useRouteLoaderData("routes/site/car-detail");
  // These pages are cached for all unknown addresses, refused requests, and cars that are not on offer.
  const isOfMany = isRouteErrorResponse(error) && (error.status === 404 || error.status === 429);
  const isMissingCar = !car && matchPattern(CAR_PATTERN, pathname) !== null;
  return (
    <>
      {!isPublished && <ExampleNotice />}
      {home && <TopBar proof={home.proof} announcement={home.announcement} />}
      {company && (
        <SiteHeader
          company={company}
          belowBar={Boolean(home?.proof)}
          pathname={isOfMany ? "" : pathname}
          address={isOfMany || isMissingCar ? null : pathname + ownSearch(pathname, search)}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {company && <SiteFooter company={company} />}
    </>
  );
}

/** A notice above every public page until an owner has published the site. */
function ExampleNotice() {
  const { t } = useTranslation();
  return (
    <aside className={styles.root} aria-label={t("site.example.label")}>
      <p className={styles.text}>{t("site.example.text")}</p>
    </aside>
  );
}

type TopBarProps = { proof: SocialProof; announcement: string | null };

/** The home page's sticky bar, and the announcement below it. */
function TopBar({ proof, announcement }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <>
      {proof && (
        <aside className={topBarStyles.bar} aria-label={t("site.topBar.label")}>
          <p className={topBarStyles.counters}>
            <span>{t("site.topBar.viewers", { count: proof.viewers })}</span>
            <span>{t("site.topBar.bookings", { count: proof.bookingsToday })}</span>
          </p>
        </aside>
      )}
      {announcement && <Announcement text={announcement} />}
    </>
  );
}

const GROUPS = [
  { name: "rent", pages: ["cars", "allCars", "booking", "findBooking", "services"] },
  { name: "read", pages: ["guides", "blog", "faq"] },
  { name: "company", pages: ["about", "contact", "privacy", "terms"] },
] as const;

const ALL_PAGES = GROUPS.flatMap(({ pages }): readonly PageName[] => pages);

function SiteFooter({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <footer>
      <div className={siteFooterStyles.skyline}>
        <Ridge />
      </div>
      <div className={siteFooterStyles.root}>
        <div className={siteFooterStyles.columns}>
          <div>
            <p className={siteFooterStyles.name}>{company.siteName}</p>
            <p>{t("site.footer.about")}</p>
            <p>{t("site.footer.hours", company.hours)}</p>
            <FooterContacts company={company} />
          </div>
          <Links />
        </div>
      </div>
    </footer>
  );
}

function Links() {
  const { t } = useTranslation();
  const shown = useShownPages(ALL_PAGES);
  const cities = (useSiteData()?.cities ?? []).map((city) => ({
    to: href("/:city", { city }),
    text: t(`site.cities.${city}`),
  }));
  return (
    <nav className={siteFooterStyles.groups} aria-label={t("site.footer.label")}>
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
      {cities.length > 0 && <LinkGroup title={t("site.footer.cities")} links={cities} />}
    </nav>
  );
}

type LinkGroupProps = { title: string; links: readonly { to: To; text: string }[] };

function LinkGroup({ title, links }: LinkGroupProps) {
  return (
    <div className={siteFooterStyles.part}>
      <Fold level={2} titleClass={siteFooterStyles.groupTitle} title={title}>
        <ul className={siteFooterStyles.group}>
          {links.map(({ to, text }) => (
            <li key={text}>
              <Link className={siteFooterStyles.link} to={to}>
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
    <div className={siteFooterStyles.contacts}>
      <a className={siteFooterStyles.link} href={`tel:${company.phone}`}>
        <Icon name="phone" />
        {readablePhone(company.phone)}
      </a>
      <a className={siteFooterStyles.link} href={whatsappLink(company.whatsapp)} rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </a>
      <a className={siteFooterStyles.link} href={mailLink(company.email)}>
        <Icon name="mail" />
        {company.email}
      </a>
    </div>
  );
}
