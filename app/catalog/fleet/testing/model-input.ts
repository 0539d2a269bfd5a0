import type { ModelInput } from "~/catalog/fleet/models/model";
import type { VehicleInput } from "~/catalog/fleet/vehicles/vehicle";

export function modelInput(name: string, changes: Partial<ModelInput> = {}): ModelInput {
  return {
    name,
    year: 2020,
    bodyType: "wagon",
    driveType: "FWD",
    transmission: "Automatic",
    engine: "2.0L",
    engineSize: "1998 cc",
    fuelType: "Petrol",
    fuelConsumption: "7.0 L/100 km",
    passengers: 5,
    insuranceIncluded: true,
    description: { en: "A wagon.", ka: "უნივერსალი." },
    additionalFeatures: {},
    features: {},
    roadsNotAllowed: {},
    minAge: null,
    licenceYears: null,
    deposit: null,
    excess: null,
    zeroExcess: null,
    mileageLimit: null,
    bags: null,
    roads: {},
    ...changes,
  };
}

export function vehicleInput(changes: Partial<VehicleInput> = {}): VehicleInput {
  return {
    plate: null,
    colour: "",
    vin: "",
    techPassport: "",
    odometer: null,
    inServiceFrom: null,
    inServiceTo: null,
    inspectionUntil: null,
    insuranceUntil: null,
    ...changes,
  };
}
