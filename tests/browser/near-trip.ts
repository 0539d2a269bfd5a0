import { addDays, businessTime } from "../../app/web/calendar";

/** Returns a day some days from now, in business time. */
export const dayAhead = (days: number) => addDays(businessTime(new Date()).date, days);

/** The days of a trip that no form asks about: it begins within the year. */
export const NEAR_TRIP = { pickupDate: dayAhead(100), returnDate: dayAhead(105) };
