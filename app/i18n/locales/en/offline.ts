export const offline = {
  page: {
    title: "You are offline",
    text: "This page can’t be fetched right now. Pages that you have opened before can still be read.",
    hours:
      "Office hours {{opens}}–{{closes}} Tbilisi time, every day. Help on the road: day and night.",
    read: "Read what you have seen",
    home: "Home page",
    cars: "All cars",
    guides: "Guides",
  },
  noAnswer: {
    title: "No connection",
    text: "We could not fetch this page. Check your connection and try again, or call us.",
    again: "Try again",
  },
  copy: "You see this page as it was on {{day}} at {{time}}. Prices are checked again when you book.",
  manifest: {
    description: "Rent a car in Georgia: true prices, booked in a minute.",
  },
};
