/** The most characters of a note, as the database has it. */
export const LONGEST_NOTE = 2000;

/** What staff noted on a booking; its visitor never sees it. */
export type BookingNote = {
  text: string;
  /** Who wrote it last, and when: ISO 8601 in UTC; null where nobody has written. */
  actor: string | null;
  updatedAt: string | null;
  /** Rises with each change; 0 where there is none yet. */
  version: number;
};

/** A note that was not saved: what was typed, and what stands there by now where that was the reason. */
export type RefusedNote = { typed: string; now: BookingNote | null };

export const NO_NOTE: BookingNote = { text: "", actor: null, updatedAt: null, version: 0 };
