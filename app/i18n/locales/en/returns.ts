/** Another return of a booking, for visitors and staff. */
export const returns = {
  until_one: "Until {{date}}, {{time}}: {{count}} day",
  until_other: "Until {{date}}, {{time}}: {{count}} days",
  total: "Total {{total}},",
  more: "{{amount}} more than now.",
  less: "{{amount}} less than now.",
  same: "the same as now.",
  faults: {
    missing: "Enter a date and a time",
    same: "This is the return that is booked: enter another one",
    early: "The return must be after the pick-up",
    past: "This time is over: enter a later one",
    long: "At most a year",
  },
};
