export const desk = {
  sections: {
    today: "Today",
    /** A part of `visits.tab`, for the bar on phones. */
    analytics: "Analytics",
  },
  more: "More",
  close: "Close",
  pending_one: "{{count}} booking needs an answer",
  pending_other: "{{count}} bookings need an answer",
};
