/** Names of the calendar and the shapes of dates and amounts. */
export const format = {
  date: "{{weekday}}, {{day}} {{month}} {{year}}",
  /** Without its weekday. */
  day: "{{day}} {{month}} {{year}}",
  month: "{{month}} {{year}}",
  /** For lists; its spaces don't break. The year only if it is not the current one. */
  short: "{{weekday}}\u00a0{{day}}\u00a0{{month}}",
  shortDay: "{{day}}\u00a0{{month}}",
  shortYear: "{{text}}\u00a0{{year}}",
  weekdays: {
    "0": "Sunday",
    "1": "Monday",
    "2": "Tuesday",
    "3": "Wednesday",
    "4": "Thursday",
    "5": "Friday",
    "6": "Saturday",
  },
  shortWeekdays: {
    "0": "Sun",
    "1": "Mon",
    "2": "Tue",
    "3": "Wed",
    "4": "Thu",
    "5": "Fri",
    "6": "Sat",
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
  /** A price in the main currency, with its approximation in lari where pages in this language show it. */
  withLari: "{{own}}",
  /** «in US dollars» */
  inCurrency: { USD: "US dollars", GEL: "lari" },
  decimal: ".",
  language: "en",
  thousands: ",",
};
