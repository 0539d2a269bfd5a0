import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import type { BookingChange } from "~/booking/booking-change.server";
import { CHANNELS } from "~/booking/events/channels";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { undoableBy, undoChange } from "~/booking/undo.queries.server";
import { NOW } from "./use-rentals";

export const UNDO_SECONDS = 600;

/** The ids of the account that changes bookings, and of another one. */
const [NINO, GIGI] = [1_001, 1_002];

/** Provides changes of bookings that can be undone, in a database without others. */
export function useUndo(database: TestDatabase) {
  const by = (userId = NINO) => ({
    actor: "nino",
    undo: undoableBy({ undoSeconds: () => UNDO_SECONDS }, { id: userId }),
  });

  beforeEach(async () => {
    await database.sql`
      insert into users (id, username, password) overriding system value
      values (${NINO}, 'undo-nino', 'x'), (${GIGI}, 'undo-gigi', 'x')
      on conflict do nothing`;
  });

  return {
    by,
    otherAccount: GIGI,

    set(id: bigint, status: "confirmed" | "cancelled" | "completed", overbook = false) {
      const update = { id, status, overbook, now: NOW, ...by() };
      return updateBookingStatus(database.sql, update, CHANNELS);
    },

    /** Returns the id that undoes a change. */
    async undoIdOf(change: Promise<BookingChange>) {
      const changed = await change;
      if (!changed.ok || changed.undoId === null) throw new Error(JSON.stringify(changed));
      return BigInt(changed.undoId);
    },

    undo: (id: bigint, undoId: bigint, userId = NINO) =>
      undoChange(database.sql, { id, undoId, userId, actor: "nino", now: NOW }),

    /** Returns all columns of some bookings and of what they take, but the generated ones. */
    stateOf: (...ids: bigint[]) => database.sql`
      select to_jsonb(bookings) - 'words' - 'search_words' as booking, to_jsonb(occupancy) as occupancy
      from bookings left join occupancy on booking_id = bookings.id
      where bookings.id = any(${ids.map(String)}::bigint[]) order by bookings.id`,

    outboxOf: (id: bigint) => database.sql<{ kind: string; channel: string; isDue: boolean }[]>`
      select kind, channel, next_at <= now() as "isDue" from outbox
      where booking_id = ${String(id)}::bigint order by id`,

    /** Lets a time pass, as if the database's clock went on by so much. */
    async pass(time: string) {
      await database.sql`
        update undo_points set created_at = created_at - ${time}::interval,
          expires_at = expires_at - ${time}::interval`;
      await database.sql`update outbox set next_at = next_at - ${time}::interval`;
    },
  };
}
