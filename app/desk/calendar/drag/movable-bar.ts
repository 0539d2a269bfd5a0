import type { Group } from "~/desk/calendar/group";

/** A bar that can be moved to another vehicle; `vehicleId` is 0 without one. */
export type MovableBar = { bookingId: number; vehicleId: number; pinned: boolean };

/** The bar of a booking, unless it is not on a vehicle's row or its vehicle is out. */
export function findMovable(groups: readonly Group[], bookingId: number): MovableBar | null {
  const rows = groups.flatMap((group) => [
    ...group.rows.map(({ vehicle, cells }) => ({ vehicleId: vehicle.id, cells })),
    ...group.unassigned.map((cells) => ({ vehicleId: 0, cells })),
  ]);
  for (const { vehicleId, cells } of rows) {
    const bars = cells.flatMap((cell) => (cell.kind === "bars" ? cell.bars : []));
    const found = bars.find(({ bar }) => bar.bookingId === bookingId);
    if (!found) continue;
    const { state, pinned } = found.bar;
    const isMovable = state === "booked" || state === "unmarked" || state === "unassigned";
    return isMovable ? { bookingId, vehicleId, pinned } : null;
  }
  return null;
}
