import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { modelAddress, vehicleAddress } from "~/desk/fleet/fleet-query";
import { ModelProblem } from "~/desk/fleet/model/model-problem";
import { Plate } from "~/desk/fleet/plate";
import { HolderForm } from "~/desk/rentals/holder-form";
import type { VehicleRentals } from "~/desk/rentals/load-rentals.server";
import { RentalList } from "~/desk/rentals/rental-list";
import { vehicleLabel, type Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import { Link, useLocalTo } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import type { VehiclePageData } from "./load-vehicle-page.server";
import * as styles from "./vehicle-form.css";
import { VehicleForm } from "./vehicle-form";
import type { RemovalAnswer, VehicleAnswer } from "./vehicles-answer";
import { Form } from "react-router";
import * as desk from "~/desk/desk-page.css";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { VERSION_FIELD } from "~/desk/fleet/version-field";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { message } from "~/ui/message.css";

type VehiclePageProps = {
  page: VehiclePageData;
  rentals: VehicleRentals;
  answer: { vehicle: VehicleAnswer } | RemovalAnswer | { problem: "bad" } | undefined;
};

export function VehiclePage({ page: { vehicle, model }, rentals, answer }: VehiclePageProps) {
  const { t } = useTranslation();
  const label = vehicleLabel(model, vehicle);
  const form = answer && "vehicle" in answer ? answer.vehicle : undefined;
  const removal = answer && "removal" in answer ? answer.removal : undefined;
  const address = vehicleAddress(vehicle.carId, vehicle.id);
  return (
    <DeskLayout
      title={vehicle.plate ? model : label}
      note={vehicle.plate && <Plate plate={vehicle.plate} />}
      problem={answer && "problem" in answer && <ModelProblem problem={answer} name={model} />}
      isRefused={
        removal !== undefined ||
        (answer && "problem" in answer) ||
        (form !== undefined && form.kind !== "accepted")
      }
    >
      <div className={styles.page}>
        <Link className={standaloneLink} to={modelAddress(vehicle.carId)}>
          <Icon name="back" />
          {t("fleetDesk.vehicles.back", { model })}
        </Link>
        <VehicleForm vehicle={vehicle} answer={form} />
        <HolderForm action={`${address}#holder`} {...rentals} isOfVehicle />
        <RentalList {...rentals} pageAddress={(number) => `${address}?page=${number}#rentals`} />
        <RemoveVehicleForm vehicle={vehicle} label={label} answer={removal} />
      </div>
    </DeskLayout>
  );
}

type RemoveVehicleFormProps = {
  vehicle: Vehicle;
  label: string;
  answer: RemovalAnswer["removal"] | undefined;
};

/** Ends the service of a vehicle, or removes one that was never used. Asks by a box to tick. */
function RemoveVehicleForm({ vehicle, label, answer }: RemoveVehicleFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(vehicleAddress(vehicle.carId, vehicle.id));
  return (
    <Form className={desk.part} method="post" action={action} reloadDocument noValidate>
      <h2 className={desk.title}>{t("fleetDesk.vehicles.remove.title")}</h2>
      {answer && (
        <p className={message.problem} role="alert">
          {t(`fleetDesk.vehicles.remove.${answer}`)}
        </p>
      )}
      <p>{t("fleetDesk.vehicles.remove.text")}</p>
      <input type="hidden" name={VERSION_FIELD} value={vehicle.version} />
      <Checkbox
        id="confirmed"
        name="confirmed"
        label={t("fleetDesk.vehicles.remove.confirm", { vehicle: label })}
      />
      <div>
        <button className={button.secondary} name="intent" value={FLEET_INTENTS.removeVehicle}>
          {t("fleetDesk.vehicles.remove.submit")}
        </button>
      </div>
    </Form>
  );
}
