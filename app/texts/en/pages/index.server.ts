import type { PageTexts } from "../../page-texts";
import { batumi } from "./blog/batumi.server";
import { kazbegi } from "./blog/kazbegi.server";
import { meta } from "./blog/meta.server";
import { overview } from "./blog/overview.server";
import { svaneti } from "./blog/svaneti.server";
import { cities } from "./cities/cities.server";
import { exampleCars } from "./example-cars.server";
import { exampleReviews } from "./example-reviews.server";
import { faq } from "./faq.server";
import { pricesGuide } from "./guides/car-rental-prices-georgia-breakdown.server";
import { fourByFourGuide } from "./guides/do-you-need-4x4-georgia.server";
import { mountainRoadsGuide } from "./guides/georgian-mountain-roads-tips.server";
import { airportGuide } from "./guides/tbilisi-airport-car-rental-guide.server";
import { batumiDriveGuide } from "./guides/tbilisi-batumi-scenic-drive.server";
import { rentalGuide } from "./guides/ultimate-guide-car-rental-georgia.server";
import { keywords } from "./keywords.server";
import { posters } from "./posters.server";
import { privacy } from "./privacy.server";
import { terms } from "./terms.server";

/** The long texts in English. */
export const pages: PageTexts = {
  faq,
  privacy,
  terms,
  cities,
  blog: { meta, overview, regions: { kazbegi, svaneti, batumi } },
  guides: {
    "ultimate-guide-car-rental-georgia": rentalGuide,
    "tbilisi-batumi-scenic-drive": batumiDriveGuide,
    "do-you-need-4x4-georgia": fourByFourGuide,
    "georgian-mountain-roads-tips": mountainRoadsGuide,
    "car-rental-prices-georgia-breakdown": pricesGuide,
    "tbilisi-airport-car-rental-guide": airportGuide,
  },
  examples: {
    insurance: {
      covers:
        "Insurance covers damage to the car in an accident, theft of the car, injury to other people and damage to their property. You pay the excess (deductible), which is your share of the cost; the rental agreement states its amount.",
      leavesOut:
        "The insurance does not cover tyres, rims, glass or the underbody, or water damage. Nor does it pay if you drive on a road that the agreement forbids, after drinking, or without being named in the agreement. Without a police report the insurer may refuse to pay.",
    },
    office: {
      directions:
        "Three minutes’ walk from Liberty Square metro station. Ring the bell with our name on it, and we’ll come down to meet you.",
      people: [
        {
          name: "Nino",
          role: "Answers your messages and plans your route with you",
          languages: "Georgian, English, German",
        },
        {
          name: "Giorgi",
          role: "Meets you at the airport, even at four in the morning",
          languages: "Georgian, English, Russian",
        },
        {
          name: "Tamar",
          role: "Checks every car before it goes out",
          languages: "Georgian, Russian",
        },
      ],
    },
    cars: exampleCars,
    features: "Bluetooth\nUSB ports\nBackup camera\nAudio system\nPower windows\nCruise control",
    reviews: exampleReviews,
  },
  asked: { driver: "I would like a car with a driver. My route:" },
  posters,
  keywords,
  wordsAMinute: 220,
};
