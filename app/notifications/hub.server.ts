import type { BookingEvent } from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";
import { staffSockets } from "./staff-sockets.server";
import { visitorSockets } from "./visitor-sockets.server";

/** All sockets of this node. */
export function createHub(sql: Sql) {
  const staff = staffSockets(sql);
  const visitors = visitorSockets(sql);
  return {
    addStaff: staff.add,
    addVisitor: visitors.add,
    closeSignedOut: staff.closeSignedOut,

    /** Throws before anything is sent, so that a retry sends nothing twice. */
    async broadcast(events: BookingEvent[]) {
      await staff.closeSignedOut();
      for (const event of events) {
        staff.send(event);
        visitors.send(event);
      }
    },
  };
}
