import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import type { Company } from "~/catalog/company/company";
import type { SocialProof } from "~/site/home/social-proof";
import type { PagePattern } from "~/web/pages/page-table";
import { ownSearch } from "~/web/pages/cacheable-address";
import { matchPattern } from "~/web/pages/match";
import { ExampleNotice } from "./example-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

const CAR_PATTERN = "/cars/:id" satisfies PagePattern;

/** What the frame shows of the home page. */
type HomeData = { proof: SocialProof; announcement: string | null };

type SiteFrameProps = {
  /** Without it, after a navigation without an answer, there is only the page. */
  company: Company | undefined;
  isPublished: boolean;
  children: ReactNode;
};

/** The header and the footer of the site's public pages. */
export function SiteFrame({ company, isPublished, children }: SiteFrameProps) {
  const home = useRouteLoaderData<HomeData>("routes/home");
  const { pathname, search } = useLocation();
  const error = useRouteError();
  const car = useRouteLoaderData("routes/car-detail");
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
