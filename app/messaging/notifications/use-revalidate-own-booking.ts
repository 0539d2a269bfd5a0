import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { BookingStatus } from "~/booking/status";
import { useNotifications } from "./store";
import type { OwnBooking } from "./wire.server";

/**
 * Revalidates when the own booking with this number changes, and once if `shown` is out of date. Does nothing for
 * null or a booking of another browser.
 */
export function useRevalidateOwnBooking(id: number | null, shown?: BookingStatus) {
  const { own } = useNotifications();
  const { revalidate } = useRevalidator();
  const last = useRef<OwnBooking>(undefined);
  const booking = id === null ? undefined : own.find((one) => one.id === id);
  useEffect(() => {
    if (!booking || booking === last.current) return;
    const isFirst = last.current?.id !== booking.id;
    last.current = booking;
    if (!isFirst || booking.status !== shown) void revalidate();
  }, [booking, shown, revalidate]);
}
