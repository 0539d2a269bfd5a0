import { setTimeout as delay } from "node:timers/promises";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { eraseFinished, type NoteChoice } from "./person-notes.queries.server";
import {
  isNotifying,
  listCustomerBookings,
  type CustomerBooking,
  type UnfinishedState,
} from "./person.queries.server";
import type { CustomerSubject } from "./person-subject.server";

export type EraseCustomerResult =
  /** The data are erased. `erased` are the numbers of the bookings, `cancelled` those that were cancelled first. */
  | { ok: true; erased: number[]; cancelled: number[] }
  /** There is no booking of such a customer. */
  | { ok: false; reason: "unknown" }
  /** Nothing was erased. */
  | { ok: false; reason: "unfinished"; bookings: { id: number; state: UnfinishedState }[] }
  /** Notifications of the customer's bookings are not sent yet: erase again afterwards. */
  | { ok: false; reason: "notifying"; cancelled: number[] };

/**
 * The options of an erasure. Without a choice, notes with a whole name are emptied, and those with a name of one
 * word stay.
 */
type Erasure = Partial<NoteChoice> & {
  actor: string;
  now: Date;
  /** Whether pending and confirmed bookings are cancelled. A booking that is out ends by its return. */
  cancel: boolean;
  /** The time to wait for notifications, which need the customer's data. */
  patienceMs: number;
};

const ASK_AGAIN_MS = 250;

/**
 * Erases everything about a customer but number, dates, car and sums of their bookings, and empties notes of staff
 * about them. Either all of their bookings are erased or none.
 */
export async function eraseCustomer(
  store: BookingStore,
  subject: CustomerSubject,
  { actor, now, cancel, patienceMs, kept = [], chosen = [] }: Erasure,
): Promise<EraseCustomerResult> {
  const { sql } = store;
  const bookings = await listCustomerBookings(sql, subject, now);
  if (bookings.length === 0) return { ok: false, reason: "unknown" };
  const open = bookings.filter(({ unfinished }) => unfinished !== null);
  if (open.some(({ unfinished }) => !cancel || unfinished === "out")) return unfinishedOf(open);
  const cancelled = open.map(({ id }) => id);
  await cancelAll(store, cancelled, { actor, now });
  const ids = bookings.map(({ id }) => id);
  if (!(await areNotified(store, ids, patienceMs))) {
    return { ok: false, reason: "notifying", cancelled };
  }
  const left = await eraseFinished(sql, ids, { kept, chosen, now });
  if (left.length === 0) return { ok: true, erased: ids, cancelled };
  return unfinishedOf(bookings.filter(({ id }) => left.includes(id)));
}

function unfinishedOf(bookings: readonly CustomerBooking[]): EraseCustomerResult {
  return {
    ok: false,
    reason: "unfinished",
    // A booking that was confirmed meanwhile was finished when it was read.
    bookings: bookings.map(({ id, unfinished }) => ({ id, state: unfinished ?? "confirmed" })),
  };
}

async function cancelAll(
  store: BookingStore,
  ids: readonly number[],
  { actor, now }: Pick<Erasure, "actor" | "now">,
) {
  for (const id of ids) {
    // The booking is withdrawn at the wish of the customer.
    const cancelled = { status: "cancelled", reason: "withdrawn" } as const;
    const update = { id: BigInt(id), ...cancelled, actor, now };
    // oxlint-disable-next-line no-await-in-loop -- each may move bookings of the same model.
    await updateBookingStatus(store.changes, update, store.channels);
  }
  if (ids.length > 0) store.wakeNodes();
}

/** Waits until the workers have sent what they have to send. Returns whether they have. */
async function areNotified({ sql }: BookingStore, ids: readonly number[], patienceMs: number) {
  const end = Date.now() + patienceMs;
  // oxlint-disable no-await-in-loop -- asks again.
  while (await isNotifying(sql, ids)) {
    if (Date.now() >= end) return false;
    await delay(ASK_AGAIN_MS);
  }
  // oxlint-enable no-await-in-loop
  return true;
}
