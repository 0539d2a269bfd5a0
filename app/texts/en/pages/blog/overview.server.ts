import type { OverviewText } from "../../../page-texts";

export const overview: OverviewText = {
  destinations: {
    sighnaghi: {
      name: "Sighnaghi",
      region: "Kakheti",
      description:
        "A small town of red roofs on a ridge, inside an eighteenth-century wall on which you can still walk. Below it lie the vineyards of the Alazani Valley, beyond them the white line of the Caucasus. Bodbe Monastery is just down the road, and the wine comes from clay jars in the cellar: a glass for the passengers, a bottle to take away for the driver.",
      activities: ["Town wall", "Wine cellars", "Bodbe Monastery"],
    },
    kazbegi: {
      name: "Kazbegi",
      region: "Mtskheta-Mtianeti",
      description:
        "The Georgian Military Road climbs over the Jvari Pass to Stepantsminda, where Gergeti Trinity Church stands alone on its hill in front of a five-thousand-metre mountain. A day is enough to see it; for a view of Mount Kazbek without clouds, stay two nights.",
      activities: ["Gergeti church", "Hikes", "Military Road", "Skiing in Gudauri"],
    },
    batumi: {
      name: "Batumi",
      region: "Adjara",
      description:
        "Palms, pebbles and a seaside boulevard that goes on for kilometres, with odd towers on one side and the Black Sea on the other. Half an hour inland the road runs between waterfalls, stone bridges and a forest where it rains more than anywhere else in Georgia.",
      activities: ["Beach", "Boulevard", "Botanical Garden", "Waterfalls"],
    },
    vardzia: {
      name: "Vardzia",
      region: "Samtskhe-Javakheti",
      description:
        "A town cut into a cliff in the days of Queen Tamar: hundreds of rooms on many floors, tunnels, wine cellars and a church with her portrait on its wall. The road along the upper Mtkvari passes Khertvisi fortress, and Rabati castle in Akhaltsikhe is a good place to break the long drive.",
      activities: ["Cave city", "Khertvisi fortress", "Rabati castle"],
    },
    borjomi: {
      name: "Borjomi",
      region: "Samtskhe-Javakheti",
      description:
        "A green gorge with a spa from the days of the tsars. In the park the mineral water runs warm and salty straight from the spring, and a walk through the forest ends at a sulphur pool. The marked trails of Borjomi-Kharagauli National Park begin at the edge of the town; ski slopes are waiting in Bakuriani, higher up.",
      activities: ["Mineral springs", "Cable car", "National park", "Skiing in Bakuriani"],
    },
    svaneti: {
      name: "Svaneti",
      region: "Upper Svaneti",
      description:
        "Medieval stone towers under the highest mountains of the country, glaciers at the end of a forest path, and songs handed down from one generation to the next. Mestia is a long way from anywhere: give the drive a whole day, better two, and the valley at least three.",
      activities: ["Svan towers", "Glaciers", "Hikes", "Skiing"],
    },
  },
  tips: {
    visitTime: {
      title: "When to come",
      text: "May, June, September and October are kind to the whole country. July and August are hot in Tbilisi and Kakheti but best for the high valleys, whose tracks open only in summer; the sea is warm until the end of September. From December to March you come for the snow, and the passes have the last word.",
    },
    driving: {
      title: "On the road",
      text: "Keep right: 60 km/h in settlements, 90 on other roads, 110 on motorways, unless a sign says otherwise. Expect overtaking on bends and cows behind them, and be indoors by dusk when you are in the mountains. Whoever drives doesn’t drink, not even one glass. For police, ambulance and fire brigade call 112.",
    },
    customs: {
      title: "Among people",
      text: "In churches cover your shoulders and knees; women also cover their hair, and scarves often lie at the door. At a feast the tamada gives the toasts and you drink after his words, not before. If the driver raises a glass of lemonade, nobody minds. A “gamarjoba” on entering and a “madloba” on leaving open most doors.",
    },
  },
};
