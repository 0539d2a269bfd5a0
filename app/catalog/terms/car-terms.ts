import type { FleetCar } from "~/catalog/fleet/car";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import type { ModelTerms } from "./terms";

/** A model that says nothing of its terms. */
export const NO_MODEL_TERMS: ModelTerms = {
  deposit: null,
  excess: null,
  zeroExcess: null,
  mileageLimit: null,
  minAge: null,
  licenceYears: null,
};

type CarWithTerms = Omit<ModelTerms, "roadsNotAllowed" | "roads" | "insuranceIncluded"> &
  Pick<FleetCar, "insuranceIncluded" | "roads" | "roadsNotAllowed" | "textLanguages">;

/** Returns what a car of public pages says of its terms. */
export function carTerms(car: CarWithTerms): ModelTerms {
  const { roadsNotAllowed, textLanguages } = car;
  const lang = textLanguages.roadsNotAllowed ?? FALLBACK_LANGUAGE;
  return {
    deposit: car.deposit,
    excess: car.excess,
    zeroExcess: car.zeroExcess,
    mileageLimit: car.mileageLimit,
    minAge: car.minAge,
    licenceYears: car.licenceYears,
    insuranceIncluded: car.insuranceIncluded,
    roads: car.roads,
    roadsNotAllowed: roadsNotAllowed === null ? null : { [lang]: roadsNotAllowed },
  };
}
