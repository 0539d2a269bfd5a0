import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import type { Company } from "~/company/company";
import type { Localized } from "~/company/content/content";
import type { SocialProof } from "~/home/social-proof";
import { ownSearch } from "~/pages/cacheable-address";
import { ExampleNotice } from "./example-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

/** What the frame shows of the home page. */
type HomeData = { proof: SocialProof; announcement: Localized | null };

type SiteFrameProps = {
  /** Without it, after a navigation without an answer, there is only the page. */
  company: Company | undefined;
  /** No company has said yet whose site it is. */
  isExample: boolean;
  children: ReactNode;
};

/** The header and the footer of the site's public pages. */
export function SiteFrame({ company, isExample, children }: SiteFrameProps) {
  const home = useRouteLoaderData<HomeData>("routes/home");
  const { pathname, search } = useLocation();
  const error = useRouteError();
  // The page is cached for all unknown addresses.
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      {isExample && <ExampleNotice />}
      {home && <TopBar proof={home.proof} announcement={home.announcement} />}
      {company && (
        <SiteHeader
          company={company}
          belowBar={Boolean(home?.proof)}
          pathname={pathname}
          address={isUnknown ? null : pathname + ownSearch(pathname, search)}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {company && <SiteFooter company={company} />}
    </>
  );
}
