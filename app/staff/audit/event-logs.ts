/**
 * The tables of events that the hash chain covers, with the columns that are hashed. No column may have
 * personal text: its erasure would break the chain. `text_hash` is salted, and stays.
 */
export const EVENT_LOGS: Record<EventLog, readonly string[]> = {
  booking_events: [
    "id",
    "booking_id",
    "kind",
    "actor",
    "created_at",
    "text_hash",
    "change",
    "reason",
  ],
  settings_events: ["id", "name", "actor", "old_value", "new_value", "created_at"],
};

export type EventLog = "booking_events" | "settings_events";
