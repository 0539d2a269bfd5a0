import type { WebSocket } from "ws";
import { listOwnBookings, type BookingEvent } from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";
import { ownBookingChangedMessage, ownBookingsMessage } from "./wire";

/** `initialSent` resolves once the socket has been sent its bookings. */
type Visitor = { socket: WebSocket; initialSent: Promise<void> };

/** The sockets that know the token of a booking. They receive only changes of that booking. */
export function visitorSockets(sql: Sql) {
  const byToken = new Map<string, Set<Visitor>>();

  async function sendInitial(socket: WebSocket, tokens: string[]) {
    const bookings = await listOwnBookings(sql, tokens);
    socket.send(JSON.stringify(ownBookingsMessage(bookings)));
  }

  function remove(visitor: Visitor, token: string) {
    const visitors = byToken.get(token);
    visitors?.delete(visitor);
    if (visitors?.size === 0) byToken.delete(token);
  }

  return {
    async add(socket: WebSocket, tokens: string[]) {
      const visitor = { socket, initialSent: sendInitial(socket, tokens) };
      for (const token of tokens) {
        byToken.set(token, (byToken.get(token) ?? new Set()).add(visitor));
      }
      socket.on("close", () => tokens.forEach((token) => remove(visitor, token)));
      await visitor.initialSent;
    },

    send({ kind, booking }: BookingEvent) {
      const visitors = byToken.get(booking.token);
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
