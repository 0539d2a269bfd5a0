import type { RoadAnswers } from "~/catalog/terms/roads";
import type { Localized } from "~/web/i18n/localized";
import {
  CAR_COLUMNS,
  TRANSFERRED_VEHICLE_COLUMNS,
  type CarData,
  type VehicleData,
} from "./site-data";

/** Returns a model of a file with its values by column, as `import_site` expects it. */
export function columnsOf(car: CarData) {
  const { plan, vehicles, ...fields } = car;
  const values = {
    ...fields,
    additionalFeatures: orNull(car.additionalFeatures),
    features: car.features && orNull(car.features),
    roadsNotAllowed: orNull(car.roadsNotAllowed),
    roads: car.roads && orNull(car.roads),
  };
  return { columns: byColumn(CAR_COLUMNS, values), plan, vehicles: vehicles.map(vehicleColumns) };
}

function vehicleColumns({ number, ...fields }: VehicleData) {
  return { number, columns: byColumn(TRANSFERRED_VEHICLE_COLUMNS, fields) };
}

function byColumn<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  values: Readonly<Partial<Record<Field, unknown>>>,
) {
  const entries = Object.entries<string>(columns) as [Field, string][];
  return Object.fromEntries(entries.map(([field, column]) => [column, values[field]]));
}

/** Returns texts by language, or answers by road; null without any. */
function orNull(values: Localized | RoadAnswers) {
  return Object.keys(values).length === 0 ? null : values;
}
