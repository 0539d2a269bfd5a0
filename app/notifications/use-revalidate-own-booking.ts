import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { BookingStatus } from "~/booking/status";
import { useNotifications } from "./store";
import type { OwnBooking } from "./wire";

/**
 * Revalidates when the own booking of a token changes, and once if `shown` is out of date. Does
 * nothing for null or a booking of another browser.
 */
export function useRevalidateOwnBooking(token: string | null, shown?: BookingStatus) {
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
