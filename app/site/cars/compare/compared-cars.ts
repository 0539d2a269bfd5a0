import { href } from "react-router";
import { readRowId } from "~/web/id";
import { filledIn } from "~/web/records";

/** How many cars stand side by side: three columns are what a phone has room for. */
export const MAX_COMPARED = 3;

/** How many ids of an address are read: the rest is junk. */
const MAX_READ = 40;

/** Returns the ids of `?cars=1,2`, or of the checkboxes of a form, without repeated ones and junk. */
export function readComparedIds(query: URLSearchParams): number[] {
  const texts = query.getAll("cars").flatMap((text) => text.split(",", MAX_READ));
  return [...new Set(texts.slice(0, MAX_READ).flatMap((text) => readRowId(text.trim()) ?? []))];
}

/** Returns those of the cars that an address names and that are on offer, in its order. */
export function comparedCars<C extends { id: number }>(
  cars: readonly C[],
  query: URLSearchParams,
): C[] {
  return readComparedIds(query)
    .flatMap((id) => cars.find((car) => car.id === id) ?? [])
    .slice(0, MAX_COMPARED);
}

/** Returns the address that compares cars for a trip, given as the values of a query. */
export function compareAddress(
  ids: readonly number[],
  trip: Readonly<Record<string, string>>,
): string {
  const filled = filledIn({ cars: ids.join(","), ...trip });
  // Commas may stand in a query as they are.
  const search = String(new URLSearchParams(filled)).replaceAll("%2C", ",");
  return search === "" ? href("/:lng?/compare") : `${href("/:lng?/compare")}?${search}`;
}
