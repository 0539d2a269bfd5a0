/** Dispatched on `window` when a queued booking has been stored. */
export const BOOKING_SENT_EVENT = "mgzavri:booking-sent";
