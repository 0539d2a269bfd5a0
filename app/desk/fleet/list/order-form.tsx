import { useRef } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { fleetAddress } from "~/desk/fleet/fleet-query";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { useHydrated } from "~/ui/use-hydrated";
import * as list from "./fleet-list.css";
import type { FleetListData } from "./load-fleet-list.server";
import * as styles from "./order-form.css";
import { useDragOrder } from "./use-drag-order";
import { SEEN_POSITIONS, writeSeen } from "./positions";
import { OrderRow } from "./order-row";

type OrderFormProps = {
  models: FleetListData["models"];
  /** What was typed, if it was refused. */
  typed: Readonly<Record<string, string>> | null;
  /** Whether somebody else has changed the order since: it is shown as it is now. */
  isStale: boolean | undefined;
};

/** The models with a field for the position of each; with scripts they can be dragged too. */
export function OrderForm({ models, typed, isStale }: OrderFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(fleetAddress({ order: true }));
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
