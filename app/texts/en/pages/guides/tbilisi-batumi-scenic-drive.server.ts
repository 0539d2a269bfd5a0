import type { WriteGuide } from "../../../page-texts";
import type { FeeWords } from "../../../text-facts";

const FEE: FeeWords = {
  free: "free",
  gel: (gel) => `${gel} GEL`,
  byAgreement: "a fee by agreement",
};

export const batumiDriveGuide: WriteGuide = ({
  rates,
  cities,
  promises,
  price,
  said,
  kutaisiDays,
  serves,
  hasPlaces,
  fee,
}) => ({
  title: "Tbilisi to Batumi by car: the drive across Georgia",
  excerpt:
    "From the capital to the Black Sea in one day or two. Real driving times on the new Rikoti road, the stops that are worth it, and the mountain way back for those who have time.",
  description:
    "Tbilisi to Batumi by car: about 375 km, 4:30–5:00 hours on the new Rikoti road. Stops with distances, plans for one or two days, parking and car return.",
  keywords: [
    "Tbilisi to Batumi by car",
    "Tbilisi Batumi drive time",
    "Rikoti Pass new road",
    "stops between Tbilisi and Batumi",
    "Tbilisi Kutaisi Batumi road trip",
    "Goderdzi Pass to Batumi",
    "one-way car rental Tbilisi Batumi",
    "Batumi parking rental car",
  ],
  body: `
Between Tbilisi and Batumi lie about 375 kilometres and most of what people come to Georgia for: a royal cathedral, a town cut out of rock, a gorge full of bridges, caves, tea hills and at last the sea. Without stops the drive takes about four and a half to five hours. With the right stops it fills a day so well that you are sorry to arrive.

If your guidebook says six hours and warns you of lorries on the Rikoti Pass, it is out of date.

## What is new: Rikoti

For decades the road squeezed through the Rikoti gorge on two lanes, behind lorries. On 30 December 2025 the last part of its replacement opened. The whole of it is a four-lane road, 52 kilometres long, through tunnels and over bridges. The worst stretch of the journey has become one of the easiest, and you need no special car for it: any sedan will do.

Keep in mind two things. In and out of the tunnels the light changes every minute, so leave your headlights on and take off your sunglasses. And the weather divides here: you may leave sunshine in the east and come out in rain in the west, on a wet road. After storms or slides the Roads Department announces closures at [georoad.ge](https://georoad.ge).

## The route at a glance

Distances are from Tbilisi, times are driving alone.

| Place | km | Driving | Stop for |
| --- | --- | --- | --- |
| Mtskheta | 25 | 0:30 | Two churches |
| Gori | 85 | 1:10 | Uplistsikhe |
| Surami | 130 | 1:45 | Sweet bread |
| Rikoti section | 140–190 | 2:30 | The gorge |
| Kutaisi | 230 | 3:00 | Lunch, Gelati |
| Ureki | 315 | 4:00 | Black sand |
| Kobuleti | 345 | 4:20 | A swim |
| Batumi | 375 | 4:30–5:00 | Staying |

The main road goes round Kutaisi; if you drive into the centre, add half an hour. On summer weekends allow an hour more for the coast, where queues into Batumi are common.

## The stops, from east to west

### Mtskheta

The old capital stands where two rivers meet. Svetitskhoveli Cathedral is in the town, Jvari Monastery on the hill across the water; both are on the World Heritage list. Half an hour is enough for one, an hour and a half for both; before ten they are quiet.

### Gori and Uplistsikhe

Uplistsikhe, some 15 kilometres from Gori, is a town without houses: streets, halls and wine cellars cut into a cliff above the Mtkvari, many of them older than Christianity in Georgia. Allow two hours, wear shoes that grip, and take water and a hat, as there is hardly any shade.

### Surami and Shrosha

Women on the old road in Surami bake *nazuki*, a sweet bread with raisins and cinnamon, in clay ovens by the roadside. The new road passes the town by, so leave it at Khashuri and rejoin it afterwards: a detour of ten minutes, and your car will smell of cinnamon until the evening. Farther west, the village of Shrosha on the old road sells red clay jugs and bowls. The old road through the gorge also leads to the small monastery of Ubisa with its medieval frescoes.

### Kutaisi

Georgia’s second old capital is the natural place for lunch. Bagrati Cathedral stands above the town and looks over all of it. Gelati, eleven kilometres out in the hills, is a 12th-century monastery and a World Heritage site; its walls are being restored, so expect scaffolding somewhere.${said(cities.includes("kutaisi"), " More ideas are on our [Kutaisi page](/kutaisi).")}

| Detour | From | One way | Allow |
| --- | --- | --- | --- |
| Uplistsikhe | Gori | 15 km | 2 hours |
| Gelati | Kutaisi | 11 km | 1:30 |
| Prometheus Cave | Kutaisi | 20 km | 2:30 |
| Martvili Canyon | Kutaisi | 50 km | 3 hours |

Choose one of the last two, not both on the same day. The cave is cool even in August, and you follow a guide. The canyon is best on a hot day, and from there a road leads back to the main one without passing Kutaisi again. Both belong to the Agency of Protected Areas: opening days are at [apa.gov.ge](https://apa.gov.ge), and high water can stop the boats in Martvili.

### Ureki, Kobuleti and the Green Cape

At Ureki the beach is black: fine magnetic sand, shallow water, pines behind it, good for small children. Kobuleti has pebbles, a long promenade and fewer towers than Batumi. Nine kilometres before Batumi, the Botanical Garden hangs on the slope of the Green Cape above the sea; its paths are steep and take two to four hours. What comes after is in our [Batumi guide](/blog?guide=batumi).

## One day

1. **08:00** Leave Tbilisi before the traffic does.
2. **08:30** Mtskheta: one church, one coffee.
3. **10:45** Surami: warm nazuki.
4. **12:30** Kutaisi: khachapuri the Imeretian way, round and closed, then Bagrati.
5. **14:30** On to the coast.
6. **16:00** Ureki: shoes off for an hour.
7. **18:00** Batumi, with time to find a parking place before dinner.

From November to February it gets dark early. Leave out Mtskheta or the beach, and drive on from Kutaisi by two.

## Two days

- **Day one:** Uplistsikhe in the cool of the morning, Surami, the old road to Ubisa, and Gelati towards evening, when the coaches have gone. Sleep in Kutaisi.
- **Day two:** Prometheus Cave or Martvili as soon as they open, then Ureki or Kobuleti, and the Botanical Garden before it closes. Sunset on the boulevard in Batumi.

With children, and in winter, two days are the better choice.

## Back over the mountains: Goderdzi

There is another way: Borjomi, Akhaltsikhe with its fortress of Rabati, then over the Goderdzi Pass to Khulo and down the valley to Batumi. On the map it is about as long as the main road. In truth it takes a whole day. The road between Khulo and Zarzma has been under repair for years, and we have no recent report of it. Where the old road remains, expect stones and mud. It is passable from about June to September; snow decides. You need a car with high clearance, better a 4x4, and dry weather.

Some rental agreements forbid this road, so **ask us before you go**, not afterwards. [Do you need a 4x4?](/guides/do-you-need-4x4-georgia) and our [tips for mountain roads](/guides/georgian-mountain-roads-tips) help you decide. A gentle taste of the same valley is easy from Batumi: the asphalt goes up to Keda, past the old stone bridge and the waterfall at Makhuntseti.

## At the wheel

- **Speed:** 60 km/h in settlements, 90 on other roads, 110 on motorways, unless a sign says otherwise. Between Tbilisi and Batumi all three change often.
- **Cameras** are many, and some measure your average over a distance, so braking at the pole does not help. You pay the fines.
- **Tolls:** we know of none.
- **Fuel:** there are stations all the way, most with a café and toilets. An ordinary petrol car uses about 30 litres one way.${said(promises.fullTank, " You pick ours up full and bring it back full.")}
- **Night:** easy on the four-lane parts; on the coast road and in villages there are people, unlit bicycles and cows. Arrive by dusk.
- **Wine at lunch:** whoever drives does not drink at all.
- **Winter:** from 1 December to 1 March winter tyres are compulsory on listed sections of this road (the list of December 2025). Ask us what your car will have.

### What to eat

*Nazuki* in Surami, grilled meat and corn at the cafés of the gorge, Imeretian khachapuri in Kutaisi. In Batumi, order the Adjarian one: a boat of bread with an egg in the middle, eaten hot, with the fingers, from the tip inwards.

## Parking in Batumi

In the centre and by the boulevard you pay to park, in marked bays, which are scarce in summer; cars parked in the wrong place are towed. Ask your hotel two things beforehand: whether it has a yard, and how its guests pay in the street. Then leave the car there: the old town, the boulevard and the port are within walking distance.${said(cities.includes("batumi"), " More is on our [Batumi page](/batumi).")}

## Where to pick up and return the car

${[
  said(
    serves("tbilisi"),
    `Most travellers pick up the car in Tbilisi itself, where delivery is ${fee("tbilisi", FEE)}, and return it there, perhaps with Borjomi on the way back.`,
  ),
  said(
    serves("batumi"),
    `If you start at the sea, we bring the car to Batumi for ${fee("batumi", FEE)}.`,
  ),
  said(
    serves("kutaisi-airport"),
    `Delivery to Kutaisi Airport is ${fee("kutaisi-airport", FEE)}${kutaisiDays((days) => `, for rentals of ${days} days or more`)}.`,
  ),
  said(
    !hasPlaces,
    "Name the place in the [booking form](/#booking), and we’ll agree on it with you.",
  ),
]
  .filter(Boolean)
  .join(" ")}

${said(promises.oneWay, "You can also pick up the car in one city and return it in another: choose both places in the [booking form](/#booking). The form shows the fee for delivery to the pick-up place; we’ll tell you what the return elsewhere costs before we confirm, and until then you owe nothing.")}

For the main road a plain sedan is enough, from ${price(rates.sedan.lowest)} a day on longer rentals; [all cars](/all-cars) shows each with its fuel consumption, and the [price guide](/guides/car-rental-prices-georgia-breakdown) does the sums. Other questions: see the [FAQ](/faq).
`,
});
