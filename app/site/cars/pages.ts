import { href } from "react-router";
import { tripValues, type ParsedDates, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { CARS_PER_PAGE } from "./list-sizes";
import { chosenFilters, type FleetFilters } from "./filters";
import { filledIn } from "~/web/records";

export type ListPage<Item> = {
  items: Item[];
  /** The number of the page, from 1. */
  page: number;
  /** The number of pages, at least 1. */
  pages: number;
  total: number;
};

/** Returns the page of a list that an address asks for, or the nearest one that exists. */
export function pageOf<Item>(all: readonly Item[], query: URLSearchParams): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / CARS_PER_PAGE));
  const asked = /^[1-9]\d{0,5}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page = Math.min(asked, pages);
  const items = all.slice((page - 1) * CARS_PER_PAGE, page * CARS_PER_PAGE);
  return { items, page, pages, total: all.length };
}

type Search = { filters: FleetFilters; trip: ParsedDates };

/** Returns the address of a page of a list with its filters and dates; without `page` for the first. */
export function listAddress(
  { filters, trip }: Search,
  page: number,
  path = href("/:lng?/all-cars"),
): string {
  const shown = page > 1 ? String(page) : "";
  const search = searchOf(filters, { ...tripValues(trip), page: shown });
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Returns the address of a list with its filters for another trip. */
export function tripAddress(path: string, filters: FleetFilters, trip: TripDates): string {
  return `${path}?${searchOf(filters, trip)}`;
}

/** Returns the filters that are set, and the values that are not empty. */
function searchOf(filters: FleetFilters, values: Record<string, string>): URLSearchParams {
  return new URLSearchParams({ ...chosenFilters(filters), ...filledIn(values) });
}

/**
 * Returns the canonical address: a page of the whole list has its own, a filtered list that of the whole
 * list.
 */
export function canonicalList(filters: FleetFilters, page: number): string {
  const isFiltered = Object.keys(chosenFilters(filters)).length > 0;
  return isFiltered || page === 1
    ? href("/:lng?/all-cars")
    : `${href("/:lng?/all-cars")}?page=${page}`;
}
