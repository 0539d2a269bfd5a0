import type { WebSocket } from "ws";
import type { Booking } from "~/booking/booking";
import { listOwnBookings, type BookingEvent } from "~/booking/booking-events.queries.server";
import { listBookingsSince } from "~/booking/booking.queries.server";
import type { Sql } from "~/web/db.server";
import { seesAllBookings } from "~/web/pages/may-open";
import { ROLES } from "~/web/pages/roles";
import { listOpenSessions } from "~/staff/session.queries.server";
import { newBookingMessage, ownBookingChangedMessage, type WireMessage } from "./wire.server";

/** Creates the hub of all sockets of this node. */
export function createHub(sql: Sql) {
  const staff = staffSockets(sql);
  const visitors = visitorSockets(sql);
  return {
    addStaff: staff.add,
    addVisitor: visitors.add,
    closeSignedOut: staff.closeSignedOut,

    /** Sends events to all sockets. It throws before anything is sent, so that a retry sends nothing twice. */
    async broadcast(events: BookingEvent[]) {
      await staff.closeSignedOut();
      for (const event of events) {
        staff.send(event);
        visitors.send(event);
      }
    },
  };
}

function send(socket: WebSocket, message: WireMessage) {
  socket.send(JSON.stringify(message));
}

/** The roles of accounts whose sockets get bookings: messages contain names and prices of all of them. */
const BELL_ROLES = ROLES.filter(seesAllBookings);

/** The maximum number of missed bookings that a reconnecting page is sent. */
const MAX_MISSED = 200;

/** The number of ids remembered per socket against duplicates; only recent ones can occur twice. */
const MAX_SENT_IDS = 1_000;

const SIGNED_OUT = 4401;

type Session = { sessionId: string; account: string };

/**
 * Creates the sockets with a staff session of these roles. They receive every booking; one that their account took
 * at the desk only as a change, which rings nowhere.
 */
export function staffSockets(sql: Sql) {
  const staff = new Map<WebSocket, Session & { sent: Set<number> }>();

  /** Sends a new booking, unless it was sent as a missed one. */
  function sendNew(socket: WebSocket, booking: Booking) {
    const sent = staff.get(socket)?.sent;
    if (!sent || sent.has(booking.id)) return;
    sent.add(booking.id);
    for (const id of sent) {
      if (sent.size <= MAX_SENT_IDS) break;
      sent.delete(id);
    }
    send(socket, newBookingMessage(booking));
  }

  return {
    /** Adds a socket. It is first sent the bookings after `since` (an id), which are returned. */
    async add(socket: WebSocket, session: Session, since: number | null): Promise<Booking[]> {
      staff.set(socket, { ...session, sent: new Set() });
      socket.on("close", () => staff.delete(socket));
      if (since === null) return [];
      const missed = await listBookingsSince(sql, {
        id: since,
        limit: MAX_MISSED,
        notTakenBy: session.account,
      });
      for (const booking of missed) sendNew(socket, booking);
      return missed;
    },

    /** Closes the sockets whose session has ended, or may read bookings no more. */
    async closeSignedOut() {
      if (staff.size === 0) return;
      const sessionIds = new Set([...staff.values()].map(({ sessionId }) => sessionId));
      const open = await listOpenSessions(sql, [...sessionIds], BELL_ROLES);
      for (const [socket, { sessionId }] of staff) {
        if (open.has(sessionId)) continue;
        staff.delete(socket);
        socket.close(SIGNED_OUT);
      }
    },

    send({ kind, takenBy, booking }: BookingEvent) {
      const { id, status } = booking;
      for (const [socket, { account }] of staff) {
        if (kind === "placed" && takenBy !== account) sendNew(socket, booking);
        else send(socket, { type: "booking_changed", booking: { id, status } });
      }
    },
  };
}

/** A visitor with links of bookings. `greeted` resolves once the socket has been sent these bookings. */
type Visitor = { ids: readonly number[]; greeted: Promise<void> };

/** Creates the sockets that came with links of bookings. They receive only these, and changes of them. */
export function visitorSockets(sql: Sql) {
  const visitors = new Map<WebSocket, Visitor>();

  async function greet(socket: WebSocket, ids: readonly number[]) {
    send(socket, { type: "own_bookings", bookings: await listOwnBookings(sql, ids) });
  }

  return {
    async add(socket: WebSocket, ids: readonly number[]) {
      const greeted = greet(socket, ids);
      visitors.set(socket, { ids, greeted });
      socket.on("close", () => visitors.delete(socket));
      await greeted;
    },

    send({ kind, booking }: BookingEvent) {
      // The customer has just placed the booking.
      if (kind === "placed") return;
      for (const [socket, { ids, greeted }] of visitors) {
        if (!ids.includes(booking.id)) continue;
        // The caller of `add` closes the socket after an error.
        greeted.then(
          () => send(socket, ownBookingChangedMessage(booking)),
          () => undefined,
        );
      }
    },
  };
}
