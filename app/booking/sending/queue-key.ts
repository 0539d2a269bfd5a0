/** The queue of bookings in local storage. Apart from its code, which the inline loader has no use for. */
export const QUEUE_KEY = "bookingQueue";
