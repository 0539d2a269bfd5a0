/**
 * The pages that visits are counted by. Visits hold no addresses, only these names, so no token and
 * no query gets into them.
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

/** The page of a path, which may have a query; null at the desk, its links and calls: no visits. */
export function countedPage(path: string): CountedPage | null {
  const plain = path.replace(/[?#].*$/s, "").toLowerCase();
  const trimmed = plain.replace(/(?<=.)\/+$/, "");
  if (/^\/+(admin|decide|api)(\/|$)/.test(trimmed)) return null;
  return PAGES.find(([, pattern]) => pattern.test(trimmed))?.[0] ?? "other";
}
