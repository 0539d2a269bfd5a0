import type { WriteGuide } from "../../../page-texts";
import { counted } from "../claims.server";

export const fourByFourGuide: WriteGuide = ({
  company,
  claims,
  promises,
  insurance,
  rates,
  ofExtra,
  fleet,
  price,
  said,
  ofHigherAge,
  ofExperience,
  ofTypes,
  rateTable,
}) => ({
  title: "Do you need a 4x4 in Georgia? Road by road",
  excerpt:
    "Most travellers don’t, and save money. Some roads can’t be driven without one. A table of sixteen roads tells you which kind of trip yours is.",
  description:
    "Do you need a 4x4 in Georgia (country)? Sixteen roads from Kazbegi to Ushguli and Tusheti: surface, car and season, winter tyres, costs and rental terms.",
  keywords: [
    "do you need a 4x4 in Georgia country",
    "4x4 rental Georgia",
    ...(fleet.types.includes("suv") ? ["SUV rental Tbilisi"] : []),
    "is the road to Ushguli paved",
    "Kazbegi without 4x4",
    "Tusheti Abano Pass car",
    "Juta Truso road car",
    "winter tyres Georgia country",
  ],
  body: `
**No, most trips need none.** Tbilisi, the wineries of Kakheti, Kazbegi, Borjomi, Vardzia, Kutaisi, Batumi and even Mestia lie on asphalt, and from spring to autumn an ordinary sedan takes you to all of them. **Yes, you need one** for the Zagari Pass and Tusheti, on days of deep snow in the high mountains, and, until you know better, for Juta. Between the two lie some roads, Ushguli the best known, where ground clearance counts for more than driven wheels.

${said(fleet.hasBothDrives, "We rent out both kinds, so we have no reason to talk you into the bigger car.")}

## Road by road

News of a road soon goes out of date: where we know how old ours is, we say so, and where nothing recent confirms it, ask us before you go. *Any* means any car we rent, *high* one with good ground clearance, *4x4* both clearance and four driven wheels. The season is for that kind of car; snow and rain can end it on any day.

| Road | Surface | Car | Season |
| --- | --- | --- | --- |
| Tbilisi, Mtskheta | Asphalt | Any | All year |
| Kakheti by Gombori | Asphalt | Any | Care in snow |
| Kazbegi (Jvari Pass) | Asphalt | Any | Closures in snow |
| Gergeti church | Mostly paved, steep | Any; 4x4 in snow | Best when dry |
| Truso valley | Gravel | High | Summer |
| Juta | No recent report | 4x4; ask us before you go | June–September |
| Zugdidi–Mestia | Asphalt, rockfall | Any | Chains in snow |
| Mestia–Ushguli | Mostly concrete (2024) | High; ask us before you go | June–September |
| Ushguli–Lentekhi (Zagari) | Rough | 4x4; ask us before you go | Summer |
| Tusheti (Abano) | Track, long drops | 4x4, expert; ask us before you go | June–early Oct |
| Borjomi, Vardzia | Asphalt | Any | All year |
| Borjomi–Bakuriani | Asphalt | Any | Winter tyres |
| Batumi by Rikoti | Asphalt | Any | All year |
| Batumi–Keda (Adjara) | Asphalt | Any | Care in snow |
| Goderdzi Pass (Khulo) | No recent report | High; ask us before you go | June–September |
| David Gareja | Partly asphalt | High; ask us before you go | Not after rain |

Whether a road is open today, [georoad.ge](https://georoad.ge) will tell you. For the last kilometres ask the people you’ll be staying with: they know best.

### What you read elsewhere

**Ushguli.** Concrete has crept up from Mestia year by year; in 2024 the last four kilometres or so were still missing. Some guides call the road fine for any car, others still want a 4x4 for it. To be on the safe side, ask us before you go, take a high car in dry weather, and ask again in Mestia. See our [Svaneti guide](/blog?guide=svaneti).

**Gergeti church.** The road up from Stepantsminda is paved for the most part now. It remains steep, with tight bends, and with ice on it you’re better off on foot or with a local driver. See our [Kazbegi guide](/blog?guide=kazbegi).

**David Gareja.** Part of the road is asphalt, and what is not turns to mud after rain. We have no recent report of it: ask us before you go. The monastery lies on an unmarked stretch of border with Azerbaijan: stay on the roads and paths that are open, and do what the guards say.

**Juta and the Goderdzi Pass.** Both roads have been under repair for years, and we have no recent report of either: ask us before you go. Until you know more, take a 4x4 to Juta and a high car over the Goderdzi Pass.

**Abano.** More than seventy kilometres without asphalt, one lane, no rail, a drop beside you for hours. Here the driver matters more than the car. Most travellers are right to go with a local one.

## Clearance or four driven wheels?

They are two different things, and the first is needed far more often.

- **Ground clearance** keeps stones, ruts and broken edges away from the underbody. On gravel in dry weather a high car with front-wheel drive gets almost everywhere.
- **Four driven wheels** help you set off and climb where there is little grip: snow, mud, wet grass, loose slopes. They don’t help you brake, and they don’t help in the bend. On ice a 4x4 with summer tyres is worse off than a sedan with winter tyres.
- **Low-range gears and a ladder frame**, as real off-roaders have, are for Abano and its like. If you don’t know what a low range is for, choose another road.

A badge can mislead. Not every SUV drives all its wheels, and a car that does is not always tall. On our pages a 4x4 badge marks every car with four driven wheels, whatever its shape, and the specifications tell you which wheels are driven.

## Summer, winter and in between

**June to September** is the season of the high roads. In the afternoon, thunderstorms turn tracks to mud and raise the streams: drive up in the morning.

**October, November, April and May** are two seasons in one day. The valleys are mild, while the passes may be white in the morning. Keep a plan on asphalt in reserve.

**December to March.** From 1 December to 1 March winter tyres are compulsory on listed roads (the list of December 2025), among them parts of the main road west, the road to Kazbegi, Zugdidi–Mestia and Borjomi–Bakuriani. The tyre needs the snowflake sign and 3 mm of tread or more. The police can also ask for chains, and in heavy snow let only 4x4s pass, most often on the climb to Gudauri. For skiing in Gudauri or Bakuriani a 4x4 is a sensible choice, though not compulsory. Ask us when you book which tyres the car will have and about chains${ofExtra("ski-rack", (cost) => `; a ski rack costs ${cost}`)}.

## What we rent, and what it costs

${said(fleet.fourByFours > 0, `The 4x4 badge marks our models with four-wheel drive: ${fleet.fourByFours} at the moment. `)}${ofTypes(
    {
      both: `The rate depends on the price group of the car${said(promises.longRental, " and on the number of days")}:`,
      sedan: "What a sedan costs:",
      suv: "What an SUV costs:",
    },
  )}

${rateTable({ days: "Rental days", sedan: "Sedan, a day", suv: "SUV, a day" })}

${[
  said(
    fleet.types.includes("suv"),
    `So an SUV starts at ${price(rates.suv.lowest)} a day${said(promises.longRental, " on long rentals")}.`,
  ),
  fleet.highestRate === null
    ? ""
    : `Some large 4x4s have prices of their own, up to ${price(fleet.highestRate)} a day for a short rental${said(fleet.mixesTypes, ", while a few crossovers with all-wheel drive are in the sedan group and cost no more than a sedan")}.`,
  said(fleet.hasBothDrives, "It pays to look through [all cars](/all-cars) for the badge."),
]
  .filter(Boolean)
  .join(" ")} Large cars also burn more fuel; allow for that on a long round trip.

${said(promises.insurance, "Insurance is part of every rate. ")}${said(promises.age, `The driver must be at least ${claims.driverAge.from} years old${ofHigherAge((age) => ` (${age} for some larger cars)`)}${ofExperience((years) => ` and have ${counted(years, "year")} of driving experience`)}. `)}${said(promises.deposit, `The refundable deposit is ${price(claims.deposit.from)} to ${price(claims.deposit.to)}. `)}How it all adds up is in the [price guide](/guides/car-rental-prices-georgia-breakdown).

**A cheaper idea:** take a sedan for the whole journey and hire a local car with a driver for the one bad road. In Mestia and Stepantsminda drivers usually wait in the square. If only one day in ten is on gravel, that is the better bargain.

## What the rental agreement forbids

A 4x4 is not a permit for everything. Across Georgia, many rental agreements forbid the Abano Pass to Tusheti, some the Goderdzi and Zagari passes and anything off the road. ${insurance.leavesOut} If you break down on a forbidden road, you may pay for the tow yourself, and it comes a long way.

So **ask us before you go**. Name your roads in the notes of the [booking form](/#booking), or call ${company.readablePhone}. Best of all, get the answer in writing, for that car and those dates. Crossing a border is not possible: our cars stay in Georgia. Short answers are in the [FAQ](/faq).

## How to drive on gravel

1. **Slow down before the gravel**, not on it. Forty is fast enough, twenty where stones are bigger than a fist.
2. **Do everything gently:** steer early, brake on the straight, accelerate softly.
3. **Keep your distance.** Stones from the car in front break windscreens, and its dust hides the bend.
4. **Don’t straddle big stones.** It is better to drive over a stone with one wheel, slowly, than to let it pass under the engine.
5. **Climb in a low gear** without stopping; go down in the same gear, off the brakes.
6. **Walk it first** if you are in doubt. Water whose bottom you can’t see is not for a rental car.
7. **Turn back while there is room.** A bad road usually gets worse.

More on oncoming lorries, fog and sheepdogs is in the [tips for mountain roads](/guides/georgian-mountain-roads-tips).

## Before you choose: a checklist

- Write down the worst road of your trip, not the average one.
- Is it in the table as *any*? Take the car you like.
- *High*? An SUV, and look at the weather.
- *4x4*? A car with the badge, our consent, and a day in reserve.
- Between December and March: snowflake tyres, chains, daylight.
- On the day: [georoad.ge](https://georoad.ge), full tank, good spare tyre, map saved offline, water, warm clothes, our number and 112 in the phone.

${said(promises.advice, "Still not sure? Send us your route. Quite often our answer is the cheaper car.")}
`,
});
