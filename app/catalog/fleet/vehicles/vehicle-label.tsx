import { PlateText } from "./plate-text";
import { vehicleLabel, type Vehicle } from "./vehicle";

type VehicleLabelProps = { model: string; vehicle: Pick<Vehicle, "plate" | "number"> };

export function VehicleLabel({ model, vehicle }: VehicleLabelProps) {
  return <PlateText text={vehicleLabel(model, vehicle)} plate={vehicle.plate} />;
}
