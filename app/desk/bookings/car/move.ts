import { readId } from "~/web/id";
import { firstText } from "~/web/first-text";

/** The fields of the forms of a move and a swap, which the address of the preview has too. */
export const MOVE_FIELDS = ["vehicleId", "pinned", "seen", "other"] as const;

/** The field of a form that has shown what is sent to the customers. */
export const PREVIEW_SEEN = "told";

/** A move to a vehicle. `seen` is the vehicle that the form showed, 0 for none. */
export type Move = { vehicleId: number; seen: number; pinned: boolean };

/** Reads the form of a move; null if it is invalid. */
export function readMove(form: FormData): Move | null {
  const [vehicleId, seen] = [readNumber(form, "vehicleId"), readNumber(form, "seen")];
  if (!vehicleId || seen === null) return null;
  return { vehicleId, seen, pinned: form.get("pinned") === "on" };
}

/** Reads the form of a swap: its choice is another booking and that one's vehicle, `12-34`. */
export function readSwap(form: FormData) {
  const [, other = "", vehicle = ""] =
    /^(\d+)-(\d+)$/.exec(firstText(form.get("other")).trim()) ?? [];
  const [otherId, seenOther, seen] = [
    readId(other),
    toVehicleId(vehicle),
    readNumber(form, "seen"),
  ];
  return otherId === null || seenOther === null || seen === null
    ? null
    : { otherId, seenOther, seen };
}

export function swapValue({ id, vehicleId }: { id: number; vehicleId: number }) {
  return `${id}-${vehicleId}`;
}

function readNumber(form: FormData, name: string) {
  return toVehicleId(firstText(form.get(name)).trim());
}

function toVehicleId(typed: string) {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}
