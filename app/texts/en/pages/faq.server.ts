import type { TextFacts, TypeRates } from "../../text-facts";
import type { WriteFaq } from "../../page-texts";
import { counted, untilPickup } from "./claims.server";

export const faq: WriteFaq = ({
  company,
  claims,
  promises,
  hours,
  rates,
  fleet,
  insurance,
  ofExtra,
  price,
  priceRange,
  inCurrency,
  payWays,
  said,
  listed,
  ofHigherAge,
  ofExperience,
  serves,
  hasPlaces,
  deliveryLines,
  seasonList,
  abroad,
}) => {
  const { types } = fleet;
  const ranges = [
    said(types.includes("sedan"), `budget sedans ${priceRange(rates.sedan.range)} a day`),
    said(types.includes("suv"), `SUVs ${priceRange(rates.suv.range)} a day`),
  ];
  const { from: season, to: seasonEnd } = claims.highSeason;
  return {
    meta: {
      title: "Questions about renting a car in Georgia (country)",
      description: `Prices, delivery, ${said(promises.insurance, "insurance, ")}${said(promises.deposit, "deposit, ")}licence, fuel, borders and cancellation: plain answers before you rent a car in Georgia.`,
      keywords: [
        "car rental Georgia questions",
        ...(promises.deposit ? ["rent a car Georgia deposit"] : []),
        "driving licence Georgia country",
        ...(promises.noCard ? ["car rental without credit card Georgia"] : []),
        "minimum age car rental Georgia",
      ],
    },
    title: "Frequently asked questions",
    lead: `What people ask us before they rent, answered plainly. If your question is missing, write to us${said(promises.person, " and a person will answer")}.`,
    questions: [
      {
        id: "prices",
        question: "How much does it cost to rent a car?",
        answer: [
          `${said(promises.usualPrices, `Most rentals cost ${price(claims.usualPrices.from)} to ${price(claims.usualPrices.to)} a day${said(promises.insurance, ", insurance included")}${said(fleet.hasBothDrives, ": sedans and SUVs are at the lower end, large 4x4s at the upper")}. `)}${said(promises.longRental, `The longer you rent, the less a day costs${lowered({ types, rates, price })}. On rentals of ${claims.longRental.days} days or more, a day costs ${claims.longRental.from} to ${claims.longRental.to} per cent less than a single day.`)}`,
          said(
            types.length > 0,
            `${promises.usualPrices || promises.longRental ? "In short" : "Our rates"}: ${listed(ranges)}.`,
          ),
          fleet.cheapest && fleet.highestRate !== null
            ? `Some models cost less or more. The cheapest, our ${fleet.cheapest.name}, starts at ${price(fleet.cheapest.lowest)} a day; the large 4x4s cost up to ${price(fleet.highestRate)} a day on short rentals.`
            : "",
          ...(seasonList !== "" ? [`Some dates have rates of their own: ${seasonList}.`] : []),
          "Every car’s page shows its daily rates, and you see the full price of your booking before you send the request.",
        ],
        link: { to: "/all-cars", text: "See all cars and their prices" },
      },
      {
        id: "delivery",
        question: "Where do I get the car, and what does delivery cost?",
        answer: [
          ...(hasPlaces
            ? [
                `We bring the car to you and collect it at the end. ${deliveryLines.join(". ")}. The fee depends on where you pick up the car. You see it in your price before you book.`,
                "For any other place choose “Other” in the booking form and name it in the notes; we’ll agree on the details and the fee with you.",
              ]
            : [
                "Choose “Other” in the booking form and name the place in the notes; we’ll agree on the details and the fee with you.",
              ]),
          `Flying home? Plan to return the car about ${counted(claims.returnBeforeFlightHours, "hour")} before your flight. Our office is open ${hours.opens}–${hours.closes} every day; for other hours we’ll agree on a time with you.`,
        ],
        ...(serves("tbilisi-airport") && {
          link: {
            to: "/guides/tbilisi-airport-car-rental-guide",
            text: "Read the guide to Tbilisi Airport",
          },
        }),
      },
      {
        id: "insurance",
        question: "Is insurance included?",
        answer: promises.insurance
          ? [
              `Yes, in every price, and there is nothing more to buy when you pick up the car. ${insurance.covers}`,
              insurance.leavesOut,
              "After an accident don’t move the car: call 112 first, then us. If the car is stolen, call 112 and us immediately.",
            ]
          : [],
      },
      {
        id: "driver",
        question: promises.age
          ? "How old must I be, and which papers do I need?"
          : "Which papers do I need?",
        answer: [
          said(
            promises.age,
            `You must be at least ${claims.driverAge.from} years old${ofHigherAge((age) => `, or ${age} for some of the larger cars`)}.${ofExperience((years) => ` Everybody who drives needs at least ${counted(years, "year")} of driving experience.`)}`,
          ),
          "Bring your passport and your original driving licence, not a photo of it. If the licence is not in Latin script, you also need an International Driving Permit.",
          "Since January 2026 travellers from abroad also need health and accident insurance to enter Georgia: for the whole stay, with Georgia named in it, for at least 30,000 GEL, on paper or on your phone, in English or Georgian. It is not the insurance of the car.",
        ],
      },
      {
        id: "cancellation",
        question: "How early should I book, and can I cancel?",
        answer: [
          `From ${season} to ${seasonEnd} cars are in great demand: book as early as you can. In the other months a few days are usually enough.`,
          `${promises.cancellation ? `Cancelling is free ${untilPickup(claims.freeCancellationHours)}. Do it on your booking’s page` : `You can cancel on your booking’s page ${untilPickup(claims.freeCancellationHours)}`}, or call or write to us with your booking reference. If your plans change later than that, tell us anyway, and we’ll look for a solution together.`,
        ],
        link: { to: "/bookings", text: "Find your booking" },
      },
      {
        id: "payment",
        question: promises.payAtPickup ? "When do I pay?" : "How do I pay?",
        answer: [
          said(
            promises.payAtPickup,
            "In full when you pick up the car, and not before. The booking form asks for no card and takes no money.",
          ),
          `The rental and the extras are priced in ${inCurrency}${said(hasPlaces, ", the delivery fee in Georgian lari")}. ${payWays ? `You can pay ${payWays}.` : "Ask us beforehand how you can pay."}`,
        ],
      },
      {
        id: "deposit",
        question: depositQuestion(promises),
        answer: [
          said(
            promises.deposit,
            `There is a refundable deposit of ${price(claims.deposit.from)} to ${price(claims.deposit.to)}, depending on the car. You get it back when you return the car in good condition.`,
          ),
          said(
            promises.noCard,
            `You don’t need a credit card${said(promises.deposit, ", neither for the deposit nor for the rental")}.`,
          ),
        ],
      },
      {
        id: "fuel",
        question: "How does fuel work?",
        answer: [
          said(
            promises.fullTank,
            "You pick up the car with a full tank and bring it back full; you pay for what you use in between.",
          ),
          "At most filling stations somebody fills up for you. The grade your car takes is written inside the fuel flap. Before the high valleys fill up in good time: in Zugdidi on the way to Svaneti, in Kakheti on the way to Tusheti.",
        ],
      },
      {
        id: "extras",
        question: extraQuestion([
          ofExtra("child-seat", () => "a child seat"),
          ofExtra("ski-rack", () => "a ski rack"),
          said(promises.driver, "a driver"),
        ]),
        answer: [
          ofExtra(
            "child-seat",
            (cost) =>
              `For a child seat there is a small fee: ${cost}. Choose it in the booking form and tell us the child’s age in the notes, so that we bring the right one. Children under 12 sit in the back.`,
          ),
          ofExtra("ski-rack", (cost) => `A ski rack is ${cost}.`),
          said(
            promises.driver,
            `A driver costs ${price(claims.driver.from)} to ${price(claims.driver.to)} a day on top of the car. Ask for one in the notes of your booking or on WhatsApp, and tell us your route so that we find the right person.`,
          ),
        ],
      },
      {
        id: "mileage",
        question: promises.mileage
          ? "Is the mileage limited, and may I leave Georgia?"
          : "May I leave Georgia?",
        answer: [
          said(
            promises.mileage,
            "Drive as far as you like: the mileage within Georgia is unlimited.",
          ),
          `${abroad ? `With our permission you may drive to ${abroad}: choose it in the booking form, which says what it costs. You can’t take our cars across any other border, nor into Abkhazia or the Tskhinvali region (South Ossetia).` : "Our cars stay in the country. You can’t take them across the border to Turkey, Armenia, Azerbaijan or Russia, nor into Abkhazia or the Tskhinvali region (South Ossetia)."} If you are heading for rough mountain tracks, ask us first whether your car may go there.`,
        ],
        link: {
          to: "/guides/georgian-mountain-roads-tips",
          text: "Read the guide to mountain roads",
        },
      },
      {
        id: "drones",
        question: "May I bring a drone?",
        answer: [
          "Ask the Georgian Civil Aviation Agency at gcaa.ge before you travel: its rules decide, and bringing a drone across the border needs its permission.",
          "As far as we know, the rules for drones of more than 250 g are: keep it in sight, no higher than 120 m, 6 km away from airports, and never over people. Parts of Tbilisi are closed to drones.",
        ],
      },
      {
        id: "roadside",
        question: "What if something happens on the road?",
        answer: [
          promises.help
            ? `Call us at any hour: ${company.readablePhone}. Roadside assistance by phone is available 24/7, even when the office is closed.`
            : `Call us: ${company.readablePhone}.`,
          "After any accident, call 112 first, even if nobody is hurt. Police, ambulance and rescue answer there day and night, and the call is free.",
        ],
      },
    ],
  };
};

type Rates = Pick<TextFacts, "rates" | "price"> & Pick<TextFacts["fleet"], "types">;

/** «: a sedan is $50 for a single day and $35 a day for 11 days or more»; empty without such a car. */
function lowered({ types, rates: { sedan, suv }, price }: Rates): string {
  const steps = (plan: TypeRates) =>
    `is ${price(plan.single)} for a single day and ${price(plan.lowest)} a day for ${counted(plan.longDays, "day")} or more`;
  const [first] = types;
  if (!first) return "";
  if (types.length === 1) {
    return first === "sedan" ? `: a sedan ${steps(sedan)}` : `: an SUV ${steps(suv)}`;
  }
  return `: a sedan ${steps(sedan)}; an SUV goes down from ${price(suv.single)} to ${price(suv.lowest)}`;
}

/** «Can I have a child seat, a ski rack or a driver?», of what there is. */
function extraQuestion(names: readonly string[]): string {
  const offered = new Intl.ListFormat("en-GB", { type: "disjunction" });
  return `Can I have ${offered.format(names.filter(Boolean))}?`;
}

function depositQuestion({ deposit, noCard }: TextFacts["promises"]): string {
  if (!deposit) return "Do I need a credit card?";
  return noCard ? "Is there a deposit, and do I need a credit card?" : "Is there a deposit?";
}
