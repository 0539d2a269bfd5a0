/** What staff enter for a vehicle. Dates are `YYYY-MM-DD`. */
export type VehicleInput = {
  plate: string | null;
  colour: string;
  vin: string;
  techPassport: string;
  /** Kilometres. */
  odometer: number | null;
  /** The first and the last day of its service, inclusive; null is open. */
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
  /** Within its model, from 1. */
  number: number;
  /** Made up for the example fleet. */
  isExample: boolean;
  /** Raised by each change: the form sends it back. */
  version: number;
};

/** The plate, or the model's name and the vehicle's number: `Toyota RAV4 · 2`. */
export function vehicleLabel(model: string, { plate, number }: Pick<Vehicle, "plate" | "number">) {
  return plate ?? `${model} · ${number}`;
}

/** `Toyota RAV4 · AB-123-CD`, without a plate `Toyota RAV4 · 2`. */
export function modelAndVehicle(
  model: string,
  { plate, number }: Pick<Vehicle, "plate" | "number">,
): string {
  return `${model} · ${plate ?? number}`;
}

/** Whether a vehicle is in service on a day, `YYYY-MM-DD`. */
export function isInService(
  { inServiceFrom, inServiceTo }: Pick<Vehicle, "inServiceFrom" | "inServiceTo">,
  day: string,
): boolean {
  return (inServiceFrom ?? day) <= day && day <= (inServiceTo ?? day);
}
