import { useTranslation } from "~/web/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import type { Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import { AddVehiclesForm } from "./add-vehicles-form";
import * as styles from "./vehicle-form.css";
import { VehicleTable } from "./vehicle-table";
import type { NewVehiclesAnswer } from "./vehicles-answer";

type VehiclesSectionProps = {
  model: { id: number; name: string };
  vehicles: readonly Vehicle[];
  today: string;
  answer: NewVehiclesAnswer | undefined;
};

/** The vehicles of a model; those that are no longer in service are folded. */
export function VehiclesSection({ model, vehicles, today, answer }: VehiclesSectionProps) {
  const { t } = useTranslation();
  const isFormer = ({ inServiceTo }: Vehicle) => inServiceTo !== null && inServiceTo < today;
  const former = vehicles.filter(isFormer);
  const current = vehicles.filter((vehicle) => !isFormer(vehicle));
  const title = t("fleetDesk.vehicles.count", { count: current.length });
  const formerTitle = t("fleetDesk.vehicles.former", { count: former.length });
  return (
    <section className={styles.section} id="vehicles" aria-labelledby="vehicles-title">
      <h2 className={desk.title} id="vehicles-title">
        {title}
      </h2>
      {current.length === 0 ? (
        <p>{t("fleetDesk.vehicles.none")}</p>
      ) : (
        <VehicleTable caption={title} model={model.name} vehicles={current} today={today} />
      )}
      <AddVehiclesForm model={model.id} answer={answer} />
      {former.length > 0 && (
        <details>
          <summary>{formerTitle}</summary>
          <VehicleTable caption={formerTitle} model={model.name} vehicles={former} today={today} />
        </details>
      )}
    </section>
  );
}
