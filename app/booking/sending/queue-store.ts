import { createStore, useStore } from "~/web/browser/store";
import { expireDraft, restoreDraft } from "./draft";
import { expireQueue, QUEUE_KEY, readQueue, writeQueue, type QueuedBooking } from "./queue";
import { isOutcomeUnknown, sendBooking, type Outgoing, type SendResult } from "./send-booking";

type State = {
  waiting: readonly QueuedBooking[];
  /** The key of the booking that is being sent. */
  sending: string | null;
  /** The result of the last booking that was sent. */
  lastResult: SendResult | null;
};

const RETRY_INTERVAL_MS = 30_000;

export const queueStore = createStore<State>({ waiting: [], sending: null, lastResult: null });

function set(next: Partial<State>) {
  queueStore.set({ ...queueStore.get(), ...next });
}

/** Queues a booking until the browser is online. Returns false if storage is disabled or full. */
export function enqueue(outgoing: Outgoing): boolean {
  writeQueue([...readQueue(), { ...outgoing, queuedAt: Date.now(), isUnsure: false }]);
  const waiting = readQueue();
  set({ waiting });
  return waiting.some(({ key }) => key === outgoing.key);
}

export function dropQueued(key: string) {
  writeQueue(readQueue().filter((entry) => entry.key !== key));
  set({ waiting: readQueue() });
}

/** Puts a queued booking back into the form. */
export function changeQueued({ key, values }: QueuedBooking) {
  dropQueued(key);
  restoreDraft(values);
}

export function dismissLastResult() {
  set({ lastResult: null });
}

/** Sends the bookings that may be sent automatically, or the one with the given key. */
export async function sendQueued(key?: string) {
  await withTabLock(async () => {
    const isSelected = (entry: QueuedBooking) => (key ? entry.key === key : !entry.isUnsure);
    for (const entry of readQueue().filter(isSelected)) {
      set({ sending: entry.key });
      const result = await sendBooking(entry);
      if (isOutcomeUnknown(result) || result.kind === "tooMany") break;
      const isStored = result.kind === "booked" || result.kind === "repeated";
      if (isStored) dropQueued(entry.key);
      else changeQueued(entry);
      set({ lastResult: result });
    }
  });
  set({ sending: null, waiting: readQueue() });
}

/** Runs work in one tab at a time. Without the Locks API the server still stores a request once. */
async function withTabLock(work: () => Promise<void>) {
  if (!("locks" in navigator)) return work();
  await navigator.locks.request(QUEUE_KEY, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}

/** Deletes what is too old, follows the queue across tabs, and sends it when the browser is online. Returns a cleanup. */
export function watchQueue(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const show = () => set({ waiting: readQueue() });
  const send = () => void sendQueued();
  expireDraft(Date.now());
  expireQueue();
  show();
  if (navigator.onLine) send();
  window.addEventListener("storage", ({ key }) => key === QUEUE_KEY && show(), { signal });
  window.addEventListener("online", send, { signal });
  // Being online doesn't mean that requests succeed: retry.
  const timer = setInterval(() => {
    const { waiting, sending } = queueStore.get();
    if (navigator.onLine && waiting.length > 0 && !sending) send();
  }, RETRY_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    listening.abort();
  };
}

export function useQueue(): State {
  return useStore(queueStore);
}
