import type { Role } from "./roles";

/**
 * - `public`: readable by anyone, in each language at an address of its own
 * - `secret`: the address contains a token, which must not get into logs, referrers or analytics
 * - `desk`: for the staff
 * - `api`: JSON
 * - `file`: no page: read by programs, including probes and the bot's webhook, or a form's address
 */
export type Area = "public" | "secret" | "desk" | "api" | "file";

/** The allowed values of a parameter. */
export type Values = readonly string[] | RegExp;

export type Page = {
  id: string;
  /** The pattern in `routes.ts`, without the language's prefix. */
  pattern: `/${string}`;
  area: Area;
  /** Allowed values of the pattern's parameters. A missing parameter may have any value. */
  segments?: Readonly<Record<string, Values>>;
  /**
   * The query parameters that change the page, with the values that may be cached; null for a secret.
   * Only pages with this column are cached: all by the server, public ones by the service worker too.
   */
  query?: Readonly<Record<string, Values | null>>;
  /**
   * Whether the page shows the availability of its car, or of the fleet if the address has a trip's dates.
   */
  availability?: "car" | "trip";
  /** The staff who may open the page and send its forms. If it is missing, everybody may. See `mayOpen`. */
  roles?: readonly Role[];
  /** The stored page name of its visits; null if they don't count. */
  countedAs?: string | null;
  /** Listed in the sitemap: the source of `lastmod`, and a parameter to list by value. */
  sitemap?: { changed: "fleet" | "guide" | "privacyPolicy" | "texts"; query?: string };
  /** Excludes the page in robots.txt, if the area doesn't. */
  robots?: false;
  /** Skips reading the site's settings before the response. */
  settings?: false;
};
