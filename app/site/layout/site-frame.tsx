import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { languagesOf, type SiteData } from "~/catalog/company/use-company";
import type { SocialProof } from "~/site/home/social-proof";
import type { PagePattern } from "~/web/pages/page-table";
import { ownSearch } from "~/web/pages/cacheable-address";
import { matchPattern } from "~/web/pages/match";
import { LanguageOffer } from "./language-offer";
import { splitLanguage } from "~/web/i18n/prefix";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import * as styles from "./example-notice.css";
import { Announcement } from "~/site/home/announcement";
import * as topBarStyles from "./top-bar.css";

const CAR_PATTERN = "/cars/:id" satisfies PagePattern;

/** The data of the home page that the frame shows. */
type HomeData = { proof: SocialProof; announcement: string | null };

type SiteFrameProps = {
  /** Missing if a navigation got no response. Then there is only the page. */
  site: SiteData | undefined;
  isPublished: boolean;
  children: ReactNode;
};

/** The frame of the site's public pages, with header and footer. */
export function SiteFrame({ site, isPublished, children }: SiteFrameProps) {
  const home = useRouteLoaderData<HomeData>("routes/site/home");
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const car = useRouteLoaderData("routes/site/car-detail");
  // These pages are cached for all unknown addresses, refused requests, and cars that are not on offer.
  const isOfMany = isRouteErrorResponse(error) && (error.status === 404 || error.status === 429);
  const { path } = splitLanguage(pathname);
  const isMissingCar = !car && matchPattern(CAR_PATTERN, path) !== null;
  const own = isOfMany || isMissingCar ? null : { pathname, search: ownSearch(pathname, search) };
  const address = own && own.pathname + own.search;
  const language = useLanguage();
  const languages = site ? languagesOf(site, language) : [];
  const isConfirmation = home !== undefined && new URLSearchParams(search).has("booked");
  const bar = isConfirmation ? null : home;
  return (
    <>
      {own && site && <LanguageOffer offers={site.offers} {...own} />}
      {!isPublished && <ExampleNotice />}
      {bar && <TopBar proof={bar.proof} announcement={bar.announcement} />}
      {site && (
        <SiteHeader
          company={site.company}
          belowBar={Boolean(bar?.proof)}
          pathname={isOfMany ? "" : path}
          address={address}
          languages={languages}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {site && (
        <SiteFooter
          company={site.company}
          address={address}
          languages={languages}
          cities={isConfirmation ? [] : site.cities}
        />
      )}
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
