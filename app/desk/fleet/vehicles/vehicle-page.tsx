import { useTranslation } from "~/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import { modelAddress, vehicleAddress } from "~/desk/fleet/fleet-query";
import { ModelProblem } from "~/desk/fleet/model/model-problem";
import { Plate } from "~/desk/fleet/plate";
import { HolderForm } from "~/desk/rentals/holder-form";
import type { VehicleRentals } from "~/desk/rentals/load-rentals.server";
import { RentalList } from "~/desk/rentals/rental-list";
import { vehicleLabel } from "~/fleet/vehicles/vehicle";
import { Link } from "~/i18n/link";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import type { VehiclePageData } from "./load-vehicle-page.server";
import { RemoveVehicleForm } from "./remove-vehicle-form";
import * as styles from "./vehicle-form.css";
import { VehicleForm } from "./vehicle-form";
import type { RemovalAnswer, VehicleAnswer } from "./vehicles-answer";

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
