import type { WebSocket } from "ws";
import type { Booking } from "~/booking/booking";
import { listBookingsSince } from "~/booking/booking.queries.server";
import type { Sql } from "~/db.server";
import { listOpenSessions } from "~/operator/staff.queries.server";
import { newBookingMessage } from "./wire";

/** The most missed bookings that a reconnecting page is sent. */
const MOST_MISSED = 200;

const SIGNED_OUT = 4401;

export type Hub = ReturnType<typeof createHub>;

/** The staff sockets of this node. Personal data goes out through here alone. */
export function createHub(sql: Sql) {
  const staff = new Map<WebSocket, { sessionId: string; sent: Set<number> }>();

  function send(socket: WebSocket, booking: Booking) {
    const sent = staff.get(socket)?.sent;
    if (!sent || sent.has(booking.id)) return;
    sent.add(booking.id);
    socket.send(JSON.stringify(newBookingMessage(booking)));
  }

  /** Drops the sockets whose session has ended since they were opened. */
  async function dropSignedOut() {
    if (staff.size === 0) return;
    const open = await listOpenSessions(
      sql,
      [...staff.values()].map(({ sessionId }) => sessionId),
    );
    for (const [socket, { sessionId }] of staff) {
      if (open.has(sessionId)) continue;
      staff.delete(socket);
      socket.close(SIGNED_OUT);
    }
  }

  return {
    /** Adds a socket of an open session; first sends what it missed since a booking. */
    async add(socket: WebSocket, sessionId: string, since: number | null) {
      staff.set(socket, { sessionId, sent: new Set() });
      socket.on("close", () => staff.delete(socket));
      if (since === null) return;
      const missed = { id: since, also: [], limit: MOST_MISSED };
      for (const booking of await listBookingsSince(sql, missed)) send(socket, booking);
    },

    async announce(booking: Booking) {
      await dropSignedOut();
      for (const socket of staff.keys()) send(socket, booking);
    },
  };
}
