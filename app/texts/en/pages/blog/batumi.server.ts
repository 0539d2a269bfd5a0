import type { RegionFacts, WriteRegion } from "../../../page-texts";

export const batumi: WriteRegion<"batumi"> = (facts) => ({
  title: "Batumi: the sea and the rainforest",
  lead: "A harbour town under palms, and half an hour behind it a country of waterfalls and stone bridges.",
  aboutTitle: "About Batumi",
  about: [
    "Batumi is Georgia’s summer. Its boulevard was laid out in the 1880s, its old streets of balconies and courtyards a little later, and its towers mostly in this century, one stranger than the next. In July the whole country lies on its pebbles; in May and late September you have the same sea almost to yourself.",
    "With a car the town is only the beginning. To the north the Botanical Garden hangs on the cliffs above the railway, and from Chakvi a road climbs to Mtirala, the wettest forest in Georgia. To the south a Roman fortress stands between mandarin groves and the beach. To the east, along the Adjaristsqali, a good road leads to bridges from Queen Tamar’s time, waterfalls and small wineries.",
    "The drive from Tbilisi has become easy. Since the end of December 2025 the whole Rikoti stretch has been a four-lane road through tunnels, and the times in older guidebooks are far too long.",
  ],
  tags: ["Black Sea", "Old town", "Subtropical garden", "Waterfalls", "Roman walls"],
  attractions: {
    boulevard: {
      name: "Batumi Boulevard",
      description:
        "Some seven kilometres of palms, bamboo, fountains and sculptures between the town and the beach. Hire a bicycle and ride its whole length, and be back at the harbour end by dusk: there Ali and Nino, two steel figures, move towards each other, through each other and apart again.",
      activities: ["Cycling", "Beach", "Ali and Nino", "Evening walk"],
      timeNeeded: "2–3 hours",
      bestTimeToVisit: "May to October, towards evening",
    },
    "old-town": {
      name: "Old Town and Piazza",
      description:
        "A few blocks of brick houses and iron balconies between Europe Square, where Medea holds up the Golden Fleece, and the mosaic floor of the Piazza. A church, a mosque and a synagogue are within a short walk. Leave the car at the hotel: the streets are narrow and nearly every bay costs money.",
      activities: ["City walk", "Cafés", "Architecture"],
      timeNeeded: "2–3 hours",
      bestTimeToVisit: "All year",
    },
    botanical: {
      name: "Batumi Botanical Garden",
      description:
        "On the Green Cape, nine kilometres north of the town, a botanist began in 1912 to plant the world by continents: Japanese cherries, Himalayan rhododendrons, eucalyptus as tall as houses. The paths go up and down above the sea, with a small beach and a railway line at their feet.",
      activities: ["Garden walk", "Sea views", "Picnic"],
      timeNeeded: "2–4 hours",
      bestTimeToVisit: "April to June, and October",
    },
    gonio: {
      name: "Gonio Fortress",
      description:
        "The Romans built Apsaros as a square with towers to watch the road along the coast, and the walls stand almost complete. Inside are baths, clay pipes, a small museum and the grave that tradition gives to the apostle Matthias. The beach outside is quieter and cleaner than in the town.",
      activities: ["Roman walls", "Museum", "Beach"],
      timeNeeded: "1–2 hours",
      bestTimeToVisit: "All year; with a swim from June to September",
    },
    makhuntseti: {
      name: "Makhuntseti Waterfall and Bridge",
      description:
        "About thirty kilometres inland the water falls down a rock wall beside the road, and close to it a stone arch from Queen Tamar’s time crosses the river in one leap. Wineries along the road pour the Adjarian Chkhaveri; the driver takes a bottle home.",
      activities: ["Waterfall", "Arched bridge", "Adjarian wine"],
      timeNeeded: "Half a day with the drive",
      bestTimeToVisit: "April to November",
    },
    mtirala: {
      name: "Mtirala National Park",
      description:
        "“The weeping one” is the name of the mountain, and few places in Georgia see more rain. The way up starts in Chakvi, north of Batumi. From the visitor centre in Chakvistavi two marked trails lead through chestnuts, rhododendrons and moss to a waterfall and pools that are clear and bitterly cold. The last kilometres to the village are narrow and rough.",
      activities: ["Forest trails", "Waterfall", "Swimming hole"],
      timeNeeded: "Half a day to a day",
      bestTimeToVisit: "May to October, after a dry day",
    },
  },
  tips: [
    {
      title: "You pay to park",
      text: "In the centre nearly every marked bay costs money, by the machine or the city’s app, and a badly parked car is towed. A hotel with a car park saves you a good deal of driving round the block.",
    },
    {
      title: "Lights on in the tunnels",
      text: "The road from Tbilisi goes through dozens of them, and average-speed cameras measure more than one stretch. Keep to the limit on the signs: you pay the fines.",
    },
    {
      title: "Summer evenings take time",
      text: "In July and August the coast road towards Gonio and the Turkish border is a single slow queue in the evening. Go to the beach in the morning, inland in the afternoon.",
    },
    {
      title: "The Goderdzi Pass is not a short cut",
      text: "The map offers a road over the Goderdzi Pass to Akhaltsikhe and Vardzia. The road between Khulo and Zarzma has been under repair for years, and we have no recent report of it: ask us before you go. It is open from about June to September, and by the main road you get there sooner.",
    },
    {
      title: "Ready for rain",
      text: "Showers here are short and heavy. Slow down before bends, keep the headlights on, and don’t drive through water whose bottom you can’t see.",
    },
    {
      title: facts.toTurkey ? "Turkey is next door" : "The car stays in Georgia",
      text: facts.toTurkey
        ? "Turkey begins at Sarpi, less than half an hour away. With our permission, which you choose when you book, the car may go there too; otherwise leave it behind and walk over with your passport."
        : "Turkey begins at Sarpi, less than half an hour away, but our cars may not cross the border. For a day on the other side leave yours behind and walk over with your passport.",
    },
  ],
  readOn: "The drive from Tbilisi to Batumi, stop by stop",
  call: {
    title: "To the sea, your way",
    text: `A sedan is enough for Batumi and its coast.${pickup(facts)}`,
  },
});

/** Where the car may be picked up and returned; empty if it is delivered in neither city. */
function pickup({ cities, promises: { oneWay }, said }: RegionFacts): string {
  const [inTbilisi, inBatumi] = [cities.includes("tbilisi"), cities.includes("batumi")];
  const fee = "for a fee that the booking form shows";
  const elsewhere = said(oneWay, "; you choose where to return it");
  if (inTbilisi && inBatumi) {
    return ` Pick it up in Tbilisi, or have it delivered in Batumi ${fee}${said(oneWay, "; you choose where to return it, too")}.`;
  }
  if (inTbilisi) return ` Pick it up in Tbilisi${elsewhere}.`;
  return said(inBatumi, ` Have it delivered in Batumi ${fee}${elsewhere}.`);
}
