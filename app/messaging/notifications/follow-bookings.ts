import { BOOKING_SENT_EVENT } from "~/booking/sending/send-booking";
import { receivesNews, STAFF_MARKED_EVENT } from "./news";

/**
 * Opens the live connection once this browser is that of staff or has bookings. Its script is loaded only then: most
 * visitors never need it. Returns a function that closes the connection.
 */
export function followBookings(): () => void {
  const following = new AbortController();
  const { signal } = following;
  let isLoading = false;
  const open = async () => {
    if (isLoading || !receivesNews()) return;
    isLoading = true;
    try {
      const { openLiveBookings } = await import("./live-bookings");
      if (!signal.aborted) signal.addEventListener("abort", openLiveBookings());
    } catch (error) {
      // The page shows its bookings as of its load, and the next booking tries again.
      isLoading = false;
      console.warn("the live connection could not be loaded", error);
    }
  };
  window.addEventListener(BOOKING_SENT_EVENT, open, { signal });
  window.addEventListener(STAFF_MARKED_EVENT, open, { signal });
  void open();
  return () => following.abort();
}
