import { writeDraft } from "./draft";
import { writeQueue } from "./queue";

/**
 * Deletes the saved draft and the queue of bookings, in browsers without `Clear-Site-Data`, and on
 * plain http, where it has no effect.
 */
export function forgetTyped() {
  writeDraft(null);
  writeQueue([]);
}
