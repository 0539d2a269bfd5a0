import { useRef, useState, type DragEvent } from "react";
import { useSubmit } from "react-router";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { Group } from "~/desk/calendar/group";
import { dropTarget } from "./drop-target.css";

/** The position where a bar was dropped last. */
export type Drop = {
  bookingId: number;
  /** The end of the row under the pointer, in pixels below the top of the table. */
  top: number;
  /** Whether staff have read why the bar went back. */
  isRead: boolean;
};

/**
 * Moves a bar to the row on which it is dropped, by the form of the booking's page. The handlers are the
 * table's, so that bars have none of their own.
 */
export function useDrag(groups: readonly Group[]) {
  const submit = useSubmit();
  const dragged = useRef<MovableBar>(null);
  const over = useRef<Element>(null);
  const [drop, setDrop] = useState<Drop | null>(null);

  function highlight(row: Element | null) {
    if (over.current === row) return;
    over.current?.classList.remove(dropTarget);
    row?.classList.add(dropTarget);
    over.current = row;
  }

  const markRead = () => setDrop((last) => last && { ...last, isRead: true });

  function end() {
    highlight(null);
    dragged.current = null;
  }

  /** Returns the row under the pointer, if it is of another vehicle. */
  function targetOf({ target }: DragEvent) {
    const row = target instanceof Element ? target.closest("tr[data-vehicle]") : null;
    const isOther = dragged.current && vehicleOf(row) !== dragged.current.vehicleId;
    return isOther ? row : null;
  }

  const handlers = {
    onDragStart(event: DragEvent) {
      const id = bookingOf(event.target);
      dragged.current = id === null ? null : findMovable(groups, id);
      if (dragged.current) markRead();
      else event.preventDefault();
    },
    onDragOver(event: DragEvent) {
      const row = targetOf(event);
      highlight(row);
      // This allows the drop.
      if (row) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const [row, bar] = [targetOf(event), dragged.current];
      event.preventDefault();
      end();
      if (!row || !bar) return;
      const table = event.currentTarget.getBoundingClientRect();
      const top = row.getBoundingClientRect().bottom - table.top;
      setDrop({ bookingId: bar.bookingId, top, isRead: false });
      void submit(formOf(bar, vehicleOf(row)), { method: "post", preventScrollReset: true });
    },
    onDragEnd: end,
  };
  return { handlers, drop, markRead };
}

function formOf({ bookingId, vehicleId, pinned }: MovableBar, to: number) {
  return {
    intent: DESK_INTENTS.move,
    id: String(bookingId),
    seen: String(vehicleId),
    vehicleId: String(to),
    ...(pinned && { pinned: "on" }),
  };
}

function bookingOf(target: EventTarget) {
  const link = target instanceof Element ? target.closest("a") : null;
  const [, id] = /\/bookings\/(\d+)/.exec(link?.getAttribute("href") ?? "") ?? [];
  return id === undefined ? null : Number(id);
}

function vehicleOf(row: Element | null) {
  return Number(row?.getAttribute("data-vehicle") ?? 0);
}

/** A bar that can be moved to another vehicle; `vehicleId` is 0 without one. */
type MovableBar = { bookingId: number; vehicleId: number; pinned: boolean };

/** Finds the bar of a booking, unless it is not on a vehicle's row or its vehicle is out. */
function findMovable(groups: readonly Group[], bookingId: number): MovableBar | null {
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
