import type { CityTexts } from "../../../page-texts";
import type { Terms } from "./phrases.server";

export const kutaisi = ({
  at,
  cancelling,
  delivered,
  deposit,
  fee,
  from,
  kutaisiDays,
  ofExtra,
  price,
  promises,
  said,
  listed,
}: Terms): CityTexts<"kutaisi"> => ({
  meta: {
    title: `Car rental in Kutaisi from ${price(from)} a day`,
    description: `Rent a car at Kutaisi Airport, Georgia, ${listed([`from ${price(from)} a day`, said(promises.insurance, "insurance included"), said(promises.noCard, "no credit card needed"), kutaisiDays((days) => `delivered for rentals of ${days} days or more`)])}.`,
    keywords: [
      "car rental Kutaisi",
      "Kutaisi airport car rental",
      "rent a car Kutaisi",
      "car hire Kutaisi airport",
      "Kutaisi to Svaneti rental car",
    ],
  },
  city: "Kutaisi",
  cityNameLocal: "ქუთაისი",
  description:
    "Many travellers land in Kutaisi and drive straight on. Stay a day: around this old royal town are two great monasteries, floodlit caves and canyons you can float through.",
  deliveryInfo: `At Kutaisi Airport: ${fee("kutaisi-airport")}${kutaisiDays((days) => `, for rentals of ${days} days or more`)}. For ${kutaisiDays(() => "a shorter rental or ")}an address in town, write to us and we’ll see what we can do.`,
  whyTitle: "Why choose us in Kutaisi",
  routesTitle: "Where to drive from Kutaisi",
  popularRoutes: {
    gelati: {
      name: "Gelati and Motsameta",
      text: "Two monasteries in the hills just outside the town: mosaics of the royal academy, and a church on a cliff above the river.",
    },
    prometheus: {
      name: "Prometheus Cave and Tskaltubo",
      text: "Floodlit halls underground and, close by, the grand sanatoriums of a faded spa.",
    },
    canyons: {
      name: "Martvili and Okatse canyons",
      text: "By boat between mossy walls, or on a walkway that hangs above the gorge.",
    },
    batumi: {
      name: "Batumi",
      text: "Down to the Black Sea for an evening on the promenade.",
      link: "Rent a car in Batumi",
    },
    mestia: {
      name: "Mestia (Svaneti)",
      text: "Through Zugdidi and up the Enguri gorge. Kutaisi is the best place to begin this journey.",
      link: "Read the guide to Svaneti",
    },
    tbilisi: {
      name: "Tbilisi",
      text: "East to the capital through the tunnels of Rikoti.",
      link: "Rent a car in Tbilisi",
    },
  },
  features: [
    delivered(
      "kutaisi-airport",
      `Hand-over at Kutaisi Airport: ${fee("kutaisi-airport")}${kutaisiDays((days) => `, for ${days} days or more`)}`,
    ),
    {
      apart: said(
        promises.oneWay,
        at("tbilisi-airport", "Return at Tbilisi Airport by agreement, if you fly home from there"),
      ),
    },
    said(promises.insurance, "Insurance in every price"),
    said(promises.mileage, "Unlimited mileage within Georgia"),
    said(promises.help, "Help on the phone at any hour, on any road"),
    deposit,
    cancelling,
    said(promises.fullTank, "A full tank at the start"),
    { apart: ofExtra("ski-rack", (cost) => `A ski rack for Svaneti on request: ${cost}`) },
    said(promises.advice, "Advice on the road to Mestia and Ushguli before you set off"),
  ],
  closing: {
    title: "Landing in Kutaisi?",
    text: "Send us your flight number with the booking; once we have confirmed it, your car will be waiting at the airport.",
  },
});
