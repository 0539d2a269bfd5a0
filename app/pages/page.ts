/**
 * - `public`: pages that anybody may read
 * - `secret`: the address holds a token, which no log, referrer or statistics may have
 * - `desk`: pages of the staff
 * - `api`: calls, which answer with JSON
 * - `file`: what programs read, probes and the bot's webhook included
 */
export type Area = "public" | "secret" | "desk" | "api" | "file";

export type Role = "staff";

/** The allowed values of a parameter. */
export type Values = readonly string[] | RegExp;

export type Page = {
  id: string;
  /** As in `routes.ts`, with a city's name in place of `:city`. */
  pattern: `/${string}`;
  area: Area;
  /** Values of the pattern's parameters; any where it is missing. */
  segments?: Readonly<Record<string, Values>>;
  /**
   * The query parameters that make another page, with the values that may be cached; null for a
   * secret. Only pages that have this column are cached, by the server and by the service worker.
   */
  query?: Readonly<Record<string, Values | null>>;
  /** Who may see the page; everybody where it is missing. No code reads this column yet. */
  roles?: readonly Role[];
  /** The name in the site's own analytics, which are stored under it; null if visits don't count. */
  countedAs?: string | null;
  /** Listed in the sitemap: what its date of change follows, and a parameter to list by value. */
  sitemap?: { changed: "fleet" | "guide" | "privacyPolicy" | "texts"; query?: string };
  /** Whether robots may read it, where the area doesn't say. */
  robots?: false;
  /** Whether the site's settings are read before it is answered. */
  settings?: false;
};
