import { useSyncExternalStore } from "react";
import { restoreDraft } from "./draft";
import type { Outgoing } from "./outgoing";
import { isSure, parseQueue, QUEUE_KEY, readQueue, writeQueue, type Queued } from "./queue";
import { sendBooking, type Sent } from "./send-booking";
import { BOOKING_SENT_EVENT } from "./sent-event";

/** A booking that waits; one that is not sure goes out when the visitor says so. */
export type Waiting = Queued & { isSure: boolean };

type State = {
  waiting: readonly Waiting[];
  /** The key of the one that is on its way. */
  sending: string | null;
  /** How the last one ended. */
  ended: Extract<Sent, { kind: "booked" | "invalid" | "priceChanged" }> | null;
};

const EMPTY: State = { waiting: [], sending: null, ended: null };

const TRY_EVERY_MS = 30_000;

let state = EMPTY;
const listeners = new Set<() => void>();

function set(next: Partial<State>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function looked(queue: Queued[]): Waiting[] {
  const now = Date.now();
  return queue.map((entry) => ({ ...entry, isSure: isSure(entry, now) }));
}

/** Keeps a booking in this browser until the line is back; false where storage is shut or full. */
export function enqueue(outgoing: Outgoing): boolean {
  writeQueue([...readQueue(), { ...outgoing, queuedAt: Date.now() }]);
  const kept = readQueue();
  set({ waiting: looked(kept) });
  return kept.some(({ key }) => key === outgoing.key);
}

export function dropQueued(key: string) {
  const rest = readQueue().filter((entry) => entry.key !== key);
  writeQueue(rest);
  set({ waiting: looked(rest) });
}

/** Takes a booking out of the queue and puts it back into the form. */
export function changeQueued({ key, values }: Queued) {
  dropQueued(key);
  restoreDraft(values);
}

export function forgetEnded() {
  set({ ended: null });
}

/** Sends what waits, in one tab alone: those that are sure, or the one that the visitor means. */
export async function sendQueued(key?: string) {
  const isMeant = (entry: Queued) => (key ? entry.key === key : isSure(entry, Date.now()));
  await oneTab(async () => {
    for (const entry of readQueue().filter(isMeant)) {
      set({ sending: entry.key });
      const sent = await sendBooking(entry);
      if (!isFinal(sent)) break;
      dropQueued(entry.key);
      if (sent.kind === "booked") window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
      else restoreDraft(entry.values);
      set({ ended: sent });
    }
  });
  set({ sending: null, waiting: looked(readQueue()) });
}

function isFinal(sent: Sent) {
  return sent.kind === "booked" || sent.kind === "invalid" || sent.kind === "priceChanged";
}

/** Where pages have no locks, the server still stores one request once. */
async function oneTab(work: () => Promise<void>) {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(QUEUE_KEY, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Follows the queue of this browser, whichever tab changes it, and sends it when the line is back. */
export function followQueue(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === QUEUE_KEY) set({ waiting: looked(parseQueue(event.newValue)) });
  };
  const send = () => void sendQueued();
  set({ waiting: looked(readQueue()) });
  if (navigator.onLine) send();
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", send);
  // A line that is there may still bring nothing.
  const timer = setInterval(() => {
    if (navigator.onLine && state.waiting.length > 0 && !state.sending) send();
  }, TRY_EVERY_MS);
  return () => {
    clearInterval(timer);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", send);
  };
}

export function useQueue(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => EMPTY,
  );
}
