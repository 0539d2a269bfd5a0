import { useState, type PointerEvent as ReactPointerEvent, type RefObject } from "react";
import { positionField } from "./positions";

/** This near to the window's edge, dragging scrolls the page. */
const EDGE_PX = 90;
const SCROLL_PX = 14;

export type DragOrder = {
  /** The ids in the order that is shown. */
  ids: readonly number[];
  /** The id that is being dragged. */
  dragged: number | null;
  start(event: ReactPointerEvent, id: number): void;
};

/** Reorders the rows of a list by dragging, and renumbers their fields. */
export function useDragOrder(
  list: RefObject<HTMLUListElement | null>,
  initial: readonly number[],
): DragOrder {
  const [ids, setIds] = useState(initial);
  const [dragged, setDragged] = useState<number | null>(null);

  function start(event: ReactPointerEvent, id: number) {
    event.preventDefault();
    setDragged(id);
    // On the window: the row with the handle moves in the document, which would end a capture.
    const watch = new AbortController();
    const { signal } = watch;
    const move = ({ clientY }: PointerEvent) => {
      scrollNear(clientY);
      setIds((before) => moved(before, id, indexAt(list.current, clientY)));
    };
    const end = () => {
      watch.abort();
      setDragged(null);
      renumber(list.current);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  return { ids, dragged, start };
}

function moved(ids: readonly number[], id: number, to: number): readonly number[] {
  if (ids[to] === id) return ids;
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** The index of the row at a height in the window. */
function indexAt(list: HTMLUListElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index < 0 ? rows.length - 1 : index;
}

function scrollNear(y: number) {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}

/** The fields are read by the form: after dragging they are 1, 2, 3 … from the top. */
function renumber(list: HTMLUListElement | null) {
  for (const [index, row] of [...(list?.children ?? [])].entries()) {
    const field = row instanceof HTMLElement && positionField(Number(row.dataset.id));
    const input = field && row.querySelector<HTMLInputElement>(`[name="${field}"]`);
    if (input) input.value = String(index + 1);
  }
}
