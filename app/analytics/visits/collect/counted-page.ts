/**
 * The pages that visits are counted by. Only these names are stored, never a path, so that no token
 * and no query is.
 */
const PAGES = [
  ["home", /^\/$/],
  ["allCars", /^\/all-cars$/],
  ["carDetails", /^\/cars\/[^/]+$/],
  ["blog", /^\/blog$/],
  ["guides", /^\/guides$/],
  ["guide", /^\/guides\/[^/]+$/],
  ["faq", /^\/faq$/],
  ["privacyPolicy", /^\/privacy-policy$/],
  ["terms", /^\/terms$/],
  ["tbilisi", /^\/tbilisi$/],
  ["batumi", /^\/batumi$/],
  ["kutaisi", /^\/kutaisi$/],
  ["zoomExamples", /^\/zoom-examples$/],
  ["ownBooking", /^\/bookings(\/.*)?$/],
] as const;

export type CountedPage = (typeof PAGES)[number][0] | "other";

/** The page of a path, with or without a query; null for the desk and the API, which are not counted. */
export function countedPage(path: string): CountedPage | null {
  const plain = path.replace(/[?#].*$/s, "").toLowerCase();
  const trimmed = plain.replace(/(?<=.)\/+$/, "");
  if (/^\/+(admin|decide|api)(\/|$)/.test(trimmed)) return null;
  return PAGES.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? "other";
}
