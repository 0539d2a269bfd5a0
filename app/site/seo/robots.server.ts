import type { PublicSite } from "~/catalog/company/public-site";
import { PAGES } from "~/web/pages/page-table";
import { firstSegment } from "~/web/pages/match";
import type { Page } from "~/web/pages/page";

type RobotsSite = Pick<PublicSite, "publicAddress" | "isPublished">;

/**
 * Writes robots.txt. It disallows the desk, the API, visitors' bookings and the language form. A site that
 * is not published names no sitemap, and lets search engines read on its pages that they are not to be
 * listed.
 */
export function robots({ publicAddress, isPublished }: RobotsSite): string {
  return `User-agent: *
${disallowed()
  .map((path) => `Disallow: ${path}\n`)
  .join("")}${isPublished ? `\nSitemap: ${publicAddress("/sitemap.xml")}\n` : ""}`;
}

function disallowed(): string[] {
  const paths = PAGES.filter(isDisallowed).map(({ area, pattern }) =>
    area === "api" ? `${firstSegment(pattern)}/` : firstSegment(pattern),
  );
  return [...new Set(paths)].toSorted();
}

function isDisallowed({ area, robots: isAllowed }: Page) {
  return isAllowed === false || (area !== "public" && area !== "file");
}
