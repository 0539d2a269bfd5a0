import { z } from "zod";
import { parseDate } from "~/web/calendar";
import { integerText, lineText, optional } from "~/catalog/fleet/form-values";
import { messageKey } from "~/web/message-key";
import { parsedText, trimmedLine, trimmedText } from "~/web/text-schema";
import { otherSignIn, plateFault, plateForm, plateKey } from "./plate";
import type { VehicleInput } from "./vehicle";

/**
 * The limits of a vehicle's form: lengths in characters, kilometres, and vehicles that are added at once.
 */
export const VEHICLE_LIMITS = { text: 40, odometer: 9_999_999, atOnce: 50 } as const;

/** ISO 3779: no I, O and Q. Cars built before 1981 have shorter ones. */
const VIN = /^[A-HJ-NPR-Z0-9]{1,17}$/;

const fields = z.object({
  plate: optional(plate()),
  colour: lineText(VEHICLE_LIMITS.text, "vehicles.errors.text"),
  vin: optional(upperCase().pipe(z.string().regex(VIN, messageKey("vehicles.errors.vin")))),
  techPassport: lineText(VEHICLE_LIMITS.text, "vehicles.errors.text"),
  odometer: optional(
    integerText({ from: 0, to: VEHICLE_LIMITS.odometer }, "vehicles.errors.odometer"),
  ),
  inServiceFrom: optional(day()),
  inServiceTo: optional(day()),
  inspectionUntil: optional(day()),
  insuranceUntil: optional(day()),
});

/** The schema of a vehicle's form. Its messages are translation keys. */
export const vehicleSchema = fields
  .refine(isOrdered, { path: ["inServiceTo"], error: messageKey("vehicles.errors.serviceOrder") })
  .transform(toInput);

/**
 * The faults of a plate that often mean that several plates stand on one line, such as with commas between
 * them.
 */
const ABOUT_LINES = new Set<string>([
  messageKey("vehicles.errors.plate"),
  messageKey("vehicles.errors.plateSign"),
]);

/**
 * The schema of the form that adds several vehicles: by their plates, one on each line, and without plates.
 */
export const severalVehiclesSchema = z
  .object({
    plates: trimmedText(messageKey("vehicles.errors.plates")).transform((typed) =>
      typed.split(/\r?\n/).flatMap((line) => line.trim() || []),
    ),
    withoutPlate: optional(
      integerText({ from: 0, to: VEHICLE_LIMITS.atOnce }, "vehicles.errors.count"),
    ),
    colour: fields.shape.colour,
    inServiceFrom: fields.shape.inServiceFrom,
  })
  .superRefine(({ plates, withoutPlate = 0 }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const count = plates.length + withoutPlate;
    const fault = plates.map(plateFault).find((one) => one !== null);
    if (count < 1 || count > VEHICLE_LIMITS.atOnce) {
      refuse("withoutPlate", messageKey("vehicles.errors.count"));
    }
    if (fault) {
      refuse("plates", ABOUT_LINES.has(fault) ? messageKey("vehicles.errors.plates") : fault);
    } else if (new Set(plates.map(plateKey)).size < plates.length) {
      refuse("plates", messageKey("vehicles.errors.platesTwice"));
    }
  })
  .transform(({ plates, withoutPlate = 0, colour, inServiceFrom }): VehicleInput[] => {
    const none = Array.from({ length: withoutPlate }, () => undefined);
    return [...plates, ...none].map((one) =>
      toInput({ plate: one && plateForm(one), colour, inServiceFrom, techPassport: "" }),
    );
  });

type TypedVehicle = Partial<z.output<typeof fields>> & { colour: string; techPassport: string };

function toInput(typed: TypedVehicle): VehicleInput {
  return {
    plate: typed.plate ?? null,
    colour: typed.colour,
    vin: typed.vin ?? "",
    techPassport: typed.techPassport,
    odometer: typed.odometer ?? null,
    inServiceFrom: typed.inServiceFrom ?? null,
    inServiceTo: typed.inServiceTo ?? null,
    inspectionUntil: typed.inspectionUntil ?? null,
    insuranceUntil: typed.insuranceUntil ?? null,
  };
}

function isOrdered({ inServiceFrom, inServiceTo }: z.output<typeof fields>) {
  return !inServiceFrom || !inServiceTo || inServiceFrom <= inServiceTo;
}

function plate() {
  return trimmedText(messageKey("vehicles.errors.text")).transform((typed, context) => {
    const fault = plateFault(typed);
    if (fault === null) return plateForm(typed);
    context.addIssue({ code: "custom", message: fault, params: { sign: otherSignIn(typed) } });
    return z.NEVER;
  });
}

function upperCase() {
  return trimmedLine(messageKey("vehicles.errors.text")).transform((typed) => typed.toUpperCase());
}

function day() {
  return parsedText(parseDate, "vehicles.errors.date");
}
