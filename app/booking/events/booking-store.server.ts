import type { Sql } from "~/web/db.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Channel } from "./channels";
import { debouncedWakeUp } from "./wake-up.server";

/** What a use case that writes booking events needs. */
export type BookingStore = {
  sql: Sql;
  /** The connections for statements that lock a model. */
  changes: Sql;
  /** The enabled channels. */
  channels: readonly Channel[];
  /** Makes every node check for new events. Call it after each statement that writes one. */
  wakeNodes: () => void;
  /** Links of bookings are derived from it. */
  secret: Secret;
  /** How long a change at the desk can be undone; 0: not at all. */
  undoSeconds: number;
};

export function createBookingStore(
  sql: Sql,
  channels: readonly Channel[],
  secret: Secret,
  { changes = sql, undoSeconds = 0 }: Partial<Pick<BookingStore, "changes" | "undoSeconds">> = {},
): BookingStore {
  return { sql, changes, channels, wakeNodes: debouncedWakeUp(sql), secret, undoSeconds };
}
