import type { WriteTerms } from "../../page-texts";
import { counted, untilPickup } from "./claims.server";

export const terms: WriteTerms = ({
  company,
  claims,
  promises,
  hours,
  insurance,
  price,
  hasExtras,
  extraList,
  inCurrency,
  said,
  ofHigherAge,
  hasPlaces,
  deliveryLines,
  abroad,
  graceMinutes,
  atOnceHours,
}) => {
  return {
    meta: {
      title: "Terms of service",
      description: `The rules of renting from us, short and plain: booking, prices, payment${said(promises.deposit, ", deposit")}, cancellation, driver, fuel${said(promises.insurance, ", insurance")} and return.`,
      keywords: ["car rental terms Georgia", "rental conditions", "cancellation", "deposit"],
    },
    title: "Terms of service",
    updated: "Last updated: November 2026",
    lead: `These are the rules under which ${company.name} takes bookings on this site. The rental agreement that you sign when you pick up the car contains the remaining terms.`,
    sections: [
      {
        id: "booking",
        title: "Your booking",
        blocks: [
          `What you send with the form is a request. The booking is made when we confirm it to you by phone, message or email; until then neither side is bound.${said(atOnceHours !== null, " Where the form says “Confirmed at once”, the site confirms the booking as soon as you send it, if the car is still free: the next page then says that it is confirmed.")}`,
          "Give us a name, a phone number and an email address where we can reach you. If the car you chose is not available, we’ll offer you another one, which you may refuse.",
        ],
      },
      {
        id: "prices",
        title: "Prices",
        blocks: [
          `The price of a rental is the daily rate for the length of the rental, multiplied by the number of days, plus the extras you chose. ${daysCounted(graceMinutes)}${said(promises.insurance, " Insurance is included.")}`,
          `Rates and extras are in ${inCurrency}.${said(hasExtras, ` Extras: ${extraList}.`)} A confirmed price stays as it is, even if our rates change later.`,
          ...(hasPlaces
            ? [
                "The delivery fee is in lari and depends on where you pick up the car:",
                [...deliveryLines.map((line) => `${line};`), "other places: by agreement."],
              ]
            : ["Delivery is by agreement, and its fee is in lari."]),
        ],
      },
      {
        id: "payment",
        title: "Payment",
        blocks: [
          said(
            promises.payAtPickup,
            "You pay in full when you pick up the car. Nothing is due when you book.",
          ),
        ],
      },
      {
        id: "deposit",
        title: "Deposit",
        blocks: [
          `${
            promises.deposit
              ? `At the pick-up you leave a refundable deposit of ${price(claims.deposit.from)} to ${price(claims.deposit.to)}, depending on the car${said(promises.noCard, "; no credit card is needed")}.`
              : "If the page of a car states a refundable deposit, you leave it at the pick-up."
          } You get it back when you return the car in good condition. We deduct only the cost of repairing damage, of missing fuel and of fines from the rental, and show you the figures.`,
          said(
            promises.deposit,
            "If the page of a car states a deposit of its own, that one applies.",
          ),
        ],
      },
      {
        id: "cancellation",
        title: "Changing and cancelling",
        blocks: [
          `You can cancel${said(promises.cancellation, " free of charge")} ${untilPickup(claims.freeCancellationHours)}; a call or a message with your booking reference is enough. For later cancellations or other dates, call us and we’ll look for a solution together.`,
          "If we can’t give you the car that we confirmed, we’ll call you as soon as we know and offer you another, which you may refuse at no cost.",
        ],
      },
      {
        id: "driver",
        title: "Who may drive",
        blocks: [
          "The car may be driven by people who:",
          [
            ...(promises.age
              ? [
                  `are at least ${claims.driverAge.from} years old${ofHigherAge((age) => ` (${age} for some larger cars)`)};`,
                ]
              : []),
            ...(promises.age && claims.experienceYears > 0
              ? [`have at least ${counted(claims.experienceYears, "year")} of driving experience;`]
              : []),
            "carry an original licence, and an International Driving Permit if the licence is not in Latin script;",
            "are named in the rental agreement.",
          ],
          promises.age
            ? "If the page of a car states another age or another number of years, that applies to it."
            : "If the page of a car states an age or a number of years, that applies to it.",
          "Nobody may drive after drinking alcohol, not even a little.",
        ],
      },
      {
        id: "use",
        title: "Using the car",
        blocks: [
          `${said(promises.mileage, "The mileage within Georgia is unlimited. ")}${abroad ? `With our permission, which you choose when you book, you may drive to ${abroad}. The car must not cross any other border` : "The car must not leave the country"}, nor go into Abkhazia or the Tskhinvali region (South Ossetia).`,
          "Ask us before you drive on unpaved mountain roads, such as those to Tusheti over the Abano Pass, from Ushguli to Lentekhi or over the Goderdzi Pass. Not every car is made for them: the page of a car names the roads on which you must not drive it. You pay for damage on a road that we advised against.",
          "Drive by the rules of the road. The renter pays all fines, parking fees and towing from the rental, whoever was driving and even when the notice reaches us later. Don’t smoke in the car, race, tow other vehicles or lend the car to anyone.",
        ],
      },
      {
        id: "fuel",
        title: "Fuel",
        blocks: [
          said(
            promises.fullTank,
            "The car is handed over full and returned full. If it comes back with less, you pay for filling it.",
          ),
        ],
      },
      {
        id: "insurance",
        title: promises.insurance ? "Insurance, accidents and theft" : "Accidents and theft",
        blocks: [
          said(promises.insurance, `Insurance is included in every price. ${insurance.covers}`),
          insurance.leavesOut,
          `After an accident: stop, leave the car where it is, call 112, then call us${said(promises.help, ", at any hour")}. Wait for the police and their report.`,
          `If the car is stolen: call 112 and us immediately. Keep the key and the car’s papers${said(promises.insurance, ", because the insurer will ask for them")}.`,
          "If the car breaks down, call us before you have it repaired.",
        ],
      },
      {
        id: "return",
        title: "Bringing the car back",
        blocks: [
          `Bring it back at the agreed place and time. Our office is open ${hours.opens}–${hours.closes} every day; other hours by agreement. If you will be late or want to keep the car longer, call us beforehand; extra days cost the daily rate. Allow about ${counted(claims.returnBeforeFlightHours, "hour")} before a flight.`,
        ],
      },
      {
        id: "law",
        title: "Law",
        blocks: [
          "The law of Georgia applies. We first try to settle any dispute by talking; if that fails, the courts of Georgia decide. Nothing here limits the rights that the law gives you as a consumer.",
          { to: "/privacy-policy", text: "How we protect your data" },
        ],
      },
      {
        id: "contact",
        title: "Contact",
        blocks: ["If anything is unclear, ask us before you book."],
      },
    ],
  };
};

/** Says how rental days are counted. */
function daysCounted(graceMinutes: number | null): string {
  if (graceMinutes === null) {
    return "Days are counted by the calendar from the pick-up date to the return date, with a minimum of one.";
  }
  const grace =
    graceMinutes > 0 ? ` A return up to ${graceMinutes} minutes later begins no new day.` : "";
  return `A day is 24 hours from the pick-up, and every rental has at least one.${grace}`;
}
