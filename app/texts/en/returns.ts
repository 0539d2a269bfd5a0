/** Another return time of a booking, for customers and staff. */
export const returns = {
  until_one: "Until {{date}}, {{time}}: {{count}} day",
  until_other: "Until {{date}}, {{time}}: {{count}} days",
  total: "To pay: {{total}},",
  more: "{{amount}} more than now.",
  less: "{{amount}} less than now.",
  same: "the same as now.",
  dearer: "The rental gets shorter but costs more: the daily rate depends on the number of days.",
  faults: {
    missing: "Enter a date and a time",
    same: "This return time is already booked: enter another one",
    early: "The return must be after the pick-up",
    past: "This time has passed: enter a later one",
    long: "A rental can last one year at most",
  },
};
