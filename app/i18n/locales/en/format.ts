/** Names of the calendar and the shapes of dates and amounts. */
export const format = {
  date: "{{weekday}}, {{day}} {{month}} {{year}}",
  /** Without its weekday. */
  day: "{{day}} {{month}} {{year}}",
  weekdays: {
    "0": "Sunday",
    "1": "Monday",
    "2": "Tuesday",
    "3": "Wednesday",
    "4": "Thursday",
    "5": "Friday",
    "6": "Saturday",
  },
  months: {
    "1": "January",
    "2": "February",
    "3": "March",
    "4": "April",
    "5": "May",
    "6": "June",
    "7": "July",
    "8": "August",
    "9": "September",
    "10": "October",
    "11": "November",
    "12": "December",
  },
  usd: "${{amount}}",
  gel: "{{amount}} GEL",
  eur: "€{{amount}}",
  decimal: ".",
  thousands: ",",
};
