import { ownPlan } from "~/catalog/pricing/seasons";
import type { CarChoice, FleetCar } from "~/catalog/fleet/car";

export function carNamed(name: string, changes: Partial<FleetCar> = {}): FleetCar {
  return {
    id: 1,
    name,
    year: 2019,
    image: "/pictures/cars/toyota-rav4-2019/card.svg",
    driveType: "AWD",
    transmission: "Automatic",
    engine: "2.5L",
    passengers: 5,
    pricePerDay: "40",
    isHybrid: false,
    description: "A car.",
    exteriorImage1: null,
    exteriorImage2: null,
    interiorImage1: null,
    interiorImage2: null,
    trunkImage: null,
    fuelType: "Petrol",
    engineSize: "2488 cc",
    fuelConsumption: "8.5 L/100 km",
    insuranceIncluded: true,
    additionalFeatures: null,
    features: [],
    sortOrder: 999,
    bodyType: null,
    minAge: null,
    licenceYears: null,
    roadsNotAllowed: null,
    deposit: null,
    excess: null,
    zeroExcess: null,
    mileageLimit: null,
    bags: null,
    roads: [],
    photo: null,
    plan: ownPlan([{ minDays: 1, dailyRate: 40 }], []),
    textLanguages: { description: "en", additionalFeatures: null, roadsNotAllowed: null },
    ...changes,
  };
}

export function choiceOf(name: string, changes: Partial<CarChoice> = {}): CarChoice {
  return {
    name,
    image: "/c.svg",
    photo: null,
    bodyType: null,
    minAge: null,
    licenceYears: null,
    deposit: null,
    excess: null,
    zeroExcess: null,
    mileageLimit: null,
    insuranceIncluded: true,
    roadSigns: "",
    plan: null,
    formerNames: [],
    ...changes,
  };
}
