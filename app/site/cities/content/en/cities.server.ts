import { untilPickup } from "~/site/facts/claim-words";
import { writeCities } from "~/site/cities/write-cities.server";
import { batumi } from "./batumi.server";
import { kutaisi } from "./kutaisi.server";
import { reasons } from "./reasons.server";
import { tbilisi } from "./tbilisi.server";

export const cities = writeCities(
  "en",
  {
    fee: { free: "free", gel: (gel) => `${gel} GEL`, byAgreement: "by agreement" },
    deposit: (from, to, noCard) =>
      `A refundable deposit of ${from} to ${to}${noCard ? ", without a credit card" : ""}`,
    cancelling: (hours) => `Free cancellation ${untilPickup(hours)}`,
  },
  { reasons, tbilisi, batumi, kutaisi },
);
