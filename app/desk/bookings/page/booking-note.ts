/** The maximum length of a note, in characters, as in the database. */
export const MAX_NOTE_LENGTH = 2000;

export function isTooLong(note: string): boolean {
  return note.length > MAX_NOTE_LENGTH && [...note].length > MAX_NOTE_LENGTH;
}

/** A note for staff on a booking; the customer never sees it. */
export type BookingNote = {
  text: string;
  /** The last writer, and when: ISO 8601 in UTC; null if there is no note. */
  actor: string | null;
  updatedAt: string | null;
  /** Incremented with each change; 0 if there is no note. */
  version: number;
};

/** A note that was not saved; `current` is the stored note if that has changed. */
export type RefusedNote = { typed: string; current: BookingNote | null };

export const NO_NOTE: BookingNote = { text: "", actor: null, updatedAt: null, version: 0 };
