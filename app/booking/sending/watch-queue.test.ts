import { afterEach, expect, test, vi } from "vitest";
import {
  booked,
  outgoing,
  queuedNames,
  shownNames,
  useFakeSending,
} from "~/booking/testing/fake-sending";
import { SOON } from "#db/testing/soon";
import { writeQueue } from "./queue";
import { QUEUE_KEY } from "./queue-key";
import { enqueue, queueStore, watchQueue } from "./queue-store";

const DAY = 24 * 3_600_000;
const state = () => queueStore.get();
const fake = useFakeSending();

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function watchOffline() {
  fake.browser.navigator.onLine = false;
  vi.useFakeTimers();
  enqueue(outgoing("Nino"));
  queueStore.set(queueStore.initial);
  stop = watchQueue();
}

test("the queue is shown, and sent once the browser is online", async () => {
  watchOffline();
  expect([shownNames(), fake.sent]).toEqual([["Nino"], []]);
  fake.answers = { Nino: booked };
  fake.browser.navigator.onLine = true;
  fake.browser.window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1);
  expect([fake.sent, shownNames()]).toEqual([["Nino"], []]);
});

test("the queue is sent at once if the browser is online", async () => {
  fake.answers = { Nino: booked };
  enqueue(outgoing("Nino"));
  stop = watchQueue();
  await vi.waitFor(() => expect(state().lastResult).toMatchObject({ kind: "booked" }), SOON);
});

test("sending is retried every half minute while the browser is online", async () => {
  watchOffline();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fake.sent).toEqual([]);
  fake.answers = { Nino: booked };
  fake.browser.navigator.onLine = true;
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fake.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(fake.sent).toEqual(["Nino"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fake.sent).toEqual(["Nino"]);
});

test("a booking is not sent twice at a time", async () => {
  watchOffline();
  fake.browser.navigator.onLine = true;
  queueStore.set({ ...state(), sending: outgoing("Nino").key });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fake.sent).toEqual([]);
});

test("a change in another tab is shown", () => {
  watchOffline();
  const report = (key: string) =>
    fake.browser.window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  fake.browser.storage.removeItem(QUEUE_KEY);
  report("other");
  expect(shownNames()).toEqual(["Nino"]);
  report(QUEUE_KEY);
  expect(shownNames()).toEqual([]);
});

test("nothing is followed or sent after it is closed", async () => {
  watchOffline();
  stop();
  fake.browser.navigator.onLine = true;
  fake.browser.window.dispatchEvent(new Event("online"));
  fake.browser.window.dispatchEvent(
    Object.assign(new Event("storage"), { key: QUEUE_KEY, newValue: null }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect([fake.sent, shownNames()]).toEqual([[], ["Nino"]]);
});

test("on every page, what was queued more than a day ago is deleted", () => {
  const now = Date.now();
  fake.browser.navigator.onLine = false;
  const queue = [
    { ...outgoing("Old"), queuedAt: now - DAY - 1 },
    { ...outgoing("Expired"), queuedAt: 0, expiresAt: now - 1 },
    { ...outgoing("Recent"), queuedAt: now - DAY / 2 },
    { ...outgoing("Undated"), queuedAt: 0 },
    { ...outgoing("Future"), queuedAt: now + 365 * DAY },
  ];
  writeQueue(queue);
  stop = watchQueue();
  expect(queuedNames()).toEqual(["Recent", "Undated", "Future"]);
  stop();
  vi.useFakeTimers({ toFake: ["Date"], now: now + DAY - 1_000 });
  stop = watchQueue();
  expect(queuedNames()).toEqual(["Undated", "Future"]);
  stop();
  vi.setSystemTime(now + DAY + 60_000);
  stop = watchQueue();
  expect([queuedNames(), fake.browser.storage.getItem(QUEUE_KEY)]).toEqual([[], null]);
});
