import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { BookingStatus } from "~/booking/status";
import { useNotifications } from "./store";
import type { OwnBooking } from "./wire";

/**
 * Reads the page's data anew whenever the own booking of a token changes, and once where the status
 * that the page shows is behind. With null, or a booking of another browser, nothing happens.
 */
export function useFreshOwnBooking(token: string | null, shown?: BookingStatus) {
  const { own } = useNotifications();
  const { revalidate } = useRevalidator();
  const last = useRef<OwnBooking>(undefined);
  const booking = token === null ? undefined : own.find((one) => one.token === token);
  useEffect(() => {
    if (!booking || booking === last.current) return;
    const isFirst = last.current?.token !== booking.token;
    last.current = booking;
    if (!isFirst || booking.status !== shown) void revalidate();
  }, [booking, shown, revalidate]);
}
