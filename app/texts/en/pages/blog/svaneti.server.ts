import type { WriteRegion } from "../../../page-texts";

export const svaneti: WriteRegion<"svaneti"> = ({ promises, said }) => ({
  title: "Svaneti: towers under the ice",
  lead: "Villages of stone towers, the longest glaciers in the country and a road that has earned its fame.",
  aboutTitle: "About Svaneti",
  about: [
    "Upper Svaneti is a valley that the snow used to shut off for half of the year. Its families built towers against avalanches, invaders and each other, and when lowland Georgia was overrun, the icons and manuscripts of its churches were brought up here to be safe. Many of them are in Mestia still. The towers stand in every village, most of them dating from the Middle Ages; Ushguli, at the end of the road, is World Heritage.",
    "The way is long: a fast road to Kutaisi and Zugdidi, then some hundred and forty kilometres of bends above the turquoise Enguri reservoir. The asphalt reaches Mestia, but stones fall on it and its edges have broken away in places. Sleep in Kutaisi or Zugdidi and drive the valley in the morning, when you are fresh.",
    "Three days is the minimum: one for Mestia and its chairlift, one for a glacier or a waterfall, one for Ushguli. In winter there is good skiing and few people, and a fair chance that the road keeps you there a day longer than you meant.",
  ],
  tags: ["Svan towers", "Glaciers", "Hiking", "Skiing", "World Heritage"],
  attractions: {
    mestia: {
      name: "Mestia",
      description:
        "The valley’s small capital has cafés, guesthouses and, behind them, the old quarters of Laghami and Lanchvali with their towers. Begin in the Museum of History and Ethnography: gold icons, manuscripts and furniture black from a thousand winters’ smoke. One of the towers can usually be climbed from inside, by ladders.",
      activities: ["Museum", "Svan towers", "Old quarters"],
      timeNeeded: "Half a day to a day",
      bestTimeToVisit: "All year; the museum is closed on some days, so ask",
    },
    hatsvali: {
      name: "Hatsvali and Zuruldi",
      description:
        "Two lifts, with a change at Hatsvali, rise from the edge of Mestia to the ridge of Zuruldi at 2,340 m, where a café terrace looks the two horns of Ushba in the face. In winter these are friendly forest slopes; in summer no great view in Svaneti is easier to reach. The opening times change every season, and between the seasons the lifts don’t run: ask in Mestia.",
      activities: ["Skiing", "Chairlift", "Viewpoint"],
      timeNeeded: "2–3 hours, a day with skis",
      bestTimeToVisit: "Snow: January to March; views: July to September",
    },
    chalaadi: {
      name: "Chalaadi Glacier",
      description:
        "A gravel road leads past the airfield to a suspension bridge; from there a path climbs for an hour and a half through the forest and over boulders to the grey tongue of the ice. Keep well away from its edge: on warm days stones fall from it without warning.",
      activities: ["Glacier hike", "Suspension bridge", "Forest walk"],
      timeNeeded: "3–4 hours",
      bestTimeToVisit: "June to early October, before the afternoon",
    },
    koruldi: {
      name: "Koruldi Lakes",
      description:
        "A handful of small lakes on a meadow at about 2,740 m, with Ushba upside down in them when the air is still. On foot it is a climb of some 1,300 m from Mestia. The jeep track is steep, loose and slippery after rain: hire a local driver for it, and leave your car in the town.",
      activities: ["Mountain hike", "Jeep tour", "Photos of Ushba"],
      timeNeeded: "A whole day on foot, half a day by jeep",
      bestTimeToVisit: "July to September",
    },
    becho: {
      name: "Becho and the Shdugra Waterfall",
      description:
        "A broad valley of hay meadows below the south face of Ushba. The road ends at Mazeri; from there a path follows the river past the border police post to the Shdugra waterfall, which drops from the glacier in several steps. Take your passport, for you will be asked for it.",
      activities: ["Waterfall hike", "Riding", "Village stay"],
      timeNeeded: "5–6 hours",
      bestTimeToVisit: "June to early October",
    },
    ushguli: {
      name: "Ushguli",
      description:
        "A cluster of hamlets at about 2,100 m, with more towers than families and Shkhara, the highest mountain in Georgia, closing the valley behind them. Walk up to the church of Lamaria; the Shkhara glacier is 8 km away, five to six hours there and back. Most of the road from Mestia is concrete; in 2024 the last four kilometres or so were still unfinished. Ask us before you go: a high car makes the drive calmer.",
      activities: ["Towers", "Lamaria church", "Walk to the glacier"],
      timeNeeded: "A whole day from Mestia",
      bestTimeToVisit: "June to early October",
    },
  },
  tips: [
    {
      title: "Two days for the drive",
      text: "Break the drive in Kutaisi or Zugdidi. The bends after Zugdidi are beautiful at ten in the morning and dangerous at ten at night, when you don’t see the cows and stones on the road.",
    },
    {
      title: "Fill up in Zugdidi",
      text: "The last big petrol stations are there. Mestia has fuel as a rule, Ushguli has none: leave for it with at least half a tank.",
    },
    {
      title: "Winter rules",
      text: "Winter tyres are compulsory on listed stretches between Zugdidi and Mestia from 1 December to 1 March (the list of December 2025), and after snowfall you need chains from Khaishi on. In winter only people who know the road drive to Ushguli.",
    },
    {
      title: "Don’t go on to Lentekhi",
      text: "On the map the road from Ushguli over the Zagari Pass to Lentekhi looks like a short way home. It is rough, often washed out and closed by snow for much of the year. Go back the way you came, or ask us before you go on.",
    },
    {
      title: "Cash and offline maps",
      text: "There are cash machines in Mestia, none in Ushguli, and no phone signal for long stretches between them. Get cash and save the map before you leave the town.",
    },
    {
      title: "Look at the sky and at the slope",
      text: "After rain stones come down on the road. Don’t stop under fresh scree, and if a swollen stream is running across the road, have a coffee and wait.",
    },
  ],
  readOn: "Do you need a 4x4 for Georgia?",
  call: {
    title: "Ready for a long, good road?",
    text: `For Svaneti we advise a car with ground clearance, and in winter a 4x4. See the prices for your dates${said(promises.advice, " and write “Svaneti” in the notes: we’ll help you choose")}.`,
  },
});
