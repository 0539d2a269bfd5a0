import { feeIn, ofMinDays } from "~/facts/place-facts";
import type { WriteCities } from "~/cities/city";
import { lowestRate } from "~/pricing/rates";

const fee = feeIn({ free: "free", gel: (gel) => `${gel} GEL`, byAgreement: "by agreement" });

export const cities: WriteCities = ({
  claims,
  hours,
  rates,
  fleet,
  formats: {
    en: { price },
  },
  ...facts
}) => {
  const from = lowestRate(rates.sedan);
  const kutaisiDays = (text: (days: number) => string) => ofMinDays(facts.kutaisiMinDays, text);
  const deposit = `A deposit of ${price(claims.deposit.from)} to ${price(claims.deposit.to)}, without a credit card`;
  const cancelling = `Free cancellation until ${claims.freeCancellationHours} hours before the pick-up`;
  return {
    reasons: {
      selection: {
        title: "Wide selection",
        text: `${fleet.models} models, from small hybrids to large 4x4s. ${fleet.fourByFours} of our cars have four-wheel drive, ${fleet.hybrids} are hybrids.`,
      },
      delivery: { title: "Convenient delivery" },
      support: {
        title: "24/7 support",
        text: `The office is open ${hours.opens}–${hours.closes} every day; help on the road is one call away at any hour.`,
      },
      insurance: {
        title: "Full insurance",
        text: "Accident damage, theft and harm to others are covered in every price. The excess and the exceptions are in the rental agreement.",
      },
      booking: {
        title: "Easy booking",
        text: "Choose a car and dates and send the form. No account, no card: you pay when you pick up the car.",
      },
      prices: {
        title: `Best prices from ${price(from)}/day`,
        text: `The longer you rent, the less a day costs. Most rentals come to ${price(claims.usualPrices.from)} to ${price(claims.usualPrices.to)} a day, insurance included.`,
      },
    },
    cities: {
      tbilisi: {
        meta: {
          title: `Car rental in Tbilisi from ${price(from)} a day`,
          description: `Rent a car in Tbilisi, Georgia, from ${price(from)} a day: brought to your door or to the airport, insurance included, deposit without a credit card.`,
          keywords: [
            "car rental Tbilisi",
            "rent a car Tbilisi",
            "Tbilisi airport car rental",
            "4x4 rental Tbilisi",
            "car hire Tbilisi without credit card",
          ],
        },
        city: "Tbilisi",
        cityNameLocal: "თბილისი",
        description:
          "Sulphur baths, carved balconies, wine bars open late: Tbilisi itself is best on foot. For everything around it you want a car, and by noon you can be among vineyards, in a cave city or below Mount Kazbek.",
        deliveryInfo: `To your door in Tbilisi: ${fee(facts.places, "Tbilisi")}. At Tbilisi Airport: ${fee(facts.places, "Tbilisi Airport")}; we meet you in the arrivals hall, at night too if agreed beforehand.`,
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
          `Delivery to your address in Tbilisi: ${fee(facts.places, "Tbilisi")}`,
          `Hand-over at Tbilisi Airport: ${fee(facts.places, "Tbilisi Airport")}`,
          "Insurance in every price",
          "Unlimited mileage within Georgia",
          "Help on the phone at any hour, on any road",
          deposit,
          cancelling,
          "A full tank at the start",
          "An explanation of Tbilisi’s parking zones before you set off",
          "Advice on the day about the roads to Kazbegi and Kakheti",
        ],
        closing: {
          title: "Ready to leave Tbilisi?",
          text: "Tell us when and where you want the car. We confirm it, bring it and show you everything before you drive off.",
        },
      },
      batumi: {
        meta: {
          title: `Car rental in Batumi from ${price(from)} a day`,
          description: `Rent a car in Batumi, Georgia, from ${price(from)} a day: brought to your address by the sea, insurance included, unlimited mileage within Georgia.`,
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
        deliveryInfo: `We bring the car to your address in Batumi: ${fee(facts.places, "Batumi")}, shown separately from the rental before you pay. By agreement you can return it in Tbilisi: choose the place in the form.`,
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
          `Delivery to your address in Batumi: ${fee(facts.places, "Batumi")}`,
          "Return in Tbilisi or at its airport, by agreement when you book",
          "Insurance in every price",
          "Unlimited mileage within Georgia",
          "Air conditioning for the summer by the sea",
          "Help on the phone at any hour, on any road",
          deposit,
          cancelling,
          "A full tank at the start",
          "Advice on the roads of upper Adjara and the Goderdzi Pass",
        ],
        closing: {
          title: "Ready for the coast and the hills?",
          text: "Tell us your dates. In summer the whole country comes to Batumi, so the earlier you book, the wider the choice.",
        },
      },
      kutaisi: {
        meta: {
          title: `Car rental in Kutaisi from ${price(from)} a day`,
          description: `Rent a car at Kutaisi Airport, Georgia, from ${price(from)} a day: ${kutaisiDays((days) => `delivery for rentals of ${days} days or more, `)}insurance included, no credit card needed.`,
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
        deliveryInfo: `At Kutaisi Airport: ${fee(facts.places, "Kutaisi Airport")}${kutaisiDays((days) => `, for rentals of ${days} days or more`)}. For ${kutaisiDays(() => "a shorter rental or ")}an address in town, write to us and we will see what we can do.`,
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
          `Hand-over at Kutaisi Airport: ${fee(facts.places, "Kutaisi Airport")}${kutaisiDays((days) => `, for ${days} days or more`)}`,
          "Return at Tbilisi Airport by agreement, if you fly home from there",
          "Insurance in every price",
          "Unlimited mileage within Georgia",
          "Help on the phone at any hour, on any road",
          deposit,
          cancelling,
          "A full tank at the start",
          `A ski rack for Svaneti on request: ${price(facts.extras.skiRack)} for the whole rental`,
          "Advice on the road to Mestia and Ushguli before you set off",
        ],
        closing: {
          title: "Landing in Kutaisi?",
          text: "Send us your flight number with the booking; once we have confirmed it, your car will be waiting at the airport.",
        },
      },
    },
  };
};
