import type { PublicSite } from "~/catalog/company/public-site";
import { PAGES } from "~/web/pages/page-table";
import { firstSegment } from "~/web/pages/match";
import { prefixed } from "~/web/i18n/prefix";
import type { Language } from "~/web/i18n/languages";
import type { Page } from "~/web/pages/page";

type RobotsSite = Pick<PublicSite, "publicAddress" | "isPublished" | "languages">;

/**
 * Writes robots.txt. It disallows the desk, the API, visitors' bookings and the language form. A site that
 * is not published names no sitemap, and lets search engines read on its pages that they are not to be
 * listed.
 */
export function robots({ publicAddress, isPublished, languages }: RobotsSite): string {
  return `User-agent: *
${disallowed(languages)
  .map((path) => `Disallow: ${path}\n`)
  .join("")}${isPublished ? `\nSitemap: ${publicAddress("/sitemap.xml")}\n` : ""}`;
}

function disallowed(languages: readonly Language[]): string[] {
  const paths = PAGES.filter(isDisallowed).flatMap(({ area, pattern }) => {
    const first = firstSegment(pattern);
    if (area === "public") return languages.map((lang) => prefixed(pattern, lang));
    return area === "api" ? `${first}/` : first;
  });
  return [...new Set(paths)].toSorted();
}

function isDisallowed({ area, robots: isAllowed }: Page) {
  return isAllowed === false || (area !== "public" && area !== "file");
}
