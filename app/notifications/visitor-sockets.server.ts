import type { WebSocket } from "ws";
import { listOwnBookings, type BookingEvent } from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";
import { ownBookingChangedMessage, ownBookingsMessage } from "./wire";

/** `initialSent` resolves once the socket has been sent its bookings. */
type Visitor = { socket: WebSocket; initialSent: Promise<void> };

/** The sockets that came with the link of a booking. They receive only changes of that booking. */
export function visitorSockets(sql: Sql) {
  const byBooking = new Map<number, Set<Visitor>>();

  async function sendInitial(socket: WebSocket, ids: number[]) {
    const bookings = await listOwnBookings(sql, ids);
    socket.send(JSON.stringify(ownBookingsMessage(bookings)));
  }

  function remove(visitor: Visitor, id: number) {
    const visitors = byBooking.get(id);
    visitors?.delete(visitor);
    if (visitors?.size === 0) byBooking.delete(id);
  }

  return {
    async add(socket: WebSocket, ids: number[]) {
      const visitor = { socket, initialSent: sendInitial(socket, ids) };
      for (const id of ids) {
        byBooking.set(id, (byBooking.get(id) ?? new Set()).add(visitor));
      }
      socket.on("close", () => ids.forEach((id) => remove(visitor, id)));
      await visitor.initialSent;
    },

    send({ kind, booking }: BookingEvent) {
      const visitors = byBooking.get(booking.id);
      // The visitor has just placed it.
      if (!visitors || kind === "placed") return;
      const message = JSON.stringify(ownBookingChangedMessage(booking));
      for (const { socket, initialSent } of visitors) {
        // The caller of `add` closes the socket after an error.
        initialSent.then(
          () => socket.send(message),
          () => undefined,
        );
      }
    },
  };
}
