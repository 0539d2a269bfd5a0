import { deleteBatch } from "#db/delete-batch";
import type { Sql } from "~/web/db.server";
import { inBatches, runEach, type Batches } from "~/web/maintenance.server";

type Run = Batches & { onError: (error: unknown) => void };

/** Deletes rows that no code needs any more. */
export async function deleteExpired(sql: Sql, { onError, ...batches }: Run) {
  const expired = {
    // Sent rows are needed while a later status may edit their message.
    outbox: sql`
      sent_at < now() - interval '180 days' or dropped_at < now() - interval '180 days'`,
    telegram_updates: sql`created_at < now() - interval '7 days'`,
    decision_links: sql`expires_at < now()`,
    // The rows stay for an hour, so that a late press finds that the time is over, or that the change was undone.
    undo_points: sql`expires_at < now() - interval '1 hour'`,
    recipient_mails: sql`sent_at[cardinality(sent_at)] < now() - interval '1 day'`,
  };
  const deleting = Object.entries(expired).map(
    ([table, where]) =>
      () =>
        inBatches((limit) => deleteBatch(sql, table, { where, limit }), batches),
  );
  await runEach(deleting, onError);
}
