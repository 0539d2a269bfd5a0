import { PUBLIC_PAGES } from "~/page-table";
import { pageAt } from "./match";
import type { Page } from "./page";

export const WHOLE_FLEET = "fleet";

const WITH_AVAILABILITY: readonly Page[] = PUBLIC_PAGES.filter((page: Page) => page.availability);

/** Whose availability the page of an address shows: a car's id, or the whole fleet's; null: none. */
export function shownAvailability(address: string): string | null {
  const [pathname = "", query] = address.split("?");
  const page = pageAt(WITH_AVAILABILITY, pathname);
  if (!page) return null;
  if (page.availability === "car") return pathname.split("/").at(-1) ?? null;
  const given = new URLSearchParams(query);
  return given.get("from") && given.get("to") ? WHOLE_FLEET : null;
}
