import { FILTER_VALUES } from "~/fleet/list/filters";
import { LANGUAGE_PARAMETER } from "~/i18n/address";
import { LANGUAGES } from "~/i18n/languages";
import { GALLERY_MODES } from "~/ui/gallery/gallery-mode";

/** The values with which a page may be kept; with `null` it never is. */
type Values = readonly string[] | RegExp | null;

type Page = { path: RegExp; parameters: Readonly<Record<string, Values>> };

const lng = { [LANGUAGE_PARAMETER]: LANGUAGES };

/** The days of a trip as the page's own form sends them, also while they are open. */
const DAY = /^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))?$/;
const dates = { from: DAY, to: DAY };

/**
 * The public pages, each with all query parameters that make another page of it: one that is not
 * named here never reaches the page. A page that is not named here is rendered for each request.
 */
const PAGES: readonly Page[] = [
  {
    path: /^\/$/,
    // A car's name; the page itself tells which are the fleet's. A booking's token is a secret.
    parameters: { ...FILTER_VALUES, ...dates, vehicle: /^.{1,100}$/u, booked: null, ...lng },
  },
  { path: /^\/all-cars$/, parameters: { ...FILTER_VALUES, ...dates, ...lng } },
  { path: /^\/zoom-examples$/, parameters: { mode: GALLERY_MODES, ...lng } },
  // A guide that is not there is a 404, and that is not kept.
  { path: /^\/blog$/, parameters: { guide: /^[a-z-]{1,40}$/, ...lng } },
  { path: /^\/cars\/[1-9]\d{0,9}$/, parameters: { ...dates, ...lng } },
  { path: /^\/guides(?:\/[a-z\d-]{1,80})?$/, parameters: lng },
  { path: /^\/(?:faq|privacy-policy|terms|tbilisi|batumi|kutaisi)$/, parameters: lng },
];

/**
 * A query without what the page does not know, such as the marks of advertisements, in an order of
 * ours: the same on the server, where foreign parameters don't arrive, and in the browser, whose
 * address has them. Of addresses that are no public page the query stays whole.
 */
export function ownSearch(pathname: string, search: string): string {
  const page = pageAt(pathname);
  if (!page) return search;
  const query = String(new URLSearchParams(ownParameters(page, search)));
  return query && `?${query}`;
}

/** The address by which an answer may be kept: path and own query; null where it may not be. */
export function keptAddress({ pathname, search }: URL): string | null {
  const page = pageAt(pathname);
  if (!page) return null;
  const own = ownParameters(page, search);
  // Of a name that comes twice, the page decides which one counts.
  if (new Set(own.map(([name]) => name)).size < own.length) return null;
  const fits = own.every(([name, value]) => isOneOf(page.parameters[name] ?? null, value));
  return fits ? pathname + ownSearch(pathname, search) : null;
}

function pageAt(pathname: string) {
  return PAGES.find(({ path }) => path.test(pathname));
}

function ownParameters({ parameters }: Page, search: string) {
  const asked = new URLSearchParams(search);
  return Object.keys(parameters).flatMap((name) =>
    asked.getAll(name).map((value): [string, string] => [name, value]),
  );
}

function isOneOf(values: Values, value: string) {
  return values instanceof RegExp ? values.test(value) : (values?.includes(value) ?? false);
}
