export const fleet = {
  title: "Choose your car",
  allTitle: "Our Complete Fleet",
  allIntro: "Every car we rent out, with its daily rates. Insurance is always included.",
  unavailable: "We can’t show the cars right now. Use the booking form below or call us.",
  empty: "No car matches these filters. Try removing one.",
  count_one: "{{count}} model",
  count_other: "{{count}} models",
  none: {
    text: "Our cars will be listed here soon. Tell us what you need, and we’ll find a car for you.",
    book: "Ask for a car",
  },
  emptyPicture:
    "An empty car park in the mountains, with a signpost pointing two ways and a dog asleep in one of the spaces.",
  loading: "Loading the cars",
  viewAll: "View all cars",
  backHome: "Back to Home",
  pages: {
    label: "Pages of the list",
    previous: "Previous cars",
    next: "More cars",
    /** After the number of all cars. */
    here: "page {{page}} of {{pages}}",
  },
  filters: {
    legend: "Filters",
    type: "Vehicle Type",
    price: "Price Range",
    passengers: "Passengers",
    apply: "Apply Filters",
    typeValues: { all: "All", suv: "SUV", sedan: "Sedan", hybrid: "Hybrid" },
    priceValues: {
      all: "All",
      budget: "Budget: under {{from}}",
      mid: "Mid: {{from}} to {{to}}",
      premium: "Premium: over {{to}}",
    },
    passengersValues: { any: "Any", "2": "2 or more", "4": "4 or more", "5": "5 or more" },
  },
  dates: {
    from: "Pick-up date",
    to: "Return date",
    total_one: "for {{count}} day",
    total_other: "for {{count}} days",
    rate_one: "{{count}} day at {{rate}} a day",
    rate_other: "{{count}} days at {{rate}} a day",
    delivery: "Delivery, {{place}}: {{price}}.",
    note: "Rental from {{from}} to {{to}}. Child seat, ski rack and delivery are not included.",
    indicative:
      "{{others}} as a guide, at the exchange rate of {{day}} (1 USD = {{rate}} GEL). You pay in {{currency}}.",
    past: "The pick-up date is in the past. Please check it.",
    problems: {
      from: {
        noSuchDate: "There is no date “{{typed}}”. Write it like 2030-12-31.",
        missing: "Choose the pick-up date too.",
      },
      to: {
        noSuchDate: "There is no date “{{typed}}”. Write it like 2030-12-31.",
        missing: "Choose the return date too.",
      },
    },
  },
  availability: {
    free: "Free on these days",
    last: "Last one on these days",
    request: "On request",
    note: "This is the availability right now. The car is yours once we write to you that it is.",
    otherTrips: "No car is free on exactly these days. Try these:",
  },
  trip: { label: "Place and dates", anyPlace: "Any place", show: "Show prices" },
  card: {
    from: "from",
    perDay: "/day",
    /** Stands after a price that `from` opens: «from $35/day». */
    fromPerDay: "/day",
    bookNow: "Book now",
    details: "Details",
    more: "More Features",
    fourByFour: "4x4",
    types: {
      sedan: "Sedan",
      hatchback: "Hatchback",
      wagon: "Station wagon",
      suv: "SUV",
      minivan: "Minivan",
      pickup: "Pickup",
    },
    seats_one: "{{count}} seat",
    seats_other: "{{count}} seats",
    hybrid: "Hybrid",
    picture: "{{car}}, a drawing of this kind of car",
  },
  tiers: {
    title: "Daily rates",
    from: "{{min}}+ days",
    range: "{{min}}–{{max}} days",
    exact: "{{days}} days",
    one: "1 day",
  },
  seasons: {
    rate: "{{season}} ({{from}} – {{to}}): {{rate}} a day.",
    rates:
      "{{season}} ({{from}} – {{to}}): {{low}} to {{high}} a day, by the length of the rental.",
  },
  values: {
    transmission: { Automatic: "Automatic", Manual: "Manual", CVT: "Automatic (CVT)" },
    driveType: { FWD: "Front-wheel drive", RWD: "Rear-wheel drive", AWD: "AWD", "4x4": "4x4" },
    fuelType: { Petrol: "Petrol", Diesel: "Diesel", Hybrid: "Hybrid" },
    litres: "{{value}}L",
    cubicCentimetres: "{{value}} cc",
    consumption: "{{value}} L/100 km",
  },
  meta: {
    title: "All our cars: sedans, SUVs, hybrids and 4x4s for rent in Georgia (country)",
    laterTitle: "{{title}}, page {{page}}",
    description:
      "Compare all our cars with their daily rates, from {{price}} a day, insurance included.",
  },
};
