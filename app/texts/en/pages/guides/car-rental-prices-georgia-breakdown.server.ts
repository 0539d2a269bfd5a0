import type { CarType } from "../../../text-facts";
import type { WriteGuide } from "../../../page-texts";
import { untilPickup } from "../claims.server";

const CARS: Readonly<Record<CarType, string>> = { sedan: "a sedan", suv: "an SUV" };

/** How many ways to pay less there are besides three that there always are: none, one, two. */
const WAYS = ["Three", "Four", "Five"];

export const pricesGuide: WriteGuide = ({
  claims: { usualPrices, longRental, deposit, driver, freeCancellationHours, highSeason },
  company,
  insurance,
  promises,
  rates,
  hasExtras,
  extrasAreOnce,
  extraTable,
  ofExtra,
  fleet: { types, cheapest, hasBothDrives, highestRate, mixesTypes, models },
  price,
  priceRange,
  inCurrency,
  said,
  ofTypes,
  kutaisiDays,
  serves,
  isFree,
  hasPlaces,
  deliveryTable,
  seasonList,
  hasTrips,
  exampleType,
  trips,
  rateTable,
  totalTable,
  graceMinutes,
}) => ({
  title: "Car rental prices in Georgia: what you really pay",
  excerpt: `Our whole price list on one page: daily rates${said(hasPlaces, ", delivery")}${promises.deposit ? ", extras and deposit" : " and extras"}${said(hasTrips, ", with trips calculated in full")}. Then what the price does not include, so that nothing surprises you.`,
  description: `Car rental prices in Georgia (country), item by item: daily rates${ofTypes({ both: " for sedans and SUVs", sedan: " for sedans", suv: " for SUVs" })}, ${said(hasPlaces, "delivery fees, ")}extras, ${said(promises.deposit, "deposit, ")}${hasTrips ? "fuel, and worked examples" : "and fuel"}.`,
  keywords: [
    "car rental prices Georgia country",
    "car rental Tbilisi price per day",
    ...(types.includes("suv") ? ["SUV rental Georgia cost"] : []),
    "cheap car rental Tbilisi",
    "car rental Georgia rates",
    ...(serves("tbilisi-airport") ? ["Tbilisi airport car delivery fee"] : []),
    ...(promises.deposit ? ["rental car deposit Georgia"] : []),
    "long-term car rental Georgia",
    "car with driver Georgia price",
  ],
  body: `
Most people who write to us first ask the same thing: what will it cost in the end? Not the “from” price in large print, but the total. So here is the price list that our own bookings are calculated with.${promises.usualPrices ? ` A usual rental costs ${price(usualPrices.from)} to ${price(usualPrices.to)} a day${said(hasBothDrives && highestRate !== null, ": sedans and SUVs are at the lower end, large 4x4s at the upper")}. How much you pay within that range depends on the car${said(promises.longRental, ", and even more on the number of days")}.` : promises.longRental ? " How much you pay depends on the car, and even more on the number of days." : " How much a day costs depends on the car."}

Rates and extras are in ${inCurrency}${said(hasPlaces, ", delivery is in lari (GEL)")}.${said(promises.payAtPickup, " You pay when you pick up the car, not before.")}

## Daily rates

${said(promises.longRental, "The longer you keep the car, the less a day costs. The lower rate counts for every day of the rental, from the first one.")}

${rateTable({ days: "Rental days", sedan: "Sedan, a day", suv: "SUV, a day" })}

${ofTypes({
  both: `Budget sedans are ${priceRange(rates.sedan.range)} a day, SUVs ${priceRange(rates.suv.range)}.`,
  sedan: `Budget sedans are ${priceRange(rates.sedan.range)} a day.`,
  suv: `SUVs are ${priceRange(rates.suv.range)} a day.`,
})}

${said(promises.longRental, `So on rentals of ${longRental.days} days or more, a day costs ${longRental.from} to ${longRental.to} per cent less than a single day. `)}There is no code to type and nothing to haggle over: your booking gets the right rate by itself.

${
  highestRate === null
    ? said(models > 0, "Each car’s card among [all cars](/all-cars) shows what it costs.")
    : mixesTypes
      ? `Two things are worth knowing before you compare cars:

- **The type is a price group, not only a shape.** A few roomy sedans are in the SUV group and a few crossovers in the sedan group. Each car’s card among [all cars](/all-cars) shows its own rates.
- **Some cars have a price list of their own.** Large 4x4s cost more, up to ${price(highestRate)} a day for a short rental; one or two older cars cost less.`
      : `**Some cars have a price list of their own.** Large 4x4s cost more, up to ${price(highestRate)} a day for a short rental; one or two older cars cost less. Each car’s card among [all cars](/all-cars) shows its own rates.`
}

### How days are counted

${
  graceMinutes === null
    ? "We count calendar days from the pick-up date to the return date. Saturday to the next Saturday is seven days, whatever the hour. A rental that comes back on the same day is one day."
    : `A day is 24 hours from the pick-up. Saturday to the next Saturday is seven days, if you return the car by the hour at which you picked it up${said(graceMinutes > 0, ` or up to ${graceMinutes} minutes later`)}. A rental that comes back on the same day is one day.`
}

${said(types.length > 0, "### What the whole rental costs")}

${totalTable({ days: "Days", sedan: "Sedan", suv: "SUV" }, [1, 3, 7, 10, 11, 14, 30])}

${said(types.length > 0 && promises.longRental, "Look at the rows where the daily rate drops: one more day can cost very little, or even bring the total down. If your plans are flexible, compare before you settle the dates.")}

${
  cheapest
    ? `## The cheapest car

At the moment it is the ${cheapest.name}. For Tbilisi and the paved main roads you may need nothing more, and no other car of ours costs less:

| Rental days | A day |
| --- | --- |
${cheapest.rateRows}

Cheap cars go first, above all in summer. If the one you want is taken for your dates, we’ll say so when we reply and offer the nearest match.`
    : ""
}

${included([
  said(
    promises.insurance,
    "**Insurance.** It is part of every rate, and there is nothing more to buy at pick-up.",
  ),
  said(
    promises.mileage,
    "**Unlimited mileage in Georgia.** Drive to Svaneti and back twice if you like: nobody counts the kilometres.",
  ),
  said(isFree("tbilisi"), "**Delivery in Tbilisi**, to your hotel or flat."),
  said(
    promises.help,
    `**Help on the road at any hour.** Call ${company.readablePhone}${said(promises.person, ", and a person answers")}.`,
  ),
  said(promises.cancellation, `**Free cancellation** ${untilPickup(freeCancellationHours)}.`),
])}
${insurance.covers} ${insurance.leavesOut} What to ask before you sign is in our [complete rental guide](/guides/ultimate-guide-car-rental-georgia).

## Delivery

${said(
  hasPlaces,
  `Delivery is a flat fee that depends on where you pick up the car. It does not grow with the number of days, so on a long trip it hardly counts.

| Pick-up | Fee |
| --- | --- |
${deliveryTable}
`,
)}
${kutaisiDays((days) => `We deliver to Kutaisi Airport for rentals of ${days} days or more. `)}${hasPlaces ? "Want the car somewhere else" : "Where do you want the car"}${said(promises.oneWay, ", or plan to leave it in another city")}? Choose the place in the form or write it in the notes, and we’ll agree on it with you before we confirm.${said(serves("tbilisi-airport"), " Landing at night is no obstacle either: the [airport guide](/guides/tbilisi-airport-car-rental-guide) explains how pick-up works.")}

${said(
  hasExtras,
  `## Extras

| Extra | Price |
| --- | --- |
${extraTable}

${said(
  extrasAreOnce,
  "Each is charged once, whether you stay for two days or for twenty. ",
)}${ofExtra(
    "child-seat",
    () => "Tell us the child’s age and weight in the notes, so that the right seat is in the car.",
  )}
`,
)}

${said(promises.driver, `**A driver with the car** costs ${price(driver.from)} to ${price(driver.to)} a day on top of the car. For one long mountain day, or for a day in the wine cellars of Kakheti, that is money well spent.`)}

${
  promises.deposit
    ? `## Refundable deposit

We ask for ${price(deposit.from)} to ${price(deposit.to)}, depending on the car, and give it back when you return the car in good condition.${said(promises.noCard, " You don’t need a credit card for it.")} `
    : `## Before you drive off

${said(promises.noCard, "You don’t need a credit card. ")}`
}Take pictures of all sides of the car at pick-up and again at return: they end most discussions before they begin.

${said(hasTrips, "## Trips, calculated")}

${said(
  types.length > 0 && serves("tbilisi-airport"),
  `### A week with a child, from the airport

Pick up ${CARS[exampleType("suv")]} at Tbilisi Airport${ofExtra("child-seat", () => ", with a child seat")}, and keep it for seven days.

| Item | Price |
| --- | --- |
${trips.airport()}
`,
)}

${said(
  types.length > 0 && serves("tbilisi"),
  `### Two days in wine country

Take ${CARS[exampleType("sedan")]} for a weekend in Kakheti, brought to your door in Tbilisi. Whoever drives does not taste.

| Item | Price |
| --- | --- |
${trips.wine()}
`,
)}

${said(
  types.length > 0 && serves("kutaisi-airport"),
  `### Skiing in Gudauri from Kutaisi

A cheap flight to Kutaisi, then ${CARS[exampleType("suv")]}${ofExtra("ski-rack", () => " with a ski rack")} for nine days. When you book, ask us about winter tyres and chains too.

| Item | Price |
| --- | --- |
${trips.skiing()}
`,
)}

## What else you pay for

- **Fuel.** ${said(promises.fullTank, "You pick up the car with a full tank and return it full. ")}Pump prices change too often to print, so work in litres: a car that uses eight litres per hundred kilometres needs about thirty for the drive [from Tbilisi to Batumi](/guides/tbilisi-batumi-scenic-drive). Every car’s page gives its fuel consumption. Hybrids save most in city traffic.
- **Parking.** On most streets in central Tbilisi you pay for parking, by the hour and the zone. Look up the current terms at [parking.tbilisi.gov.ge](https://parking.tbilisi.gov.ge).
- **Fines.** There are many cameras. You pay the fines from your rental, whoever was driving. The traffic police are at [police.ge](https://police.ge).
- **Tolls.** We know of no toll roads in Georgia.

## When cars are hard to find

${seasonList !== "" ? `Some dates have rates of their own: ${seasonList}; every car’s page shows the price for your dates. The choice shrinks too.` : "Our rates do not rise with the season, but the choice shrinks."} From ${highSeason.from} to ${highSeason.to} book about a month ahead, earlier for an automatic 4x4 or anything with more than five seats. The New Year weeks are busy around the ski resorts. In spring and late autumn a few days are usually enough.

## ${WAYS[Number(promises.longRental) + Number(serves("tbilisi-airport"))]} ways to pay less

${said(promises.longRental, "1. Rent for the whole trip at once instead of twice for a few days: the daily rate drops by itself.\n")}${said(serves("tbilisi-airport"), "1. Pick up the car in the city rather than at the airport if you spend the first days in Tbilisi on foot anyway.\n")}1. Choose the car by the road. Paved routes need no 4x4; [do you need a 4x4?](/guides/do-you-need-4x4-georgia) goes through them.
1. Bring your own child seat if the airline carries it free.
1. Fill up in town before you return the car, and keep the receipt.

Any questions left? The [FAQ](/faq) has the short answers. When you have found your car, send the [booking request](/#booking): the next page shows the total line by line, as above${said(promises.payAtPickup, ", and you pay nothing until you have the car in front of you")}.
`,
});

/** A section with a list of what every price includes; empty without anything. */
function included(items: readonly string[]): string {
  const lines = items.filter(Boolean).map((item) => `- ${item}\n`);
  return lines.length > 0 ? `## What is in the price\n\n${lines.join("")}` : "";
}
