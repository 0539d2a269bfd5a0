export const site = {
  skip: "Skip to the content",
  home: "Home",
  menu: "Menu",
  language: "Language",
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
    findBooking: "Find your booking",
  },
  cities: { tbilisi: "Tbilisi", batumi: "Batumi", kutaisi: "Kutaisi" },
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
  hero: {
    kicker: "Car rental in Georgia",
    title: "A car for every road in Georgia",
    text: "From Tbilisi’s old streets to the passes of the Caucasus: see the full rental price for your dates and book in a minute, day or night.",
    browse: "Browse the fleet",
    book: "Book instantly",
  },
  advantages: {
    label: "Why rent with us",
    delivery: {
      title: "Free delivery in Tbilisi",
      text: "We bring the car to you in the city. At Tbilisi and Kutaisi airports and in Batumi delivery has a fixed fee that you see before you book.",
    },
    insurance: {
      title: "Full insurance",
      text: "Accident damage, theft and harm to others are covered in every price. The excess and the exceptions are in the rental agreement.",
    },
    support: {
      title: "Help on the road",
      text: "Call us day or night, wherever you are in Georgia. A person answers, not a machine.",
    },
  },
  footer: {
    label: "All pages",
    about: "Cars for every road in Georgia.",
    hours: "Office hours {{opens}}–{{closes}}, every day",
    rent: "Rent a car",
    read: "Before you drive",
    cities: "Where we deliver",
    company: "The company",
  },
  meta: {
    home: {
      title: "Car rental in Georgia (country): clear prices, quick booking",
      description:
        "Rent a car in Tbilisi, at the airport, in Kutaisi or Batumi. Sedans, SUVs, hybrids and 4x4s from {{price}} a day, insurance included. Book in a minute.",
    },
  },
};
