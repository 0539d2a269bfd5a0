import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { sealEvents } from "~/staff/audit/seal-events.server";
import { useBookings } from "~/messaging/delivery/testing/use-bookings";

/** Provides a chain of three batches: two of events of a booking, one of changed settings. */
export function useSealedEvents(database: TestDatabase) {
  const { book } = useBookings(database);
  const events = {
    /** The ids of the events of the booking. */
    ids: [] as number[],
    bookingId: 0,
    async add(kind: string) {
      const [row] = await database.sql<{ id: number }[]>`
        insert into booking_events (booking_id, kind, actor)
        values (${events.bookingId}, ${kind}, 'nino') returning id`;
      events.ids.push(row!.id);
    },
    /** Runs statements as the owner of the tables. */
    tamper: (statements: string) => database.sql.unsafe(statements),
  };

  beforeEach(async () => {
    await database.sql.unsafe(`
      delete from event_seals;
      delete from event_seal_head;
      insert into event_seal_head (id, hash) values (0, repeat('0', 64));
      delete from settings_events;
    `);
    const { id } = await book([]);
    events.bookingId = Number(id);
    const [placed] = await database.sql<{ id: number }[]>`select id from booking_events`;
    events.ids = [placed!.id];
    // The sequence loses an id to a failed statement.
    await database.sql`select nextval(pg_get_serial_sequence('booking_events', 'id'))`;
    await events.add("confirmed");
    await events.add("out");
    await database.sql`
      insert into settings_events (name, actor, old_value, new_value)
      values ('hours', 'nino', null, '{"from": "09:00"}')`;
    await sealEvents(database.sql);
    await events.add("returnUndone");
    await sealEvents(database.sql);
  });

  return events;
}
