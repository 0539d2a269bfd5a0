import { href } from "react-router";
import type { ParsedDates, TripDates } from "~/catalog/fleet/prices/trip-dates";
import { NO_FILTERS, type FleetFilters } from "./filters";

/** Larger lists have several pages. */
export const CARS_PER_PAGE = 48;

/** The first cars of the list (specification 9). */
export const CARS_ON_HOME = 8;

export type ListPage<Item> = {
  items: Item[];
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
};

/** The page of a list that an address asks for, or the nearest one that exists. */
export function pageOf<Item>(all: readonly Item[], query: URLSearchParams): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / CARS_PER_PAGE));
  const asked = /^[1-9]\d{0,5}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page = Math.min(asked, pages);
  const items = all.slice((page - 1) * CARS_PER_PAGE, page * CARS_PER_PAGE);
  return { items, page, pages, total: all.length };
}

type Search = { filters: FleetFilters; trip: ParsedDates };

/** The address of a page of the list with its filters and dates; without `page` for the first. */
export function listAddress({ filters, trip }: Search, page: number): string {
  const { from, to } = trip.fields;
  const pickup = trip.pickup ?? "";
  const shown = page > 1 ? String(page) : "";
  const search = searchOf(filters, { from: from.value, to: to.value, pickup, page: shown });
  return search.size > 0 ? `${href("/all-cars")}?${search}` : href("/all-cars");
}

/** The address of a list with its filters for another trip. */
export function tripAddress(path: string, filters: FleetFilters, trip: TripDates): string {
  return `${path}?${searchOf(filters, trip)}`;
}

/** Filters that are set, and values that are not empty. */
function searchOf(filters: FleetFilters, values: Record<string, string>): URLSearchParams {
  const chosen = Object.entries(filters).filter(
    ([name, value]) => value !== NO_FILTERS[name as keyof FleetFilters],
  );
  const filled = Object.entries(values).filter(([, value]) => value !== "");
  return new URLSearchParams([...chosen, ...filled]);
}

/**
 * The canonical address: a page of the whole list has its own, a filtered list that of the whole list.
 */
export function canonicalList(filters: FleetFilters, page: number): string {
  const isFiltered = Object.entries(filters).some(
    ([name, value]) => value !== NO_FILTERS[name as keyof FleetFilters],
  );
  return isFiltered || page === 1 ? href("/all-cars") : `${href("/all-cars")}?page=${page}`;
}

/** Placeholder cards of a list while it loads (specification 9). */
export const SKELETONS = { home: 8, allCars: 12 } as const;
