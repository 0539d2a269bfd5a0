import type { Group } from "~/desk/calendar/group";

/** A bar that can be moved to another vehicle. */
export type MovableBar = { bookingId: number; vehicleId: number; pinned: boolean };

/** The bar of a booking, unless it is not on a vehicle's row or its vehicle is out. */
export function findMovable(groups: readonly Group[], bookingId: number): MovableBar | null {
  for (const { rows, unassigned } of groups) {
    const cells = [...rows.flatMap((row) => row.cells), ...unassigned.flat()];
    for (const cell of cells) {
      const placed =
        cell.kind === "bars" && cell.bars.find(({ bar }) => bar.bookingId === bookingId);
      if (!placed) continue;
      const { state, vehicleId, pinned } = placed.bar;
      const isMovable = state === "booked" || state === "unassigned";
      return isMovable ? { bookingId, vehicleId: vehicleId ?? 0, pinned } : null;
    }
  }
  return null;
}
