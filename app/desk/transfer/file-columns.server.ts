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
  };
  return { columns: byColumn(CAR_COLUMNS, values), plan, vehicles: vehicles.map(vehicleColumns) };
}

function vehicleColumns({ number, ...fields }: VehicleData) {
  return { number, columns: byColumn(TRANSFERRED_VEHICLE_COLUMNS, fields) };
}

function byColumn<Field extends string>(
  columns: Readonly<Record<Field, string>>,
  values: Readonly<Record<Field, unknown>>,
) {
  const entries = Object.entries<string>(columns) as [Field, string][];
  return Object.fromEntries(entries.map(([field, column]) => [column, values[field]]));
}

/** Returns the texts, or null if they are empty in every language. */
function orNull(texts: Localized) {
  return Object.keys(texts).length === 0 ? null : texts;
}
