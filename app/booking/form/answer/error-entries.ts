import { CHOICE_FIELDS } from "~/booking/choices";
import type { FieldState } from "~/booking/form/field-state";

/** The names of the controls before those for the customer, in the order of the forms of visitors and staff. */
const FIRST = [
  "vehicleId",
  "vehicle",
  "vehicleType",
  "source",
  "pickup",
  "pickupDate",
  "pickupTime",
  "return",
  "returnDate",
  "returnTime",
  "extras",
  ...CHOICE_FIELDS,
];

/** Returns the fields with errors as the summary above a booking form lists them: in the form's order. */
export function errorEntries(names: readonly string[], state: FieldState) {
  const first = FIRST.filter((name) => names.includes(name));
  const others = names.filter((name) => !FIRST.includes(name));
  return [...first, ...others].map((name) => ({
    id: state.id(name),
    messages: state.errors(name),
  }));
}
