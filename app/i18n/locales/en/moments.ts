import { format } from "./format";

/** Lengths of time, and moments near now. The parts of each don't break. */
export const moments = {
  seconds: "{{count}}\u00a0s",
  minutes: "{{count}}\u00a0min",
  hours: "{{count}}\u00a0h",
  hoursAndMinutes: "{{hours}}\u00a0h\u00a0{{minutes}}",
  days_one: "{{count}}\u00a0day",
  days_other: "{{count}}\u00a0days",
  near: {
    yesterday: "yesterday\u00a0{{time}}",
    today: "today\u00a0{{time}}",
    tomorrow: "tomorrow\u00a0{{time}}",
  },
  nearDays: { yesterday: "yesterday", today: "today", tomorrow: "tomorrow" },
  since: {
    today: "since {{time}}",
    yesterday: "since yesterday\u00a0{{time}}",
    weekday: "since {{weekday}}",
    date: "since {{day}}\u00a0{{month}}",
    year: "since {{day}}\u00a0{{month}}\u00a0{{year}}",
    weekdays: format.weekdays,
    months: format.months,
  },
};
