import { beforePickup } from "~/site/facts/claim-words";
import { writeCities } from "~/site/cities/write-cities.server";
import { batumi } from "./batumi.server";
import { kutaisi } from "./kutaisi.server";
import { reasons } from "./reasons.server";
import { tbilisi } from "./tbilisi.server";

export const cities = writeCities(
  "ka",
  {
    fee: { free: "უფასოდ", gel: (gel) => `${gel} ლარად`, byAgreement: "შეთანხმებით" },
    deposit: (from, to, noCard) =>
      `დეპოზიტი ${from}-დან ${to}-მდე${noCard ? ", საკრედიტო ბარათის გარეშე" : ""}`,
    cancelling: (hours) => `უფასო გაუქმება ${beforePickup(hours)}`,
  },
  { reasons, tbilisi, batumi, kutaisi },
);
