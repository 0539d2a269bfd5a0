import type { HomeFleet } from "./load-fleet.server";

/** Whether no model is on offer; not if that is unknown. */
export function hasNoFleet({ choices, unavailable }: HomeFleet): boolean {
  return choices.length === 0 && !unavailable;
}
