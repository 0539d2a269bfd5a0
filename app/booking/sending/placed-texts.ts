import type { Booking } from "~/booking/booking";

/** Returns the keys of what is said of a booking that was just placed: a request, or confirmed at once. */
export function placedTexts({ status }: Pick<Booking, "status">) {
  return status === "confirmed"
    ? ({
        title: "booking.confirmation.confirmed.title",
        received: "booking.confirmation.confirmed.received",
        toast: "booking.toasts.confirmed",
        queue: "booking.queue.confirmed",
        contact: "booking.toasts.questions",
      } as const)
    : ({
        title: "booking.confirmation.title",
        received: "booking.confirmation.received",
        toast: "booking.toasts.received",
        queue: "booking.queue.booked",
        contact: "booking.toasts.contactText",
      } as const);
}
