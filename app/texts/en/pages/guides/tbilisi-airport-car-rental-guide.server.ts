import type { WriteGuide } from "../../../page-texts";
import type { FeeWords } from "../../../text-facts";
import { counted, untilPickup } from "../claims.server";

const FEE: FeeWords = {
  free: "free",
  gel: (gel) => `${gel} GEL`,
  byAgreement: "a fee by agreement",
};

export const airportGuide: WriteGuide = ({
  atOnceHours,
  company,
  claims,
  promises,
  cities,
  hours,
  ofExtra,
  price,
  said,
  ofHigherAge,
  ofExperience,
  kutaisiDays,
  serves,
  fee,
  graceMinutes,
}) => ({
  title: "Renting a car at Tbilisi Airport, even at 3 a.m.",
  excerpt:
    "Many flights to Tbilisi land in the small hours. How pick-up works at any time, what it costs, how to reach the city, and how to be on time for the flight home.",
  description:
    "Car hire at Tbilisi Airport by day or night: pick-up, fee, documents, deposit, the drive into the city, parking, distances and an early flight home.",
  keywords: [
    "car rental Tbilisi Airport",
    "Tbilisi Airport car hire",
    "TBS airport rental car",
    "late night airport pick-up Tbilisi",
    ...(promises.noCard ? ["rent a car Tbilisi without credit card"] : []),
    "Kutaisi Airport car rental",
    "Tbilisi Airport to city by car",
    "car return early flight Tbilisi",
  ],
  body: `
It is three in the morning, you have slept two hours on the plane, and everybody around you is looking for a taxi. This guide tells you how to have a car waiting instead, when a taxi is the wiser choice, and what to know about the first hour on the road. The fees and terms are those of today.

## Landing at 3 a.m.: how pick-up works

1. **Book on the site.** In the [booking form](/#booking) choose “Tbilisi Airport” as the pick-up location. Enter the time at which you land, plus about an hour for passport control and luggage.
2. **Mind the date.** A plane that lands at 03:00 on Saturday lands on Saturday, though it feels like Friday night. ${graceMinutes === null ? "We count rental days by calendar dates." : "A rental day is 24 hours from then."}
3. **Name the flight in the notes**: its number and the city you come from. Add how many you are and how many large cases you bring.
4. **Expect a notice.** Our office is open from ${hours.opens} to ${hours.closes}, and the form tells you when your time is outside those hours. That is not a refusal: we can meet you at any hour that we have agreed on.
5. **Wait for our confirmation.** ${said(atOnceHours !== null, "If the form says “Confirmed at once”, you have it on the next page. Otherwise ")}${atOnceHours === null ? "We" : "we"} check that the car is free on your dates and confirm by WhatsApp, Telegram or email, whichever you chose. Until then it is a request. The message says who will meet you and where.
6. **Meet us at arrivals.** Switch your phone on when you have landed. If the flight is late or cancelled, write to us as soon as you know, even from the airport where you change planes.

Nobody there? Don’t wander about with your luggage: stay at arrivals and call **[${company.readablePhone}](tel:${company.phone})**.

### Or sleep first

If you have been awake for a day and a night, don’t drive at all. Take a taxi to your hotel and sleep${said(serves("tbilisi"), `, and let us bring the car to your door in the morning: delivery within Tbilisi is ${fee("tbilisi", FEE)}, and an hour within our office hours needs no special agreement`)}. The first hour in an unknown city, in the dark, after a night flight, is often the riskiest of a holiday.

## What it costs

- **Delivery to Tbilisi Airport:** ${fee("tbilisi-airport", FEE)}, shown in your price before you book.
- **The rental itself:** by car and number of days; the form shows the total before you send it. See [what car rental costs in Georgia](/guides/car-rental-prices-georgia-breakdown).
${ofExtra("child-seat", (cost) => `- **Child seat:** ${cost}. Tell us the child’s age and weight in the notes.\n`)}${said(promises.insurance, "- **The insurance of the car** is part of the price. What it covers and what it doesn’t is in the [FAQ](/faq).\n")}
${said(promises.payAtPickup, "You pay when you pick up the car, not before. ")}Tell us in the notes how you would like to pay, so that nobody has to look for a cash machine at night.

## ${promises.deposit ? "Documents and deposit" : "Documents"}

Have these in your hand luggage:

- your passport;
- your original driving licence, not a photo of it; with a licence that is not in Latin letters, an International Driving Permit as well;
- your health and accident insurance for the whole stay, which travellers from abroad have needed since January 2026 to enter Georgia;
- the booking reference, and our phone number saved.

${said(promises.age, `The driver must be at least ${claims.driverAge.from} years old${ofHigherAge((age) => ` (${age} for some larger cars)`)}${ofExperience((years) => ` and must have driven for at least ${counted(years, "year")}`)}. `)}If more than one of you will drive, tell us when you book.

${said(promises.deposit, `The refundable deposit is ${price(claims.deposit.from)} to ${price(claims.deposit.to)}, depending on the car. You ${said(promises.noCard, "need no credit card for it, and you ")}get it back when you return the car in good condition.`)}

## Looking the car over in the dark

Ten minutes now save an argument later. Park under a street light if you can, and use your phone:

- film one slow round of the car with the torch on: bumpers, sills, wheels, windscreen, roof;
- photograph each scratch from close up and from a few steps away, and see that it is noted in the hand-over record;
- photograph the fuel gauge and the mileage with the engine running;
- look for the spare wheel, the jack, the triangle and, in winter, the tyres’ snowflake sign;
- try lights, wipers, demister and reverse gear, and set seat and mirrors before you move off;
- ask which fuel it takes and on which side the fuel flap is.

Send the pictures to yourself or to us: then they have a date.

## The road into the city

The centre is 17 to 18 kilometres away, about 20 minutes at night and much longer in the rush hour. You drive on the right. The airport road is limited to 80 km/h and streets to 60, but signs overrule that, and there are many cameras; you pay the fines later. A red light is red for turning right as well.

Set the route before you start, with the phone in a holder: you can be fined for holding it. Near the old town streets become steep, narrow and one-way; ask your host in advance where you can stop with luggage. Headlights on, belts for everybody, children under twelve in the back, and not a drop of alcohol, the glass on the plane included.

### Parking

In central Tbilisi you pay for parking by the hour, in zones marked by signs, and towing is quick. You pay in the city’s parking app, on its site or at pay boxes; the rules and rates are at [parking.tbilisi.gov.ge](https://parking.tbilisi.gov.ge). A hotel with its own yard saves you the search at night.${said(cities.includes("tbilisi"), " More about driving and staying is on our [Tbilisi page](/tbilisi).")}

### Fuel and SIM card

${said(promises.fullTank, "You get the car with a full tank, so the first filling station can wait until daylight. ")}Attendants fill the tank for you: name the fuel and say “full”. For a SIM card have your passport ready; an eSIM bought at home works before you meet us. Save the map offline in any case.

## How far is it?

One way, without stops, from Tbilisi. Going west or north, add about 20 minutes from the airport; the roads to Kakheti leave from the airport’s side of the city.

| To | km | Time | Note |
| --- | --- | --- | --- |
| Sighnaghi | 110 | 2:00 | Kakheti |
| Telavi | 95 | 1:45 | By Gombori |
| Gudauri | 120 | 2:00–2:30 | Snow closures |
| Kazbegi | 155 | 3:00 | Snow closures |
| Borjomi | 155 | 2:00–2:30 | Mineral springs |
| Kutaisi | 230 | 3:00 | New four-lane road |
| Batumi | 375 | 4:30–5:00 | Black Sea |
| Mestia | 470 | 8:30 | Start early |

After a night flight sleep before any of them. For the mountains read the [tips for mountain roads](/guides/georgian-mountain-roads-tips) first.

${elsewhere([
  said(
    cities.includes("kutaisi"),
    `Cheap flights often land at **Kutaisi Airport**. We deliver there for ${fee("kutaisi-airport", FEE)}${kutaisiDays((days) => `, for rentals of ${days} days or more`)}. From there it is about half an hour to [Kutaisi](/kutaisi), some two hours to the sea and a little over three to Tbilisi: for a short stay in the capital, it is cheaper to take a bus to Tbilisi and pick up the car there.`,
  ),
  said(
    cities.includes("batumi"),
    `In **Batumi** delivery is ${fee("batumi", FEE)}; choose “Batumi” as the location and write the flight in the notes. The [Batumi page](/batumi) has more.`,
  ),
  said(
    promises.oneWay,
    "If you want to arrive at one airport and leave from another, tell us when you book.",
  ),
])}

## The flight home

Plan to return the car about ${counted(claims.returnBeforeFlightHours, "hour")} before departure: that leaves time for the inspection${said(promises.deposit, ", the deposit")}, check-in and one thing that goes wrong. Count back from that hour:

1. **The day before:** settle time and place with us by message, above all if the hour is outside office hours.
2. **An hour and a half earlier:** leave the centre. In the rush hour, leave earlier still.
3. **On the way:** fill up${said(promises.fullTank, ". The car goes back as it came, full")}; keep the receipt.
4. **At the return:** look for phones, chargers and passports, and film the car once more, with fuel gauge and mileage.

For a flight before dawn there are two ways. Return the car ${hours.closesNextDay ? `before we close at ${hours.closes}` : `the evening before, by ${hours.closes}`}, and take a taxi at night; or agree on a night return with us when you book. Don’t leave the car in a car park with the key inside: until one of us has looked it over, you are responsible for it.

${said(promises.cancellation, `Plans changed? Cancelling is free ${untilPickup(claims.freeCancellationHours)}. `)}What else travellers ask is in the [FAQ](/faq); the cars are [here](/all-cars).
`,
});

/** A section about pick-ups in other cities; empty where there are none. */
function elsewhere(texts: readonly string[]): string {
  const shown = texts.filter(Boolean);
  return shown.length > 0 ? `## If you fly to another city\n\n${shown.join(" ")}\n` : "";
}
