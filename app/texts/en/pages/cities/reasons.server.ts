import type { WrittenCities } from "../../../page-texts";
import { counted } from "../claims.server";
import type { Terms } from "./phrases.server";

export const reasons = ({
  claims,
  fleet,
  from,
  hours,
  price,
  promises,
  said,
}: Terms): WrittenCities["reasons"] => ({
  selection: {
    title: "Wide selection",
    text: `${counted(fleet.models, "model")} to choose from${kindsOf(fleet)}.`,
  },
  delivery: { title: "Convenient delivery" },
  support: {
    title: "24/7 support",
    text: said(
      promises.help,
      `The office is open ${hours.opens}–${hours.closes} every day; help on the road is one call away at any hour.`,
    ),
  },
  insurance: {
    title: "Full insurance",
    text: said(
      promises.insurance,
      "Every price covers accident damage, theft, and injury or damage to others. The excess (deductible) and the exceptions are in the rental agreement.",
    ),
  },
  booking: {
    title: "Easy booking",
    text: `Choose a car and dates and send the form. ${promises.payAtPickup ? "No account, no card: you pay when you pick up the car." : "You need no account."}`,
  },
  prices: {
    title: `Best prices from ${price(from)}/day`,
    text: said(
      promises.usualPrices,
      `${said(promises.longRental, "The longer you rent, the less a day costs. ")}Most rentals cost ${price(claims.usualPrices.from)} to ${price(claims.usualPrices.to)} a day${said(promises.insurance, ", insurance included")}.`,
    ),
  },
});

/** «, among them 16 with four-wheel drive and 4 hybrids» */
function kindsOf({ fourByFours, hybrids }: Terms["fleet"]) {
  const kinds = [
    ...(fourByFours > 0 ? [`${fourByFours} with four-wheel drive`] : []),
    ...(hybrids > 0 ? [counted(hybrids, "hybrid")] : []),
  ];
  return kinds.length > 0 ? `, among them ${kinds.join(" and ")}` : "";
}
