/** More pending bookings are shown as `99+`. */
export const MAX_PENDING = 100;

/** What the frame shows; null if it could not be read. */
export type Frame = {
  username: string | null;
  counts: {
    /** Bookings that need an answer, at most `MAX_PENDING`. */
    pending: number;
    /** All bookings. */
    bookings: number;
  } | null;
};

export const EMPTY_FRAME: Frame = { username: null, counts: null };
