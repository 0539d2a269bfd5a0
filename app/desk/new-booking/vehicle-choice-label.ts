import type { VehicleChoice } from "./new-booking.queries.server";

/** `Toyota RAV4 · AA-001-MG`, or without a plate its number. */
export function vehicleChoiceLabel({ model, plate, number }: Omit<VehicleChoice, "bodyType">) {
  return `${model} · ${plate ?? number}`;
}
