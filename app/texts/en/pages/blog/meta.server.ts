import type { PageTexts } from "../../../page-texts";

export const meta: PageTexts["blog"]["meta"] = {
  overview: {
    title: "Where to drive in Georgia (country): six trips from Tbilisi",
    description:
      "Sighnaghi, Kazbegi, Batumi, Vardzia, Borjomi and Svaneti by rental car: what to see, how long the drive takes, when to go, and what to know at the wheel.",
    keywords: [
      "Georgia road trip",
      "day trips from Tbilisi by car",
      "Kazbegi by car",
      "Svaneti road trip",
      "Batumi by car",
      "Vardzia Borjomi drive",
    ],
  },
  kazbegi: {
    title: "Kazbegi by car: the Georgian Military Road, sight by sight",
    description:
      "Ananuri, Gudauri, Gergeti church, Dariali, Truso and Juta by rental car: how hard, how long, the best season, parking spots and winter advice.",
    keywords: [
      "Kazbegi by car",
      "Georgian Military Road",
      "Gergeti church road",
      "Truso valley",
      "Juta 4x4",
      "Jvari Pass winter",
    ],
  },
  svaneti: {
    title: "Svaneti by car: Mestia, Ushguli and the towers",
    description:
      "The road to Mestia and Ushguli, Chalaadi glacier, the Koruldi lakes, Hatsvali and Becho by rental car: how hard, how long, the season, and what to ask first.",
    keywords: [
      "Svaneti by car",
      "Mestia road",
      "Ushguli road 4x4",
      "Koruldi lakes",
      "Chalaadi glacier",
      "Svaneti road trip",
    ],
  },
  batumi: {
    title: "Batumi and Adjara by car: sea, gardens and waterfalls",
    description:
      "Batumi Boulevard and the old town, the Botanical Garden, Gonio, Makhuntseti and Mtirala by rental car: how long each takes, when to go, and where roads end.",
    keywords: [
      "Batumi by car",
      "Adjara road trip",
      "Makhuntseti waterfall",
      "Mtirala National Park",
      "Gonio fortress",
      "Batumi Botanical Garden",
    ],
  },
};
