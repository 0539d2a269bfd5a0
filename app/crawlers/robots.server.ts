import type { Addresses } from "~/i18n/addresses.server";

/** What robots may read: all but the desk, the API, visitors' bookings and the language form. */
export function robots({ publicAddress }: Addresses): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /bookings
Disallow: /decide
Disallow: /language

Sitemap: ${publicAddress("/sitemap.xml")}
`;
}
