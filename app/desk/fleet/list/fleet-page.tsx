import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { ModelProblem } from "~/desk/fleet/model/model-problem";
import { FleetList, FleetTools } from "./fleet-list";
import * as styles from "./fleet-page.css";
import type { FleetPageData, OrderAnswer } from "./fleet-list.server";
import { OrderForm } from "./order-form";
import * as desk from "~/desk/desk-page.css";
import { vehicleAddress } from "~/desk/fleet/fleet-query";
import { Plate } from "~/desk/fleet/plate";
import { Papers } from "~/desk/fleet/vehicles/papers";
import { vehicleLabel } from "~/catalog/fleet/vehicles/vehicle";
import { Link } from "~/web/i18n/link";
import type { DueVehicle } from "./listed-vehicles.queries.server";

type FleetPageProps = {
  page: FleetPageData;
  done: string | null;
  answer: OrderAnswer | undefined;
};

/** Shows the list of models; with `?order` a form of their positions. */
export function FleetPage({ page: { list, due, today }, done, answer }: FleetPageProps) {
  const { t } = useTranslation();
  const isOrder = list.query.order;
  return (
    <DeskLayout
      title={t(isOrder ? "fleetDesk.order.title" : "fleetDesk.title")}
      actions={!isOrder && <FleetTools />}
      done={answer ? null : done}
      problem={answer?.typed === null && <ModelProblem problem={{ problem: "bad" }} name="" />}
      isRefused={answer !== undefined}
    >
      <div className={styles.panes}>
        {isOrder ? (
          <OrderForm
            models={list.models}
            typed={answer?.isStale ? null : (answer?.typed ?? null)}
            isStale={answer?.isStale}
          />
        ) : (
          <FleetList list={list} />
        )}
        {!isOrder && <DuePapers due={due} today={today} />}
      </div>
    </DeskLayout>
  );
}

type DuePapersProps = { due: readonly DueVehicle[]; today: string };

/** Shows the vehicles with papers that end soon or have ended. */
function DuePapers({ due, today }: DuePapersProps) {
  const { t } = useTranslation();
  return (
    <section className={desk.section} aria-labelledby="due-title">
      <h2 className={desk.title} id="due-title">
        {t("fleetDesk.due.title")}
      </h2>
      {due.length === 0 && <p>{t("fleetDesk.due.none")}</p>}
      <ul className={desk.list}>
        {due.map((vehicle) => (
          <li key={vehicle.id} className={styles.due}>
            <Link className={styles.dueLink} to={vehicleAddress(vehicle.carId, vehicle.id)}>
              {vehicle.plate && <Plate plate={vehicle.plate} />}
              {vehicle.plate ? vehicle.model : vehicleLabel(vehicle.model, vehicle)}
            </Link>
            <span>
              <Papers vehicle={vehicle} today={today} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
