import type { CityTexts } from "../../../page-texts";
import type { Terms } from "./phrases.server";

export const tbilisi = ({
  at,
  cancelling,
  delivered,
  deposit,
  fee,
  from,
  price,
  promises,
  said,
  listed,
}: Terms): CityTexts<"tbilisi"> => ({
  meta: {
    title: `Car rental in Tbilisi from ${price(from)} a day`,
    description: `Rent a car in Tbilisi, Georgia, ${listed([`from ${price(from)} a day: brought ${[at("tbilisi", "to your door"), at("tbilisi-airport", "to the airport")].filter(Boolean).join(" or ")}`, said(promises.insurance, "insurance included"), said(promises.noCard, promises.deposit ? "deposit without a credit card" : "no credit card needed")])}.`,
    keywords: [
      "car rental Tbilisi",
      "rent a car Tbilisi",
      "Tbilisi airport car rental",
      "4x4 rental Tbilisi",
      ...(promises.noCard ? ["car hire Tbilisi without credit card"] : []),
    ],
  },
  city: "Tbilisi",
  cityNameLocal: "თბილისი",
  description:
    "Sulphur baths, carved balconies, wine bars open late: Tbilisi itself is best on foot. For everything around it you want a car, and by noon you can be among vineyards, in a cave city or below Mount Kazbek.",
  deliveryInfo: [
    at("tbilisi", `To your door in Tbilisi: ${fee("tbilisi")}.`),
    at(
      "tbilisi-airport",
      `At Tbilisi Airport: ${fee("tbilisi-airport")}; we’ll meet you in the arrivals hall, at night too if agreed beforehand.`,
    ),
  ]
    .filter(Boolean)
    .join(" "),
  whyTitle: "Why choose us in Tbilisi",
  routesTitle: "Where to drive from Tbilisi",
  popularRoutes: {
    kazbegi: {
      name: "Kazbegi (Stepantsminda)",
      text: "Up the Georgian Military Road past Ananuri and Gudauri, over the Jvari Pass to Gergeti church. In winter ask in the morning whether the pass is open.",
      link: "Read the guide to Kazbegi",
    },
    sighnaghi: {
      name: "Sighnaghi and Kakheti",
      text: "A walled hill town above the Alazani Valley, with wineries on both sides of the road.",
      link: "More about Sighnaghi",
    },
    borjomi: {
      name: "Borjomi",
      text: "Pine forests, a park with a mineral spring, and trails that begin at the edge of the town.",
    },
    vardzia: {
      name: "Vardzia",
      text: "A cave city cut into a cliff for hundreds of metres. Far for one day: stay in Borjomi or Akhaltsikhe on the way.",
    },
    batumi: {
      name: "Batumi",
      text: "Right across the country to the sea, on the new road through the tunnels of Rikoti.",
      link: "Read about the drive to Batumi",
    },
    mestia: {
      name: "Mestia (Svaneti)",
      text: "A whole day at the wheel to the towers of Svaneti: start early and arrive in daylight.",
      link: "Read the guide to Svaneti",
    },
  },
  features: [
    delivered("tbilisi", at("tbilisi", `Delivery to your address in Tbilisi: ${fee("tbilisi")}`)),
    delivered(
      "tbilisi-airport",
      at("tbilisi-airport", `Hand-over at Tbilisi Airport: ${fee("tbilisi-airport")}`),
    ),
    said(promises.insurance, "Insurance in every price"),
    said(promises.mileage, "Unlimited mileage within Georgia"),
    said(promises.help, "Help on the phone at any hour, on any road"),
    deposit,
    cancelling,
    said(promises.fullTank, "A full tank at the start"),
    said(promises.advice, "An explanation of Tbilisi’s parking zones before you set off"),
    said(promises.advice, "Advice on the day about the roads to Kazbegi and Kakheti"),
  ],
  closing: {
    title: "Ready to leave Tbilisi?",
    text: "Tell us when and where you want the car. We’ll confirm it, bring it and show you everything before you drive off.",
  },
});
