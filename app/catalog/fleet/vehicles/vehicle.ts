/** What staff enter for a vehicle. Dates are `YYYY-MM-DD`. */
export type VehicleInput = {
  plate: string | null;
  colour: string;
  vin: string;
  techPassport: string;
  /** The odometer's reading in kilometres. */
  odometer: number | null;
  /** The first and the last day of its service, inclusive; null leaves the service open at that end. */
  inServiceFrom: string | null;
  inServiceTo: string | null;
  inspectionUntil: string | null;
  insuranceUntil: string | null;
};

/** The column of each field in the table `vehicles`. */
export const VEHICLE_COLUMNS = {
  plate: "plate",
  colour: "colour",
  vin: "vin",
  techPassport: "tech_passport",
  odometer: "odometer",
  inServiceFrom: "in_service_from",
  inServiceTo: "in_service_to",
  inspectionUntil: "inspection_until",
  insuranceUntil: "insurance_until",
} as const satisfies Record<keyof VehicleInput, string>;

export type VehicleField = keyof VehicleInput;

export const VEHICLE_FIELDS = Object.keys(VEHICLE_COLUMNS) as VehicleField[];

export type Vehicle = VehicleInput & {
  id: number;
  carId: number;
  /** The number within the model, from 1. */
  number: number;
  /** Whether the vehicle was made up for the example fleet. */
  isExample: boolean;
  /** The version, raised by each change: the form sends it back. */
  version: number;
};

/** Returns the plate, or the model's name and the vehicle's number: `Toyota RAV4 · 2`. */
export function vehicleLabel(model: string, { plate, number }: Pick<Vehicle, "plate" | "number">) {
  return plate ?? `${model} · ${number}`;
}

/**
 * Returns the model with the vehicle's plate, `Toyota RAV4 · AB-123-CD`; without a plate with its number,
 * `Toyota RAV4 · 2`.
 */
export function modelAndVehicle(
  model: string,
  { plate, number }: Pick<Vehicle, "plate" | "number">,
): string {
  return `${model} · ${plate ?? number}`;
}

/** Returns whether a vehicle is in service on a day, `YYYY-MM-DD`. */
export function isInService(
  { inServiceFrom, inServiceTo }: Pick<Vehicle, "inServiceFrom" | "inServiceTo">,
  day: string,
): boolean {
  return (inServiceFrom ?? day) <= day && day <= (inServiceTo ?? day);
}
