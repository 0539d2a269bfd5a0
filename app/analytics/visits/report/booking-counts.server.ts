import { sql } from "~/db.server";
import { bookingCounter } from "./count-bookings.server";

/** The counts of this process. */
export const bookingCounts = bookingCounter(sql);
