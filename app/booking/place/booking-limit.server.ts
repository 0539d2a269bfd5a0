import { rateLimit } from "~/web/http/rate-limit.server";

/** Bookings that one address may send: far above what a family or a hotel's desk needs. */
export const bookingLimit = rateLimit(240, 60);
