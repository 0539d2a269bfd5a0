import { href } from "react-router";

/** The names of the form's fields. */
export const BLOCK_FIELDS = ["fromDate", "fromTime", "untilDate", "untilTime", "note"] as const;
export type BlockField = (typeof BLOCK_FIELDS)[number];

/** Values of the field `intent` in the forms of a block. */
export const BLOCK_INTENTS = { add: "add-block", remove: "remove-block" } as const;

/** Returns the address of the form for a new block from a day until another, `YYYY-MM-DD`. */
export function newBlockAddress(vehicle: number, from: string, until: string): string {
  const query = new URLSearchParams({ vehicle: String(vehicle), from, until });
  return `${href("/admin/calendar/block")}?${query}`;
}

export function blockAddress(row: number): string {
  return `${href("/admin/calendar/block")}?${new URLSearchParams({ row: String(row) })}`;
}
