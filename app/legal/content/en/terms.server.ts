import type { WriteTerms } from "~/legal/legal";

export const terms: WriteTerms = ({ company, claims, hours, ...facts }) => {
  const fee = (place: keyof typeof facts.deliveryFees) => {
    const gel = facts.deliveryFees[place];
    return gel === 0 ? "free" : `${gel} GEL`;
  };
  return {
    meta: {
      title: "Terms of service",
      description:
        "The rules of renting from us, short and plain: booking, prices, payment, deposit, cancellation, driver, fuel, insurance and return.",
      keywords: ["car rental terms Georgia", "rental conditions", "cancellation", "deposit"],
    },
    title: "Terms of service",
    updated: "Last updated: November 2026",
    lead: `These are the rules under which ${company.name} takes bookings on this site. The rental agreement that you sign at the hand-over adds the details of your car.`,
    sections: [
      {
        id: "booking",
        title: "Your booking",
        blocks: [
          "What you send with the form is a request. The contract comes about when we confirm it to you by phone, message or email; until then neither side is bound.",
          "Give us a name, a phone number and an email address where we can reach you. If the car you chose is not available, we offer you another one, and you are free to say no.",
        ],
      },
      {
        id: "prices",
        title: "Prices",
        blocks: [
          "The price of a rental is the daily rate for your number of days, times the days, plus the extras you chose. Days are counted by the calendar, from the pick-up date to the return date, one at least. Insurance is in the price.",
          `Rates and extras are in US dollars: a child seat ${facts.extras.childSeat}, a ski rack ${facts.extras.skiRack}, each for the whole rental. A confirmed price stays as it is, even if our rates change later.`,
          "Delivery is paid apart, in lari, by the place of the pick-up:",
          [
            `Tbilisi: ${fee("Tbilisi")};`,
            `Tbilisi Airport: ${fee("Tbilisi Airport")};`,
            `Batumi: ${fee("Batumi")};`,
            `Kutaisi Airport: ${fee("Kutaisi Airport")}, for rentals of ${facts.kutaisiMinDays} days or more;`,
            "other places: by agreement.",
          ],
        ],
      },
      {
        id: "payment",
        title: "Payment",
        blocks: ["You pay in full when you pick up the car. Nothing is due when you book."],
      },
      {
        id: "deposit",
        title: "Deposit",
        blocks: [
          `At the pick-up you leave a deposit of $${claims.deposit.from} to $${claims.deposit.to}, depending on the car; no credit card is needed. You get it back at the return when the car is in good condition. We keep from it only what damage, missing fuel or fines from your rental cost, and show you how much that is.`,
        ],
      },
      {
        id: "cancellation",
        title: "Changing and cancelling",
        blocks: [
          `You can cancel free of charge until ${claims.freeCancellationHours} hours before the pick-up; a call or a message with your booking number is enough. Later, or if you want other dates, call us and we look for a way together.`,
          "If something keeps us from giving you the car that we confirmed, we call you as soon as we know and offer you another; you may say no at no cost.",
        ],
      },
      {
        id: "driver",
        title: "Who may drive",
        blocks: [
          [
            `drivers aged ${claims.driverAge.from} or more, for some larger cars up to ${claims.driverAge.to};`,
            `with ${claims.experienceYears} years of driving experience or more;`,
            "with an original licence, and an International Driving Permit if the licence is not in Latin script;",
            "who are named in the rental agreement.",
          ],
          "Nobody drives after drinking alcohol, not even a little.",
        ],
      },
      {
        id: "use",
        title: "Using the car",
        blocks: [
          "The mileage within Georgia is unlimited. The car must not leave the country, nor go into Abkhazia or South Ossetia.",
          "Ask us before you drive on unpaved mountain roads, such as those to Tusheti over the Abano Pass, from Ushguli to Lentekhi or over the Goderdzi Pass. Not every car is made for them, and damage on a road that we advised against is at your own cost.",
          "Drive by the rules of the road. Fines, parking fees and towing during your rental are yours to pay, even when the notice reaches us later. Don’t smoke in the car, don’t race, don’t tow, and don’t lend the car on.",
        ],
      },
      {
        id: "fuel",
        title: "Fuel",
        blocks: [
          "The car is handed over full and returned full. If it comes back with less, you pay what it takes to fill it.",
        ],
      },
      {
        id: "insurance",
        title: "Insurance and accidents",
        blocks: [
          "Insurance is included; what it covers, and the sum that you bear yourself, are set out in the rental agreement.",
          "After an accident or a theft: stop, leave the car where it is, call 112, then call us, at any hour. Wait for the police and their report, because without it the insurance may refuse to pay. It may also refuse if the driver had been drinking, was not in the agreement, or used a road that the agreement excludes.",
          "If the car breaks down, call us before you have it repaired.",
        ],
      },
      {
        id: "return",
        title: "Bringing the car back",
        blocks: [
          `Bring it back at the agreed place and time. Our office is open ${hours.opens}–${hours.closes} every day; other hours by agreement. If you are late or want to keep the car longer, call us beforehand; further days cost the daily rate. Before a flight allow about ${claims.returnBeforeFlightHours} hours.`,
        ],
      },
      {
        id: "law",
        title: "Law",
        blocks: [
          "The law of Georgia applies. Should we disagree, let us talk first; after that the courts of Georgia decide. Rights that the law gives you as a consumer remain unaffected.",
          { to: "/privacy-policy", text: "How we treat your data" },
        ],
      },
      {
        id: "contact",
        title: "Contact",
        blocks: ["Ask us before you book; it costs nothing."],
      },
    ],
  };
};
