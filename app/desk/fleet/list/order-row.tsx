import { useTranslation } from "~/web/i18n/use-translation";
import { control } from "~/ui/form/field.css";
import { Icon } from "~/ui/icon";
import type { FleetListData } from "./load-fleet-list.server";
import { ModelPicture } from "./model-picture";
import * as styles from "./order-form.css";
import { positionField } from "./positions";
import type { DragOrder } from "./use-drag-order";

type OrderRowProps = {
  model: FleetListData["models"][number];
  /** What was typed, if it was refused. */
  typed: Readonly<Record<string, string>> | null;
  canDrag: boolean;
  drag: DragOrder;
};

export function OrderRow({ model, typed, canDrag, drag }: OrderRowProps) {
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
