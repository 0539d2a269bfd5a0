export const site = {
  skip: "Skip to the content",
  home: "Home",
  menu: "Menu",
  language: "Language",
  /** Stands on pages in other languages. */
  offer: { text: "You can also read this page in English", close: "Close" },
  call: "Call {{phone}}",
  bookNow: "Book Now",
  nav: {
    cars: "Fleet",
    allCars: "All cars",
    booking: "Booking",
    services: "Services",
    about: "About",
    contact: "Contact",
    guides: "Guides",
    blog: "Blog",
    faq: "FAQ",
    privacy: "Privacy policy",
    terms: "Terms of service",
    findBooking: "My booking",
  },
  cities: { tbilisi: "Tbilisi", batumi: "Batumi", kutaisi: "Kutaisi" },
  /** The cities where cars are delivered, in descriptions of pages. */
  where: {
    tbilisi: "Tbilisi",
    batumi: "Batumi",
    kutaisi: "Kutaisi",
    cities: "in {{cities}}",
    none: "in Georgia",
  },
  insured: ", insurance included",
  refusedTitle: "Error: {{title}}",
  topBar: {
    label: "Right now",
    viewers_one: "{{count}} visitor is looking at our cars",
    viewers_other: "{{count}} visitors are looking at our cars",
    bookings_one: "{{count}} booking today",
    bookings_other: "{{count}} bookings today",
  },
  example: {
    label: "About this site",
    text: "This site is only an example for now: look around, but nobody will hand you a car yet.",
  },
  banner: {
    label: "Announcement",
    text: "Delivery in Tbilisi is free, and every price includes insurance.",
    action: "Book now",
  },
  footer: {
    label: "All pages",
    about: "Cars for every road in Georgia.",
    hours: "Office hours {{opens}}\u2060–\u2060{{closes}}, every day",
    rent: "Rent a car",
    read: "Before you drive",
    cities: "Where we deliver",
    company: "The company",
  },
  allKinds: "Sedans, SUVs, hybrids and 4x4s",
  cars: "Cars",
  meta: {
    home: {
      title: "Car rental in Georgia (country): clear prices, quick booking",
      description:
        "Rent a car {{where}}. {{cars}} from {{price}} a day{{insured}}. Send your request in a minute.",
      descriptionAtOnce:
        "Rent a car {{where}}. {{cars}} from {{price}} a day{{insured}}. Book in a minute.",
    },
  },
};
