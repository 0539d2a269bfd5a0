import type { WriteGuide } from "../../../page-texts";

export const mountainRoadsGuide: WriteGuide = ({
  company,
  insurance,
  promises,
  ofExtra,
  said,
}) => ({
  title: "Mountain roads in Georgia: how to drive them safely",
  excerpt:
    "Which passes are paved, which close with the first snow, and what to do about a lorry, a fog bank or a cow round the bend. Read it before you leave the valley.",
  description:
    "Georgia’s mountain roads by car: passes with height, surface and season, winter tyres, night driving, fords, fuel, and what to do after an accident.",
  keywords: [
    "mountain roads Georgia",
    "driving in the Caucasus",
    "Jvari Pass road conditions",
    "Abano Pass open",
    "Mestia Ushguli road",
    "winter tyres Georgia country",
    "Goderdzi Pass",
    "112 emergency Georgia country",
  ],
  body: `
Most mountain roads that travellers take in Georgia are paved, and a careful driver manages them well. The hard part is seldom the surface. It is what waits round the bend: a lorry on your side, a cow asleep on warm asphalt, stones that came down with the last rain. Roads change within hours, and the Roads Department opens and closes them: look at [georoad.ge](https://georoad.ge) on the morning you set out.

## The passes at a glance

| Pass | Height | Surface | Usual season |
| --- | --- | --- | --- |
| Jvari (Kazbegi) | 2,390\u00a0m | Paved | All year, snow closures |
| Gombori (Telavi) | 1,620\u00a0m | Paved | All year, snow limits |
| Goderdzi (Adjara) | 2,025\u00a0m | No recent report, ask us before you go | June–September |
| Zagari (Ushguli) | 2,620\u00a0m | Rough, ask us before you go | Summer |
| Abano (Tusheti) | 2,850\u00a0m | Unpaved, ask us before you go | June–early October |
| Rikoti (Kutaisi) | Tunnels | Four lanes | All year |

Heights are rounded; even maps differ. The seasons are habits of the weather, not dates in a calendar.

### Jvari, the road to Kazbegi

The Georgian Military Road is paved all the way to Stepantsminda. Between Gudauri and Kobi it is often limited or shut in snow and avalanche danger, and chains or four driven wheels may be demanded from Mleta upwards. Lorries for the Russian border use it day and night, and the old avalanche galleries are dark: take off your sunglasses and switch on your lights before you enter. A bypass with a nine-kilometre tunnel is being built; the tunnel was broken through in April 2024, and we have no report that the road is open. Ask us before you go rather than count on it. What to see on the way is in our [Kazbegi guide](/blog?guide=kazbegi).

### Svaneti: Mestia, Ushguli and Zagari

The road from Zugdidi to Mestia is paved, but rockfall and broken edges are part of it. From Mestia to Ushguli most of the 45 kilometres are concrete; in 2024 the last four or so were still missing. Ask us before you go; a car with high clearance is the better choice, and somebody in Mestia will know how the last kilometres are on the day. Zagari, the way on to Lentekhi, is another matter: building sites, mud, landslides, snow into June. The [Svaneti guide](/blog?guide=svaneti) has the sights.

### Abano and Goderdzi

Abano is the road that films are made about: more than seventy unpaved kilometres from Pshaveli to Omalo, one lane wide, with long drops and no rail. It takes a true 4x4 and a driver who has done such roads before. If you have to ask yourself whether you are that driver, hire a local one for those two days. Goderdzi is less exposed. Its road from Khulo to Zarzma has been under repair for years, and we have no recent report of it: ask us before you go. The snow stays late there too. [Do you need a 4x4?](/guides/do-you-need-4x4-georgia) helps you choose.

### Rikoti is no longer a pass

Since the end of December 2025 the whole Rikoti stretch between Tbilisi and Kutaisi has been a four-lane road through tunnels. Older guides give times that are far too long; our [Tbilisi–Batumi guide](/guides/tbilisi-batumi-scenic-drive) has today’s.

## Winter: tyres and chains

From 1 December to 1 March winter tyres are compulsory on listed sections. The list (of December 2025) includes parts of Tbilisi–Senaki–Leselidze (the main road west), Mtskheta–Stepantsminda–Larsi, Zugdidi–Mestia and Borjomi–Bakuriani. The tyre needs the snowflake sign and at least 3 mm of tread. In bad weather the police can also demand chains, at least on the driven wheels, and there are days when only four-wheel drive may pass.

Write your route in the notes of your [booking](/#booking) and ask what tyres the car will have and whether chains come with it. Then look at the tyres yourself at the hand-over, and put the chains on once in a dry car park. Minus ten in the dark is no time to learn.

## Round the bend

- **Keep right and assume somebody is coming.** On a blind bend stay well on your side; sound the horn on single-lane tracks.
- **Overtake only what you can see past.** Others will overtake on bends and hills: leave a gap in front and let them in. It is not a contest.
- **Brake with the engine.** Go downhill in the gear in which you would climb; in an automatic choose manual mode or a low gear. If you smell the brakes, stop and let them cool for a quarter of an hour.
- **Meeting a lorry:** slow down early. Where two can’t pass, the one going downhill usually waits, and whoever is nearer to a wide place backs up. When you reverse, keep to the mountain side, away from the drop, with a passenger outside to guide you.
- **Obey the signs.** The limit is 60 km/h in settlements and 90 on other roads unless a sign says otherwise; on a mountain road the bend sets a lower one.
- **Do not drink at all** if you drive, however warmly the glass is offered.

## Night, fog, stones and animals

Plan to be down or indoors by dusk. Outside towns there are tractors and carts without lights, parked lorries, people in dark clothes and cows that nobody has called home. If night catches you, halve your speed and sleep in the next village rather than cross the pass.

In fog use dipped headlights, never full beam, follow the right edge and don’t stop on the carriageway. Often the fog lifts while you have a coffee at the roadside. After rain and during thaw, fresh stones on the asphalt mean that more may follow: don’t park under that slope, and don’t get out to take pictures of it.

Animals are in no hurry. Slow to walking pace and keep rolling gently; cows step aside for a patient bumper, not for a horn. Sheepdogs chase cars: windows up, steady speed.

## Fords and tracks

Rivers fed by glaciers are lowest in the morning and rise through a warm afternoon. Don’t enter water whose bottom you can’t see, or that is moving fast above the middle of the wheel. Watch where local cars cross. And remember the way back: a ford that was easy at ten may be closed at five.

## Fuel, phone, children

Fill up in Zugdidi before Svaneti and in Kakheti before Tusheti, and in the mountains take half a tank as the sign to look for the next pump. Phone coverage has gaps in gorges and on passes, so save the map offline and tell your host when you expect to arrive.

Hairpin bends make children feel sick, and some adults too. A light meal beforehand, eyes on the road instead of a screen, fresh air and a stop every half hour help more than sweets. Children under twelve sit in the back, in a seat that fits them${ofExtra("child-seat", (cost) => `; ours costs ${cost}`)}.

## If something happens

**After an accident:** don’t move the car. Switch on the hazard lights, bring everybody to safety behind the barrier, set up the triangle. Call **[112](tel:112)**, free at any hour, for police, ambulance and fire service; the [112 app](https://112.gov.ge) can send your position. Then call us${said(promises.help, ", at any hour too")}: **[${company.readablePhone}](tel:${company.phone})**. Take pictures of the cars, the plates and the road. Wait for the police and their report: without it the insurer may refuse to pay.

**After a breakdown:** if the car still rolls, leave the bend. Hazard lights, triangle, people off the road, then call us. If you are in danger, 112 comes first. In snow stay with the car, and keep the exhaust free before you run the engine for warmth.

## ${promises.insurance ? "What insurance covers" : "Ask before you book"}

${insurance.covers} ${insurance.leavesOut} Ask us about your roads before you book, above all about the Abano and Goderdzi passes, and read that page of the rental agreement before you sign; the [FAQ](/faq) has our general terms. The right car is easier to pick when we know where it will go: see [all cars](/all-cars).

## Before you go

1. Road open today? [georoad.ge](https://georoad.ge), then your host.
2. Weather for the pass, not for the town below it.
3. Full tank, good spare tyre, jack, triangle.
4. In winter: snowflake tyres, chains, a shovel if you can get one.
5. Map saved offline, phone charged, cable in the car.
6. Water, food, warm clothes and a torch, in summer as well.
7. Licence, passport, health and accident insurance and the rental agreement with you.
8. Arrival planned for daylight, with two hours to spare.
9. A second plan for the day. Turning round is a skill, and the pass will be there tomorrow.
`,
});
