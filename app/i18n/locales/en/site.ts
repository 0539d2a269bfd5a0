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
  banner: {
    label: "Announcement",
    text: "Delivery in Tbilisi is free, and insurance is in every price.",
    action: "Book now",
  },
  hero: {
    kicker: "Car rental in Georgia",
    title: "A car for every road in Georgia",
    text: "From Tbilisi’s old streets to the passes of the Caucasus: see the true price for your days and book in a minute. Day and night, on any phone.",
    browse: "Browse the fleet",
    book: "Book instantly",
  },
  advantages: {
    label: "Why rent with us",
    delivery: {
      title: "Free delivery in Tbilisi",
      text: "We bring the car to you in the city. At Tbilisi and Kutaisi airports and in Batumi we hand it over for a fixed fee that you see beforehand.",
    },
    insurance: {
      title: "Full insurance",
      text: "It is part of every price that you see here, never an extra at the hand-over.",
    },
    support: {
      title: "Help on the road",
      text: "Call us day or night, from wherever the road has stopped you. A person answers.",
    },
  },
  footer: {
    label: "All pages",
    about: "Cars for every road in Georgia.",
    hours: "Office hours {{opens}}–{{closes}}, every day",
    rent: "Rent a car",
    read: "Before you drive",
    cities: "Where we hand over",
    company: "The company",
  },
  meta: {
    home: {
      title: "Car rental in Georgia (country): true prices, quick booking",
      description:
        "Rent a car in Tbilisi, at the airport, in Kutaisi or Batumi. Sedans, SUVs, hybrids and 4x4s from ${{price}} a day, insurance included, booked in a minute.",
    },
  },
};
