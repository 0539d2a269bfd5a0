import type { WriteCities } from "../../../page-texts";
import { batumi } from "./batumi.server";
import { kutaisi } from "./kutaisi.server";
import { termsOf } from "./phrases.server";
import { reasons } from "./reasons.server";
import { tbilisi } from "./tbilisi.server";

export const cities: WriteCities = (facts) => {
  const terms = termsOf(facts);
  return {
    reasons: reasons(terms),
    cities: { tbilisi: tbilisi(terms), batumi: batumi(terms), kutaisi: kutaisi(terms) },
  };
};
