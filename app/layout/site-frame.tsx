import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { Company } from "~/company/company";
import type { SocialProof } from "~/home/social-proof";
import { ownSearch } from "~/pages/cacheable-address";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

type SiteFrameProps = {
  /** Without it, after a navigation without an answer, there is only the page. */
  company: Company | undefined;
  children: ReactNode;
};

/** The header and the footer of the site's public pages. */
export function SiteFrame({ company, children }: SiteFrameProps) {
  const home = useRouteLoaderData<{ proof: SocialProof; banner: string | null }>("routes/home");
  const { pathname, search } = useLocation();
  return (
    <>
      {home && <TopBar proof={home.proof} banner={home.banner} />}
      {company && (
        <SiteHeader
          company={company}
          belowBar={Boolean(home?.proof)}
          address={pathname + ownSearch(pathname, search)}
        />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {company && <SiteFooter company={company} />}
    </>
  );
}
