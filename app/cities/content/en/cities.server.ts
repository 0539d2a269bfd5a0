import type { WriteCities } from "~/cities/city";
import { batumi } from "./batumi.server";
import { kutaisi } from "./kutaisi.server";
import { reasons } from "./reasons.server";
import { tbilisi } from "./tbilisi.server";
import { termsOf } from "./terms.server";

export const cities: WriteCities = (facts) => {
  const terms = termsOf(facts);
  return {
    reasons: reasons(terms),
    cities: { tbilisi: tbilisi(terms), batumi: batumi(terms), kutaisi: kutaisi(terms) },
  };
};
