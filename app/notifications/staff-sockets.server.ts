import type { WebSocket } from "ws";
import type { BookingEvent } from "~/booking/booking-events.queries.server";
import type { Booking } from "~/booking/booking";
import { listBookingsSince } from "~/booking/booking.queries.server";
import type { Sql } from "~/db.server";
import { listOpenSessions } from "~/staff/staff.queries.server";
import { bookingChangedMessage, newBookingMessage } from "./wire";

/** The most missed bookings that a reconnecting page is sent. */
const MOST_MISSED = 200;

/** So many of the last bookings a socket is known to have: far more than can come twice. */
const MOST_SENT_KNOWN = 1_000;

const SIGNED_OUT = 4401;

/** The sockets of this node that were opened with a staff session. They hear of every booking. */
export function staffSockets(sql: Sql) {
  const staff = new Map<WebSocket, { sessionId: string; sent: Set<number> }>();

  /** Sends a booking that is new; one that the socket has been sent as missed is not sent again. */
  function sendNew(socket: WebSocket, booking: Booking) {
    const sent = staff.get(socket)?.sent;
    if (!sent || sent.has(booking.id)) return;
    sent.add(booking.id);
    for (const id of sent) {
      if (sent.size <= MOST_SENT_KNOWN) break;
      sent.delete(id);
    }
    socket.send(JSON.stringify(newBookingMessage(booking)));
  }

  return {
    /** Adds a socket of an open session; first sends what it missed since a booking. */
    async add(socket: WebSocket, sessionId: string, since: number | null) {
      staff.set(socket, { sessionId, sent: new Set() });
      socket.on("close", () => staff.delete(socket));
      if (since === null) return;
      const missed = await listBookingsSince(sql, { id: since, limit: MOST_MISSED });
      for (const booking of missed) sendNew(socket, booking);
    },

    /** Drops the sockets whose session has ended since they were opened. */
    async dropSignedOut() {
      if (staff.size === 0) return;
      const sessionIds = new Set([...staff.values()].map(({ sessionId }) => sessionId));
      const open = await listOpenSessions(sql, [...sessionIds]);
      for (const [socket, { sessionId }] of staff) {
        if (open.has(sessionId)) continue;
        staff.delete(socket);
        socket.close(SIGNED_OUT);
      }
    },

    tell({ kind, booking }: BookingEvent) {
      if (kind === "placed") {
        for (const socket of staff.keys()) sendNew(socket, booking);
        return;
      }
      const message = JSON.stringify(bookingChangedMessage(booking));
      for (const socket of staff.keys()) socket.send(message);
    },
  };
}
