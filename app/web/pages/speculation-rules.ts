import { PUBLIC_PAGES } from "./page-table";
import { FALLBACK_LANGUAGE, LANGUAGES } from "~/web/i18n/languages";
import type { Page } from "./page";

/** The components of an address that must match, as `URLPattern` reads them. */
type AddressPattern = { pathname: string; search?: string };

type Condition =
  | { href_matches: AddressPattern[] }
  | { selector_matches: string }
  | { not: Condition }
  | { and: Condition[] };

type Rule = { where: Condition; eagerness: "moderate" | "conservative" };

/**
 * Parameters of pages that must not be outdated, because they show availability, and of secrets. A browser
 * may show a prefetched page up to five minutes later.
 */
const EXCLUDED = ["from", "to", "month", "booked", "pickupDate", "returnDate"];

/**
 * Links on pages whose loader counts prefetched visits, and on which React has not started: after that the
 * router navigates.
 */
const LINKS =
  ":root[data-prefetch]:not([data-hydrated]) a:not([download],[target],[aria-current],[data-picture])";

/**
 * Returns rules for links that a browser may prefetch: those to public pages that are cached. Pages with
 * prices and availability are fetched at the press only, so that they are as old as the press; others on
 * hover.
 */
export function speculationRules(): { prefetch: Rule[] } {
  const pages: readonly Page[] = PUBLIC_PAGES.filter((page: Page) => page.query);
  const isOfFleet = ({ availability }: Page) => availability !== undefined;
  return {
    prefetch: [
      rule(
        pages.filter((page) => !isOfFleet(page)),
        "moderate",
      ),
      rule(pages.filter(isOfFleet), "conservative"),
    ],
  };
}

function rule(pages: readonly Page[], eagerness: Rule["eagerness"]): Rule {
  const excluded = { pathname: "*", search: `*(${EXCLUDED.join("|")})=*` };
  return {
    where: {
      and: [
        { href_matches: pages.flatMap(({ pattern }) => pathsOf(pattern)) },
        { not: { href_matches: [excluded] } },
        { selector_matches: LINKS },
      ],
    },
    eagerness,
  };
}

/** The codes of the prefixes, as a group of a pattern. */
const PREFIXES = LANGUAGES.filter((lang) => lang !== FALLBACK_LANGUAGE).join("|");

function pathsOf(pattern: string): AddressPattern[] {
  if (pattern === "/") return [{ pathname: "/" }, { pathname: `/(${PREFIXES})` }];
  return [{ pathname: `{/(${PREFIXES})}?${pattern}` }];
}
