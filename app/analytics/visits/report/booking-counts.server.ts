import { sql } from "~/db.server";
import { bookingCounter } from "./count-bookings.server";

/** Shared by all requests of this process, so that past days are cached once. */
export const bookingCounts = bookingCounter(sql);
