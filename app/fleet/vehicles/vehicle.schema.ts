import { z } from "zod";
import { parseDate } from "~/calendar";
import { integerText, lineText, optional } from "~/fleet/form-values";
import { messageKey } from "~/web/message-key";
import { parsedText, trimmedLine, trimmedText } from "~/web/text-schema";
import { plateKey, type VehicleInput } from "./vehicle";

/** Lengths in characters; kilometres; vehicles that are added at once. */
export const VEHICLE_LIMITS = { text: 40, odometer: 9_999_999, atOnce: 50 } as const;

/** Latin letters and digits, with single spaces or hyphens between them; 15 characters at most. */
const PLATE = /^(?=.{1,15}$)[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/;

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

/** The form of a vehicle. Messages are translation keys. */
export const vehicleSchema = fields
  .refine(isOrdered, { path: ["inServiceTo"], error: messageKey("vehicles.errors.serviceOrder") })
  .transform(toInput);

/** The form that adds several vehicles: by their plates, one on each line, and without plates. */
export const severalVehiclesSchema = z
  .object({
    plates: trimmedText(messageKey("vehicles.errors.plates")).transform((typed) =>
      typed.split(/\r?\n/).flatMap((line) => plainPlate(line) || []),
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
    const keys = plates.map(plateKey);
    if (count < 1 || count > VEHICLE_LIMITS.atOnce) {
      refuse("withoutPlate", messageKey("vehicles.errors.count"));
    }
    if (!plates.every((typed) => PLATE.test(typed))) {
      refuse("plates", messageKey("vehicles.errors.plates"));
    } else if (new Set(keys).size < keys.length) {
      refuse("plates", messageKey("vehicles.errors.platesTwice"));
    }
  })
  .transform(({ plates, withoutPlate = 0, colour, inServiceFrom }): VehicleInput[] => {
    const none = Array.from({ length: withoutPlate }, () => undefined);
    return [...plates, ...none].map((one) =>
      toInput({ plate: one, colour, inServiceFrom, techPassport: "" }),
    );
  });

type Typed = Partial<z.output<typeof fields>> & { colour: string; techPassport: string };

function toInput(typed: Typed): VehicleInput {
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
  return trimmedText(messageKey("vehicles.errors.text"))
    .transform(plainPlate)
    .pipe(z.string().regex(PLATE, messageKey("vehicles.errors.plate")));
}

/** Office programs turn hyphens into dashes, and spaces into those that don't break. */
function plainPlate(typed: string): string {
  return typed
    .replaceAll(/[\u2010-\u2014\u2212]/g, "-")
    .replaceAll(/[\u00a0\u2009\u202f]/g, " ")
    .trim()
    .toUpperCase();
}

function upperCase() {
  return trimmedLine(messageKey("vehicles.errors.text")).transform((typed) => typed.toUpperCase());
}

function day() {
  return parsedText(parseDate, "vehicles.errors.date");
}
