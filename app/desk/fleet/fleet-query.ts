import { href } from "react-router";

/** The states of the models that the list shows. */
export const MODEL_STATES = ["active", "archived"] as const;
export type ModelState = (typeof MODEL_STATES)[number];

/** The longest search that is read. */
const MAX_SEARCH = 100;

export type FleetQuery = {
  /** A fragment of a name or plate; empty for all. */
  q: string;
  state: ModelState;
  /** Whether the list is a form of positions. */
  order: boolean;
};

export const ALL_MODELS: FleetQuery = { q: "", state: "active", order: false };

export function readFleetQuery(search: URLSearchParams): FleetQuery {
  const state = MODEL_STATES.find((one) => one === search.get("state")) ?? "active";
  const q = (search.get("q") ?? "").trim().slice(0, MAX_SEARCH);
  return { q, state, order: search.has("order") && q === "" && state === "active" };
}

/** Returns the address of the list. */
export function fleetAddress({ q, state, order }: Partial<FleetQuery> = {}): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(state === "archived" && { state }),
    ...(order && { order: "" }),
  });
  return query.size > 0 ? `${href("/admin/fleet")}?${query}` : href("/admin/fleet");
}

export function modelAddress(id: number): string {
  return href("/admin/fleet/:id", { id: String(id) });
}

export function vehicleAddress(model: number, id: number): string {
  return href("/admin/fleet/:id/vehicles/:vehicle", { id: String(model), vehicle: String(id) });
}
