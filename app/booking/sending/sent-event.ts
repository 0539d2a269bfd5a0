/** Dispatched on `window` when a booking of the queue has been stored: this browser has one more. */
export const BOOKING_SENT_EVENT = "mgzavri:booking-sent";
