export const offline = {
  page: {
    title: "You are offline",
    text: "This page can’t be loaded right now. You can still read pages that you opened before.",
    hours: "Office hours {{opens}}\u2060–\u2060{{closes}} Tbilisi time, every day.",
    help: "Help on the road: day and night.",
    read: "Pages you have opened",
    home: "Home page",
    cars: "All cars",
    guides: "Guides",
  },
  noAnswer: {
    title: "No connection",
    text: "We couldn’t load this page. Check your connection and try again, or call us.",
    again: "Try again",
  },
  copy: "This page is a copy from {{day}}, {{time}}. Prices are checked again when you book.",
  manifest: {
    description: "Rent a car in Georgia: clear prices for your dates.",
  },
};
