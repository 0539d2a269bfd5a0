import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { FLEET_INTENTS } from "~/desk/fleet/fleet";
import { fleetAddress } from "~/desk/fleet/fleet-query";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as list from "./fleet-list.css";
import type { FleetListData } from "./fleet-list.server";
import * as styles from "./order-form.css";
import { SEEN_POSITIONS, writeSeen, positionField } from "./positions";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import { ModelPicture } from "./model-picture";

type OrderFormProps = {
  models: FleetListData["models"];
  /** The typed positions, if they were refused. */
  typed: Readonly<Record<string, string>> | null;
  /** Whether somebody else has changed the order since: it is shown as it is now. */
  isStale: boolean | undefined;
};

/** Shows the models with a field for the position of each; with scripts they can be dragged too. */
export function OrderForm({ models, typed, isStale }: OrderFormProps) {
  const { t } = useTranslation();
  const action = fleetAddress({ order: true });
  const canDrag = useHydrated();
  const rows = useRef<HTMLUListElement>(null);
  const drag = useDragOrder(
    rows,
    models.map(({ id }) => id),
  );
  const ordered = drag.ids.flatMap((id) => models.find((model) => model.id === id) ?? []);
  return (
    <Form className={list.root} id="order" method="post" action={action} reloadDocument noValidate>
      <input type="hidden" name="intent" value={FLEET_INTENTS.order} />
      <input type="hidden" name={SEEN_POSITIONS} value={writeSeen(models)} />
      {isStale && (
        <p className={message.problem} role="alert">
          {t("fleetDesk.order.stale")}
        </p>
      )}
      {typed && (
        <p className={message.problem} role="alert">
          {t("fleetDesk.order.refused")}
        </p>
      )}
      <p>{t(canDrag ? "fleetDesk.order.dragHint" : "fleetDesk.order.hint")}</p>
      <ul className={list.list} ref={rows}>
        {ordered.map((model) => (
          <li key={model.id} className={list.item} data-id={model.id}>
            <OrderRow model={model} typed={typed} canDrag={canDrag} drag={drag} />
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <button className={button.primary}>{t("fleetDesk.order.save")}</button>
        <Link className={button.plain} to={fleetAddress()}>
          {t("fleetDesk.order.cancel")}
        </Link>
      </div>
    </Form>
  );
}

type OrderRowProps = {
  model: FleetListData["models"][number];
  /** The typed positions, if they were refused. */
  typed: Readonly<Record<string, string>> | null;
  canDrag: boolean;
  drag: DragOrder;
};

function OrderRow({ model, typed, canDrag, drag }: OrderRowProps) {
  const { t } = useTranslation();
  const field = positionField(model.id);
  const isDragged = drag.dragged === model.id;
  return (
    <div className={isDragged ? styles.dragged : styles.row}>
      {/* The number field is the way for keyboards and screen readers. */}
      {canDrag && (
        <span
          className={styles.handle}
          data-testid={`drag-${model.id}`}
          aria-hidden="true"
          onPointerDown={(event) => drag.start(event, model.id)}
        >
          <Icon name="menu" />
        </span>
      )}
      <span className={styles.picture}>
        <ModelPicture model={model} colour={model.colour} />
      </span>
      <label className={styles.name} htmlFor={field}>
        {model.name}
      </label>
      <input
        className={`${control} ${styles.position}`}
        id={field}
        name={field}
        type="number"
        min={0}
        max={9999}
        inputMode="numeric"
        aria-label={t("fleetDesk.order.label", { name: model.name })}
        defaultValue={typed?.[field] ?? model.sortOrder}
      />
    </div>
  );
}

/** The distance from the window's edge in which dragging scrolls the page. */
const EDGE_PX = 90;
const SCROLL_PX = 14;

type DragOrder = {
  /** The ids in the order that is shown. */
  ids: readonly number[];
  /** The id that is being dragged. */
  dragged: number | null;
  start(event: ReactPointerEvent, id: number): void;
};

/** Reorders the rows of a list by dragging, and renumbers their fields. */
function useDragOrder(
  listElement: RefObject<HTMLUListElement | null>,
  initial: readonly number[],
): DragOrder {
  const [ids, setIds] = useState(initial);
  const [dragged, setDragged] = useState<number | null>(null);

  function start(event: ReactPointerEvent, id: number) {
    event.preventDefault();
    setDragged(id);
    // The listeners are on the window: the row with the handle moves in the document, which would end a
    // capture.
    const watch = new AbortController();
    const { signal } = watch;
    const move = ({ clientY }: PointerEvent) => {
      scrollNear(clientY);
      setIds((before) => moved(before, id, indexAt(listElement.current, clientY)));
    };
    const end = () => {
      watch.abort();
      setDragged(null);
      renumber(listElement.current);
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

/** Returns the index of the row at a height in the window. */
function indexAt(element: HTMLUListElement | null, y: number): number {
  const rows = [...(element?.children ?? [])];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index < 0 ? rows.length - 1 : index;
}

function scrollNear(y: number) {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}

/** Renumbers the fields, which the form reads: after dragging they are 1, 2, 3 … from the top. */
function renumber(element: HTMLUListElement | null) {
  for (const [index, row] of [...(element?.children ?? [])].entries()) {
    const field = row instanceof HTMLElement && positionField(Number(row.dataset.id));
    const input = field && row.querySelector<HTMLInputElement>(`[name="${field}"]`);
    if (input) input.value = String(index + 1);
  }
}
