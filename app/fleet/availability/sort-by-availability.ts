import type { Availability } from "~/availability/availability";

/** Cars that are only on request come last; otherwise the order stays. */
export function sortByAvailability<C extends { id: number }>(
  cars: readonly C[],
  availability: ReadonlyMap<number, Availability> | null,
): C[] {
  const isOnRequest = ({ id }: C) => availability?.get(id) === "request";
  return [...cars.filter((car) => !isOnRequest(car)), ...cars.filter(isOnRequest)];
}
