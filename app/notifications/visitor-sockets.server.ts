import type { WebSocket } from "ws";
import { listOwnBookings, type BookingEvent } from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";
import { ownBookingChangedMessage, ownBookingsMessage } from "./wire";

/** A socket, and what is fulfilled once it has been told of its bookings as they stand. */
type Visitor = { socket: WebSocket; greeted: Promise<void> };

/**
 * The sockets of this node that know the token of a booking. They hear of that booking and of no
 * other. An event asks only after the sockets of its own token.
 */
export function visitorSockets(sql: Sql) {
  const byToken = new Map<string, Set<Visitor>>();

  async function greet(socket: WebSocket, tokens: string[]) {
    const bookings = await listOwnBookings(sql, tokens);
    socket.send(JSON.stringify(ownBookingsMessage(bookings)));
  }

  function forget(visitor: Visitor, token: string) {
    const visitors = byToken.get(token);
    visitors?.delete(visitor);
    if (visitors?.size === 0) byToken.delete(token);
  }

  return {
    /** Adds the socket of a browser and tells it of its bookings. */
    async add(socket: WebSocket, tokens: string[]) {
      const visitor = { socket, greeted: greet(socket, tokens) };
      for (const token of tokens) {
        byToken.set(token, (byToken.get(token) ?? new Set()).add(visitor));
      }
      socket.on("close", () => tokens.forEach((token) => forget(visitor, token)));
      await visitor.greeted;
    },

    tell({ kind, booking }: BookingEvent) {
      const visitors = byToken.get(booking.token);
      // Who has just made a booking knows that it was placed.
      if (!visitors || kind === "placed") return;
      const message = JSON.stringify(ownBookingChangedMessage(booking));
      for (const { socket, greeted } of visitors) {
        // Whoever could not be greeted is closed by the caller of `add`.
        greeted.then(
          () => socket.send(message),
          () => undefined,
        );
      }
    },
  };
}
