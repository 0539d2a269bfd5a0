import type { WrittenCities } from "~/cities/city";
import type { Terms } from "~/cities/write-cities.server";

export const reasons = ({
  claims,
  fleet,
  from,
  hours,
  price,
}: Terms): WrittenCities["reasons"] => ({
  selection: {
    title: "Wide selection",
    text: `${fleet.models} models, from small hybrids to large 4x4s. ${fleet.fourByFours} of our cars have four-wheel drive, ${fleet.hybrids} are hybrids.`,
  },
  delivery: { title: "Convenient delivery" },
  support: {
    title: "24/7 support",
    text: `The office is open ${hours.opens}–${hours.closes} every day; help on the road is one call away at any hour.`,
  },
  insurance: {
    title: "Full insurance",
    text: "Accident damage, theft and harm to others are covered in every price. The excess and the exceptions are in the rental agreement.",
  },
  booking: {
    title: "Easy booking",
    text: "Choose a car and dates and send the form. No account, no card: you pay when you pick up the car.",
  },
  prices: {
    title: `Best prices from ${price(from)}/day`,
    text: `The longer you rent, the less a day costs. Most rentals come to ${price(claims.usualPrices.from)} to ${price(claims.usualPrices.to)} a day, insurance included.`,
  },
});
