import type { Addresses } from "~/i18n/addresses.server";
import { PAGES } from "~/page-table";
import { firstSegment } from "~/pages/match";
import type { Page } from "~/pages/page";

/** Disallows the desk, the API, visitors' bookings and the language form. */
export function robots({ publicAddress }: Addresses): string {
  return `User-agent: *
${disallowed()
  .map((path) => `Disallow: ${path}\n`)
  .join("")}
Sitemap: ${publicAddress("/sitemap.xml")}
`;
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
