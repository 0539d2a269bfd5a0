import type { CityTexts } from "../../../page-texts";
import type { Terms } from "./phrases.server";

export const batumi = ({
  at,
  cancelling,
  cities,
  delivered,
  deposit,
  fee,
  from,
  price,
  promises,
  said,
  listed,
}: Terms): CityTexts<"batumi"> => ({
  meta: {
    title: `Car rental in Batumi from ${price(from)} a day`,
    description: `Rent a car in Batumi, Georgia, from ${price(from)} a day: ${listed(["brought to your address by the sea", said(promises.insurance, "insurance included"), said(promises.mileage, "unlimited mileage within Georgia")])}.`,
    keywords: [
      "car rental Batumi",
      "rent a car Batumi",
      "Batumi car hire",
      "car rental Adjara",
      "Batumi to Tbilisi rental car",
    ],
  },
  city: "Batumi",
  cityNameLocal: "ბათუმი",
  description:
    "Palms, a seven-kilometre promenade and the Black Sea; a short drive away, waterfalls, arched bridges and rainforest. With a car you can have both in one day.",
  deliveryInfo: `We bring the car to your address in Batumi: ${fee("batumi")} and show the fee before you book.${said(promises.oneWay, at("tbilisi", " By agreement you can return it in Tbilisi: choose the place in the form."))}`,
  whyTitle: "Why choose us in Batumi",
  routesTitle: "Where to drive from Batumi",
  popularRoutes: {
    gonio: {
      name: "Gonio and Sarpi",
      text: "South along the sea: the walls of a Roman fort, then pebble beaches as far as the Turkish border.",
      link: "Read the guide to Batumi",
    },
    makhuntseti: {
      name: "Makhuntseti",
      text: "Into the hills of Adjara to a waterfall and the arched bridge of Queen Tamar.",
    },
    mtirala: {
      name: "Mtirala National Park",
      text: "Rainforest, a waterfall and cold pools to swim in. Turn off the coast road at Chakvi; the last stretch is narrow, so take your time.",
    },
    kutaisi: {
      name: "Kutaisi",
      text: "Cathedrals, caves and canyons, and an airport with cheap flights.",
      link: "Rent a car in Kutaisi",
    },
    mestia: {
      name: "Mestia (Svaneti)",
      text: "Through Zugdidi into the highest valleys of the country. Plan a whole day and fill the tank in Zugdidi.",
      link: "Read the guide to Svaneti",
    },
    tbilisi: {
      name: "Tbilisi",
      text: "From the sea to the capital on the new road through the tunnels of Rikoti.",
      link: "Read about the drive between Tbilisi and Batumi",
    },
  },
  features: [
    delivered("batumi", `Delivery to your address in Batumi: ${fee("batumi")}`),
    {
      apart: said(
        promises.oneWay && cities.includes("tbilisi"),
        "Return in Tbilisi or at its airport, by agreement when you book",
      ),
    },
    said(promises.insurance, "Insurance in every price"),
    said(promises.mileage, "Unlimited mileage within Georgia"),
    said(promises.climate, "Air conditioning for the summer by the sea"),
    said(promises.help, "Help on the phone at any hour, on any road"),
    deposit,
    cancelling,
    said(promises.fullTank, "A full tank at the start"),
    said(promises.advice, "Advice on the roads of upper Adjara and the Goderdzi Pass"),
  ],
  closing: {
    title: "Ready for the coast and the hills?",
    text: "Tell us your dates. In summer the whole country comes to Batumi, so the earlier you book, the wider the choice.",
  },
});
