export const site = {
  skip: "Skip to the content",
  home: "Home",
  menu: "Menu",
  language: "Language",
  call: "Call {{phone}}",
  bookNow: "Book Now",
  nav: { cars: "Our fleet", booking: "Booking", allCars: "All cars" },
  hero: {
    title: "A car for every road in Georgia",
    text: "From Tbilisi’s old streets to the passes of the Caucasus: see the true price for your days and book in a minute. Day and night, on any phone.",
    browse: "Browse the fleet",
    book: "Book instantly",
  },
  footer: { hours: "Office hours {{opens}}–{{closes}}, every day" },
  meta: {
    home: {
      title: "Car rental in Georgia (country): true prices, quick booking",
      description:
        "Rent a car in Tbilisi, at the airport, in Kutaisi or Batumi. Sedans, SUVs, hybrids and 4x4s from ${{price}} a day, insurance included, booked in a minute.",
    },
  },
};
