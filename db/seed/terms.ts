import { vehicleTypeOf } from "~/catalog/fleet/vehicle-type";
import { EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import type { RoadAnswers } from "~/catalog/terms/roads";
import type { SeedCar } from "./cars/seed-car";

/** Roads of asphalt, which every car may take. */
const PAVED: RoadAnswers = { "military-road": "yes", "zugdidi-mestia": "yes" };

/** What the cars of the example may do on the other roads of a new site, by their drive. */
const UNPAVED: Readonly<Record<"low" | "AWD" | "4x4", RoadAnswers>> = {
  low: {
    truso: "no",
    juta: "no",
    "mestia-ushguli": "no",
    "ushguli-lentekhi": "no",
    omalo: "no",
    shatili: "no",
    vashlovani: "no",
    goderdzi: "no",
    "sairme-abastumani": "no",
  },
  AWD: {
    truso: "ask",
    juta: "yes",
    "mestia-ushguli": "ask",
    "ushguli-lentekhi": "no",
    omalo: "no",
    shatili: "ask",
    vashlovani: "no",
    goderdzi: "ask",
    "sairme-abastumani": "no",
  },
  "4x4": {
    truso: "yes",
    juta: "yes",
    "mestia-ushguli": "yes",
    "ushguli-lentekhi": "ask",
    omalo: "ask",
    shatili: "yes",
    vashlovani: "ask",
    goderdzi: "yes",
    "sairme-abastumani": "ask",
  },
};

/** The excesses of the example in USD. Cover without one is not offered: its prices are those of the specification. */
const EXCESS = { sedan: 200, suv: 300 } as const;

/** Returns the terms of a car of the example by column, within the company's claims (specification 9). */
export function termsOf({ name, driveType, passengers, bags }: SeedCar) {
  const type = vehicleTypeOf({ name, bodyType: null });
  const isLarge = driveType === "4x4" || passengers > 5;
  const { deposit, driverAge, experienceYears } = EXAMPLE_CLAIMS;
  const drive = driveType === "AWD" || driveType === "4x4" ? driveType : "low";
  return {
    min_age: isLarge ? driverAge.to : driverAge.from,
    licence_years: experienceYears,
    deposit: type === "suv" ? deposit.to : deposit.from,
    excess: EXCESS[type],
    bags,
    roads: { ...PAVED, ...UNPAVED[drive] },
  };
}
