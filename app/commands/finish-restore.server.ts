import type { Queries } from "#db/connect";
import { countHeld, holdWaiting, releaseHeld } from "~/delivery/held.queries.server";
import { recordCommand } from "~/staff/security/record-command.server";

/** More bookings than a company takes between a backup and its restore. */
export const SKIPPED_NUMBERS = 1_000;

/**
 * What a restored site does otherwise than the one that was backed up: numbers of bookings that were made after the
 * backup are not given again, and what waited in the outbox is held, or sent at once. Resolves with what the
 * operator has to know.
 */
export async function finishRestore(sql: Queries, { send }: { send: boolean }) {
  const nextNumber = await skipBookingNumbers(sql);
  if (send) await releaseHeld(sql);
  else await holdWaiting(sql);
  const held = (await countHeld(sql)).reduce((sum, { count }) => sum + count, 0);
  await recordCommand(sql, `messages held: ${held}`, "restore");
  return { nextNumber, held };
}

/** Resolves with the number of the next booking. */
async function skipBookingNumbers(sql: Queries): Promise<number> {
  // A sequence whose value is not used yet has no last value: a backup of it would begin at 1.
  const [row] = await sql<[{ last: number }]>`
    select setval(pg_get_serial_sequence('bookings', 'id'), greatest(
      pg_sequence_last_value(pg_get_serial_sequence('bookings', 'id')::regclass),
      (select max(id) from bookings),
      0
    ) + ${SKIPPED_NUMBERS - 1}) as last`;
  return row.last + 1;
}
