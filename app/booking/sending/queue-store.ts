import { createStore, useStore } from "~/web/browser/store";
import { expireDraft, restoreDraft } from "./draft";
import type { Outgoing } from "./outgoing";
import { canAutoSend, expireQueue, readQueue, writeQueue, type Queued } from "./queue";
import { QUEUE_KEY } from "./queue-key";
import { sendBooking, type Sent } from "./send-booking";
import { BOOKING_SENT_EVENT } from "./sent-event";

/** A queued booking; without `canAutoSend` it is sent only when the visitor asks for it. */
export type Waiting = Queued & { canAutoSend: boolean };

const FINAL = ["booked", "repeated", "invalid", "asks", "priceChanged"] as const;

type FinalResult = Extract<Sent, { kind: (typeof FINAL)[number] }>;

type State = {
  waiting: readonly Waiting[];
  /** The key of the booking that is being sent. */
  sending: string | null;
  /** The result of the last one that was sent. */
  lastResult: FinalResult | null;
};

const RETRY_INTERVAL_MS = 30_000;

export const queueStore = createStore<State>({ waiting: [], sending: null, lastResult: null });

function set(next: Partial<State>) {
  queueStore.set({ ...queueStore.get(), ...next });
}

function toWaiting(queue: Queued[]): Waiting[] {
  const now = Date.now();
  return queue.map((entry) => ({ ...entry, canAutoSend: canAutoSend(entry, now) }));
}

/** Queues a booking until the browser is online; false if storage is disabled or full. */
export function enqueue(outgoing: Outgoing): boolean {
  writeQueue([...readQueue(), { ...outgoing, queuedAt: Date.now() }]);
  const stored = readQueue();
  set({ waiting: toWaiting(stored) });
  return stored.some(({ key }) => key === outgoing.key);
}

export function dropQueued(key: string) {
  const rest = readQueue().filter((entry) => entry.key !== key);
  writeQueue(rest);
  set({ waiting: toWaiting(rest) });
}

export function changeQueued({ key, values }: Queued) {
  dropQueued(key);
  restoreDraft(values);
}

export function dismissLastResult() {
  set({ lastResult: null });
}

/** Sends the bookings that may be sent automatically, or the one with the given key. */
export async function sendQueued(key?: string) {
  const isSelected = (entry: Queued) => (key ? entry.key === key : canAutoSend(entry, Date.now()));
  await withTabLock(async () => {
    for (const entry of readQueue().filter(isSelected)) {
      set({ sending: entry.key });
      const sent = await sendBooking(entry);
      if (!isFinal(sent)) break;
      dropQueued(entry.key);
      if (sent.kind === "booked") window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
      else if (sent.kind !== "repeated") restoreDraft(entry.values);
      set({ lastResult: sent });
    }
  });
  set({ sending: null, waiting: toWaiting(readQueue()) });
}

function isFinal(sent: Sent): sent is FinalResult {
  return FINAL.some((kind) => kind === sent.kind);
}

/** Runs in one tab at a time. Without the Locks API the server still stores a request once. */
async function withTabLock(work: () => Promise<void>) {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(QUEUE_KEY, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Deletes what is too old, follows the queue across tabs, and sends it when the browser is online. Returns a cleanup. */
export function watchQueue(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === QUEUE_KEY) set({ waiting: toWaiting(readQueue()) });
  };
  const send = () => void sendQueued();
  expireDraft(Date.now());
  expireQueue(Date.now());
  set({ waiting: toWaiting(readQueue()) });
  if (navigator.onLine) send();
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", send);
  // Being online doesn't mean that requests succeed: retry.
  const timer = setInterval(() => {
    const { waiting, sending } = queueStore.get();
    if (navigator.onLine && waiting.length > 0 && !sending) send();
  }, RETRY_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", send);
  };
}

export function useQueue(): State {
  return useStore(queueStore);
}
