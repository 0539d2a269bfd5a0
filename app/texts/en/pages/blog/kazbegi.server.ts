import type { WriteRegion } from "../../../page-texts";

export const kazbegi: WriteRegion<"kazbegi"> = ({ promises, said }) => ({
  title: "Kazbegi: up the Georgian Military Road",
  lead: "A fortress by a lake, a pass in the clouds and a church under a glacier, all on one road from Tbilisi.",
  aboutTitle: "About Kazbegi",
  about: [
    "Kazbegi is the old name of Stepantsminda, the small town at the foot of Mount Kazbek, and everybody uses it for the whole valley. Half of the journey is the way there. The Georgian Military Road leaves Tbilisi along the Aragvi, passes Ananuri and its reservoir, climbs in long bends to the ski slopes of Gudauri and crosses the Jvari Pass at about 2,390 m. It is asphalt from end to end, and on a dry day any car will do.",
    "From Stepantsminda side valleys go off in every direction: to the rust-coloured springs of Truso, to the rock towers above Juta, into the Dariali gorge with the border at its end. The weather changes by the hour, and the mountain shows itself most often in the first light. That is why a night here is worth more than an early start from Tbilisi.",
    "In winter the valley belongs to skiers and to those with time. Between Gudauri and Kobi snow and avalanches close the road for hours, sometimes for days, so keep a spare day before your flight home.",
  ],
  tags: ["Mountains", "Old churches", "Hiking", "Skiing", "Military Road"],
  attractions: {
    ananuri: {
      name: "Ananuri Fortress",
      description:
        "The castle of the dukes of Aragvi stands right by the road, above the turquoise water of the Zhinvali reservoir. Walk round the larger church to the south wall: its carved cross, vines and lions are the best stone carving on this road. The highest tower can usually be climbed, and the view is worth the narrow stairs.",
      activities: ["Fortress walls", "Stone carvings", "Lake view"],
      timeNeeded: "About an hour",
      bestTimeToVisit: "All year; in the morning, before the coaches",
    },
    gudauri: {
      name: "Gudauri and the Friendship Monument",
      description:
        "Georgia’s largest ski resort, and a few bends above it a half-round balcony of mosaics from 1983 that hangs over the Devil’s Valley. In winter you stay for the slopes; in summer paragliders sail past the railing and the hills below are every kind of green.",
      activities: ["Skiing", "Paragliding", "Viewpoint"],
      timeNeeded: "Half an hour for the view, a day for the slopes",
      bestTimeToVisit: "Snow: late December to April; views: June to October",
    },
    gergeti: {
      name: "Gergeti Trinity Church",
      description:
        "The fourteenth-century church on its green hill at 2,170 m is the picture that you know. A steep, mostly paved road leads up to it from the town; on foot it is an hour and a half through the forest. Go early, for the light and for a place to park.",
      activities: ["Church visit", "Hike", "Sunrise photos"],
      timeNeeded: "1–2 hours by car, half a day on foot",
      bestTimeToVisit: "May to October, in the early morning",
    },
    dariali: {
      name: "Dariali Gorge",
      description:
        "North of Stepantsminda the Terek has cut a slit through the main range, with rock walls many hundred metres high and a new monastery near the border. A short path leads to the two Gveleti waterfalls on the way. Turn round before the customs post: the lorry queue is not worth seeing, and our cars may not leave the country.",
      activities: ["Scenic drive", "Gveleti waterfalls", "Monastery"],
      timeNeeded: "2–3 hours with the waterfalls",
      bestTimeToVisit: "May to October",
    },
    truso: {
      name: "Truso Valley",
      description:
        "From Kobi a gravel road leads to the mouth of the gorge; there you leave the car and walk. Springs colour the ground white and rust-red, a small lake bubbles like a glass of mineral water, and at the end stands the fortress of Zakagori. Beyond it runs the occupation line of the Tskhinvali region (South Ossetia), which nobody may cross: take your passport, and go no farther than the border police let you.",
      activities: ["Day hike", "Mineral springs", "Ruined towers"],
      timeNeeded: "5–7 hours",
      bestTimeToVisit: "June to early October",
    },
    juta: {
      name: "Juta and the Chaukhi Massif",
      description:
        "One of the highest villages of the country, at the end of the Sno Valley. The road from Achkhoti through Sno has been under repair for years, and we have no recent report of it: ask us before you go, and until you know more, count on a 4x4 and a driver who is used to rough tracks. From the last house it is a short, steep walk to the meadow under the rock towers of Chaukhi; the small lake below the walls takes two hours more.",
      activities: ["Hike to the lake", "Camping", "Climbing"],
      timeNeeded: "A whole day",
      bestTimeToVisit: "June to September",
    },
  },
  tips: [
    {
      title: "Check the pass first",
      text: "Before you leave Tbilisi, check whether Gudauri–Kobi is open. If it is not, Ananuri and the valley of the Aragvi make a fine day.",
    },
    {
      title: "Winter tyres, and perhaps chains",
      text: `From 1 December to 1 March winter tyres are compulsory on listed stretches between Mtskheta and the border (the list of December 2025). In snow the police may ask for chains or a 4x4 above Mleta.${said(promises.advice, " Tell us your route when you book.")}`,
    },
    {
      title: "Patience with lorries",
      text: "This is also the trade road to Russia. Keep your distance, let the impatient pass, and switch the lights on before the old avalanche tunnels: they are dark, wet and full of holes.",
    },
    {
      title: "The right car",
      text: "A sedan is enough as far as Stepantsminda and, in dry weather, up to Gergeti. For the gravel to Truso take something with more ground clearance, for Juta a 4x4. Ask us before you leave the asphalt: the rental agreement does not allow every track.",
    },
    {
      title: "A full tank",
      text: "Fill up before the climb. Petrol stations are rare beyond the reservoir, and the climb uses more than the flat road did.",
    },
    {
      title: "A jacket in August",
      text: "It can be thirty degrees in Tbilisi and eight at the church. Take a windproof layer, sun cream and, for the church, something that covers knees and shoulders.",
    },
  ],
  readOn: "Before the pass: how to drive Georgia’s mountain roads",
  call: {
    title: "The road is waiting",
    text: `Choose a car for the pass and see its price for your dates before you send anything.${said(promises.advice, " Write “Kazbegi” in the notes, and we’ll tell you what the road is like.")}`,
  },
});
