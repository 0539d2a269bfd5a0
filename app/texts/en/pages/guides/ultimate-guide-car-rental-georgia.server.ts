import type { WriteGuide } from "../../../page-texts";
import { counted, untilPickup } from "../claims.server";

export const rentalGuide: WriteGuide = ({
  atOnceHours,
  company,
  claims,
  promises,
  insurance,
  hours,
  ofExtra,
  fleet,
  priceRange,
  said,
  ofHigherAge,
  ofExperience,
  serves,
  abroad,
}) => ({
  title: "Renting a car in Georgia: the complete guide",
  excerpt:
    "Papers, booking, pick-up, insurance, rules of the road, parking and return: what a traveller needs to know about a rental car in Georgia, in the order in which you will need it.",
  description:
    "How to rent and drive a car in Georgia (country): licence and age, booking step by step, insurance questions, speed limits, parking, borders, accidents.",
  keywords: [
    "car rental Georgia country",
    "renting a car in Georgia",
    "rent a car Tbilisi",
    "driving in Georgia country rules",
    "international driving permit Georgia",
    "car rental insurance Georgia",
    "Tbilisi parking rental car",
    "winter tyres Georgia country",
    "car accident Georgia 112",
  ],
  body: `
Georgia is a country best seen by car. The monasteries stand on hills, the wineries at the end of farm lanes, and the best view usually comes between two bus stops. The main roads are good, distances are short, and the formalities are fewer than most travellers expect. This guide goes through everything in the order in which you will need it. Where a rule may change, we name the office that decides.

## The short version

| Question | Answer |
| --- | --- |
${said(
  promises.age,
  `| Minimum age | ${claims.driverAge.from}${ofHigherAge((age) => `; ${age} for some larger cars`)} |
${ofExperience(
  (years) => `| Experience | ${counted(years, "year")} or more |
`,
)}`,
)}| Papers | Passport, original licence, health and accident insurance |
${rows([
  said(promises.payAtPickup, "| Payment | At pick-up |"),
  said(promises.deposit, `| Refundable deposit | ${priceRange(claims.deposit)} |`),
  said(promises.insurance, "| Insurance of the car | Included |"),
  said(promises.mileage, "| Mileage in Georgia | Unlimited |"),
  said(promises.fullTank, "| Fuel | Full to full |"),
  said(promises.cancellation, `| Cancelling | Free ${untilPickup(claims.freeCancellationHours)} |`),
])}

## ${promises.age ? "Papers and age" : "Papers"}

Bring your **passport** and your **original plastic driving licence**. A photo on the phone won’t do at pick-up, and you should not rely on one at a police check. You may drive on a foreign licence for one year from the day of entry.

If the licence is not in Latin script (Arabic, Chinese or Japanese, say), bring an **International Driving Permit** as well. With a Cyrillic licence ask us beforehand. As a rule the permit is issued only in the country of your licence, so think of it a few weeks before the flight.

To enter the country you also need **health and accident insurance**: since January 2026 every traveller from abroad must show it for the whole stay, with Georgia named in it and at least 30,000 GEL of cover, on paper or on the phone, in English or Georgian. Without it the border police can refuse entry. The insurance of the car is another matter.

${said(promises.age, `You must be at least ${claims.driverAge.from} years old${ofHigherAge((age) => ` (${age} for some larger cars)`)}${ofExperience((years) => ` and have at least ${counted(years, "year")} of driving experience`)}. `)}If two of you want to drive, tell us when you book: everybody who drives has to be named in the rental agreement and needs a licence of their own.

## Booking, step by step

1. **Choose a car** among [all cars](/all-cars). Each page shows the rates by length of rental, the seats, the driven wheels and the fuel consumption.
2. **Fill in the [booking form](/#booking)**: name, phone, email, places, dates and times, and extras if you need any. If nothing in the list fits, choose “Other” and describe it.
3. **Keep the booking reference.** The next page shows it with the total, line by line. ${atOnceHours === null ? "This is a request, and you have paid nothing." : "You have paid nothing."}
4. ${atOnceHours === null ? "**We confirm** by WhatsApp, Telegram or email, whichever you chose, once we have checked the car for your dates." : "**It is confirmed at once** if the form said so. Everything else is a request: we check the car for your dates and answer by WhatsApp, Telegram or email, whichever you chose."}
${said(promises.payAtPickup || promises.cancellation, `5. ${[said(promises.payAtPickup, "**You pay at pick-up.**"), said(promises.cancellation, `You may cancel free of charge ${untilPickup(claims.freeCancellationHours)}.`)].filter(Boolean).join(" ")}`)}

From ${claims.highSeason.from} to ${claims.highSeason.to} book about a month ahead; the automatic 4x4s go first. What the whole trip will cost is in our [price breakdown](/guides/car-rental-prices-georgia-breakdown).

## Which car

Choose by the worst road on your list, not by the average one.

- **Sedan or hybrid:** Tbilisi, Kutaisi, Batumi, Borjomi, Mtskheta, and Kakheti by its main roads. Comfortable and economical.
- **SUV:** more luggage, better clearance, and peace of mind where the asphalt is broken, in [Svaneti](/blog?guide=svaneti) or in the gravel side valleys near [Kazbegi](/blog?guide=kazbegi).
- **4x4:** snow, Tusheti, tracks.${said(fleet.fourByFours > 0, ` The 4x4 badge marks our models with four-wheel drive (${fleet.fourByFours} at the moment).`)} [Do you need a 4x4?](/guides/do-you-need-4x4-georgia) answers it route by route.

${said(promises.advice, "Tell us your route in the notes. If we think another car would serve you better, or if our cars may not use one of your roads, we’ll say so before you pay.")}

## Pick-up: twenty minutes well spent

The office is open ${hours.opens}–${hours.closes}, every day; for a night flight we’ll agree on the hour with you.${said(serves("tbilisi-airport"), " [The airport guide](/guides/tbilisi-airport-car-rental-guide) describes the pick-up there.")} Before you drive off:

- Walk round the car and film it in one take: bumpers, rims, windscreen, roof, inside. Every scratch you see belongs in the hand-over record.
- Look at the tread of all tyres, and find the spare wheel, jack and triangle.
- Photograph the fuel gauge and the odometer.
- Try lights, wipers${said(promises.climate, ", air conditioning")} and the phone connection.
${ofExtra("child-seat", (cost) => `- Have the child seat fitted in front of you. It costs ${cost}.\n`)}- Save our number: **${company.readablePhone}**. Put the rental agreement where you can reach it.

${
  promises.insurance
    ? `## Insurance: what it covers and what it doesn’t

Insurance is part of all our prices. ${insurance.covers}

${insurance.leavesOut}`
    : "## What to ask about insurance"
}

Before you sign, look in the agreement or ask us:

1. How much is the excess for the car I chose?
2. Up to what sum are injury and damage to others covered?
3. Which roads are forbidden? Often the unpaved passes are.
4. How soon after an accident must I report it?

## Rules of the road

Georgia drives on the right. Limits for cars, unless a sign says otherwise:

| Where | km/h |
| --- | --- |
| Residential zones | 20 |
| Towns and villages | 60 |
| Other roads | 90 |
| Motorways | 110 |

- **Signs rule.** Some roads in and around Tbilisi have limits of their own. Fixed and average-speed cameras are common. The notices come to us, and you pay the fines.
- **Alcohol: do not drink at all** if you drive. Not one glass, even at a winery.
- **Belts** on every seat, front and rear.
- **Children** under twelve sit in the back, in a seat that fits their size.
- **Phone** hands-free only.
- **No right turn on red.**
- **Arrive by dusk.** Outside towns there are animals, vehicles without lights and sudden overtaking.

The rules are in the [Law on Road Traffic](https://matsne.gov.ge/en/document/view/2169396), whose Georgian text is the one that counts. On fines ask the police: [police.ge](https://police.ge).

## Parking and fuel

In central Tbilisi you pay for street parking by the hour and by zone; the nearer the centre, the dearer. You pay by app, at a pay box or at [parking.tbilisi.gov.ge](https://parking.tbilisi.gov.ge), where you also find the current terms; you need the number plate of the car. Never stop in a bay for disabled people, in a bus lane or in front of a gate: tow trucks are quick. In the old town choose a hotel with a yard and walk.

At petrol stations an attendant fills the tank: name the grade written inside the fuel flap of your car. Stations are frequent on the main roads and rare in the mountains. Fill up in Zugdidi before Svaneti and in Kakheti before Tusheti.

## Where the car may not go

${abroad ? `With our permission our cars may go to ${abroad}; choose it when you book. They can’t cross any other border.` : "Our cars stay in Georgia: crossing into Armenia, Azerbaijan, Turkey or Russia is not possible with them."} Do not go to **Abkhazia or the Tskhinvali region (South Ossetia)**: foreign ministries advise against all travel there, we can’t help you there, and entering them from Russia is an offence under Georgian law. Keep to the open roads near those lines and at David Gareja, where the border is not marked everywhere.

## Winter

From 1 December to 1 March winter tyres are compulsory on listed roads (the list of December 2025), among them parts of the main road west, the road to Kazbegi, Zugdidi–Mestia and Borjomi–Bakuriani. The police may also demand chains. Tell us when you book that you are going to the snow, and check the tyres at pick-up: snowflake sign, at least 3 mm of tread. Whether a pass is open, [georoad.ge](https://georoad.ge) will tell you. The rest is in [mountain roads](/guides/georgian-mountain-roads-tips).

## If you have an accident

1. **Don’t move the car**, not even out of the way. Hazard lights on, triangle out, people to safety.
2. **Call [112](https://112.gov.ge)**: police, ambulance and fire service under one number, free, day and night. English is one of its languages.
3. **Call us**: ${company.readablePhone}${said(promises.help, ", at any hour")}.
4. Photograph cars, plates and road, and wait for the police. Sign nothing that you can’t read.
5. Take the report, or its number, with you.

A puncture or a breakdown is simpler: get off the road and call us. If the car is stolen, call 112 and us immediately.

## Bringing the car back

Fill up near the end, keep the receipt, and clear the glovebox. We’ll walk round the car together; film it as you did on the first day.${said(promises.deposit, " Then you get the deposit back.")} Before a flight allow **${counted(claims.returnBeforeFlightHours, "hour")}** between the return and the departure: traffic on the airport road is hard to predict. If you will be late, or would like another day, write early; we usually find a way.

More short answers are in the [FAQ](/faq). And if you are here for the road itself, start with [the drive to Batumi](/guides/tbilisi-batumi-scenic-drive), then choose the car: [book here](/#booking).
`,
});

/** The rows of a table that are said. */
function rows(given: readonly string[]): string {
  return given.filter(Boolean).join("\n");
}
