import { useRouteLoaderData } from "react-router";
import type { Money } from "~/pricing/money";
import type { PageName } from "~/ui/nav-targets";
import { valueOf, type JsonData } from "~/web/json-data";
import type { Claims } from "./claims";
import type { Company } from "./company";

/** What all pages know of the company and its settings. */
export type SiteData = {
  company: Company;
  /** Its contacts are those of the example. */
  isExample: boolean;
  claims: Claims;
  money: Money;
  /** Sections without a text. */
  hiddenPages: PageName[];
};

/** Undefined if the loader of the root has failed. */
export function useSiteData(): SiteData | undefined {
  const root = useRouteLoaderData<{ site: JsonData<SiteData> }>("root");
  return root && valueOf(root.site);
}
