export const blog = {
  kicker: "Travel blog",
  title: "Where to go in Georgia",
  intro:
    "Six places we send our own friends to, with real driving times from Tbilisi. Three of them have their own guide: what to see, which road to take and when it is better not to go.",
  tips: "Before you set off",
  activities: "What to do",
  drivingTime: "By car from Tbilisi",
  hours: "about {{hours}} hours, {{km}} km",
  viewMap: "View Map",
  viewDetails: "View Details",
  bookCar: "Book a Car",
  viewOnMap: "View on Map",
  /** Read out after the name of an outside link. */
  newTab: "{{place}}, opens in a new tab",
  back: "All destinations",
  tags: "Known for",
  attractions: "What to see",
  difficulty: "Difficulty",
  difficulties: { easy: "Easy", moderate: "Moderate", hard: "Hard" },
  timeNeeded: "Time needed",
  bestTimeToVisit: "Best time to visit",
  travelTips: "Travel tips",
  checked:
    "Roads and lifts change. We checked this page in November 2026. For the roads on the day, see:",
  bookYourCar: "Book Your Car Now",
};
