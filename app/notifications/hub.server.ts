import type { BookingEvent } from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";
import { staffSockets } from "./staff-sockets.server";
import { visitorSockets } from "./visitor-sockets.server";

/** The sockets of this node. What is told of a booking goes out through here alone. */
export function createHub(sql: Sql) {
  const staff = staffSockets(sql);
  const visitors = visitorSockets(sql);
  return {
    addStaff: staff.add,
    addVisitor: visitors.add,

    /** Tells of what happened to whoever may hear it; throws before anything of it is sent. */
    async announce(events: BookingEvent[]) {
      await staff.dropSignedOut();
      for (const event of events) {
        staff.tell(event);
        visitors.tell(event);
      }
    },
  };
}
