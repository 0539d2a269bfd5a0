import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { readDraft } from "./draft";
import { QUEUE_KEY, readQueue, writeQueue } from "./queue";
import {
  changeQueued,
  dismissLastResult,
  dropQueued,
  enqueue,
  queueStore,
  sendQueued,
  watchQueue,
} from "./queue-store";
import { BOOKING_SENT_EVENT, type Outgoing } from "./send-booking";

const DAY = 24 * 3_600_000;
const TOKEN = "t".repeat(22);

let browser: ReturnType<typeof fakeBrowser>;
/** The responses by the name in the request; without one there is no connection. */
let answers: Record<string, () => Response>;
/** The names in requests so far. */
let sent: string[];
let stop = () => {};

beforeEach(() => {
  queueStore.set(queueStore.initial);
  [browser, answers, sent] = [fakeBrowser(), {}, []];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as { name: string };
    sent.push(name);
    const answer = answers[name];
    if (!answer) throw new TypeError("fetch failed");
    return answer();
  });
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = () => queueStore.get();
const queuedNames = () => readQueue().map(({ values }) => values.name);
const shownNames = () => state().waiting.map(({ values }) => values.name);

function outgoing(name: string): Outgoing {
  const key = Buffer.from(name.padEnd(16, ".")).toString("hex");
  return { key, lang: "en", values: { name } };
}

const queued = (name: string, queuedAt: number) => ({
  ...outgoing(name),
  queuedAt,
  isUnsure: false,
});

function booked() {
  return Response.json({ id: 7 }, { headers: { Location: `/bookings/${TOKEN}` } });
}

function invalid() {
  return Response.json({ errors: { name: ["short"] } }, { status: 422 });
}

describe("a queued booking", () => {
  test("is stored and shown", () => {
    expect(enqueue(outgoing("Nino"))).toBe(true);
    expect(enqueue(outgoing("Lasha"))).toBe(true);
    expect(queuedNames()).toEqual(["Nino", "Lasha"]);
    expect(state().waiting).toMatchObject([
      { values: { name: "Nino" }, isUnsure: false },
      { values: { name: "Lasha" }, isUnsure: false },
    ]);
  });

  test("is not queued if the storage is full", () => {
    browser.storage.isDisabled = true;
    expect(enqueue(outgoing("Nino"))).toBe(false);
    expect(state().waiting).toEqual([]);
  });

  test("is not queued behind five others", () => {
    const names = ["A", "B", "C", "D", "E", "F"];
    expect(names.map((name) => enqueue(outgoing(name)))).toEqual([...Array(5).fill(true), false]);
    expect(queuedNames()).toEqual(names.slice(0, 5));
  });

  test("can be dropped", () => {
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    dropQueued(outgoing("Nino").key);
    expect([queuedNames(), shownNames()]).toEqual([["Lasha"], ["Lasha"]]);
    dropQueued(outgoing("Lasha").key);
    expect(browser.storage.getItem(QUEUE_KEY)).toBeNull();
  });

  test("can be put back into the form", () => {
    enqueue(outgoing("Nino"));
    changeQueued(state().waiting[0]!);
    expect([queuedNames(), readDraft()]).toEqual([[], { name: "Nino" }]);
  });
});

describe("sending", () => {
  test("sends all in order, and announces each that was booked", async () => {
    answers = { Nino: booked, Lasha: booked };
    const announced = vi.fn<() => void>();
    browser.window.addEventListener(BOOKING_SENT_EVENT, announced);
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    await sendQueued();
    expect([sent, queuedNames(), shownNames()]).toEqual([["Nino", "Lasha"], [], []]);
    expect(announced).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({ sending: null, lastResult: { kind: "booked", token: TOKEN } });
    expect(readDraft()).toBeNull();
    dismissLastResult();
    expect(state().lastResult).toBeNull();
  });

  test("a booking that was in already leaves queue and form empty", async () => {
    answers = { Nino: () => Response.json({ id: 12 }, { status: 200 }) };
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect(state()).toMatchObject({ waiting: [], lastResult: { kind: "repeated" } });
    expect(readDraft()).toBeNull();
  });

  test.each([
    ["invalid", invalid],
    ["priceChanged", () => Response.json({ errors: {}, quote: {} }, { status: 422 })],
  ])("a booking that is %s is put back into the form", async (kind, answer) => {
    answers = { Nino: answer };
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect(state()).toMatchObject({ waiting: [], lastResult: { kind } });
    expect(readDraft()).toEqual({ name: "Nino" });
  });

  test.each([
    ["no connection", undefined],
    ["a 503", () => new Response(null, { status: 503 })],
    ["too many requests", () => new Response(null, { status: 429 })],
  ])("stops at %s and tries again later", async (_, answer) => {
    browser.navigator.onLine = false;
    answers = { ...(answer && { Nino: answer }), Lasha: booked };
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    await sendQueued();
    const both = ["Nino", "Lasha"];
    expect([sent, queuedNames(), shownNames()]).toEqual([["Nino"], both, both]);
    expect(state()).toMatchObject({ sending: null, lastResult: null });
  });

  test("shows which booking is being sent", async () => {
    const keys: unknown[] = [];
    answers = {
      Nino: () => {
        keys.push(state().sending);
        return booked();
      },
    };
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect(keys).toEqual([outgoing("Nino").key]);
  });
});

describe("sending leaves", () => {
  test("an old booking until the visitor asks for it, and then others", async () => {
    answers = { Old: booked, New: booked };
    const now = Date.now();
    writeQueue([queued("Old", now - 2 * DAY), queued("Older", now - 3 * DAY), queued("New", now)]);
    await sendQueued();
    expect([sent, queuedNames()]).toEqual([["New"], ["Old", "Older"]]);
    expect(state().waiting).toMatchObject([{ isUnsure: true }, { isUnsure: true }]);
    await sendQueued(outgoing("Old").key);
    expect([sent, queuedNames()]).toEqual([["New", "Old"], ["Older"]]);
  });

  test("all to another tab that sends", async () => {
    browser = fakeBrowser({ locks: "taken" });
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect([sent, queuedNames()]).toEqual([[], ["Nino"]]);
  });

  test("nothing in a browser without locks", async () => {
    browser = fakeBrowser({ locks: "missing" });
    answers = { Nino: booked };
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect(queuedNames()).toEqual([]);
  });
});

function watchOffline() {
  browser.navigator.onLine = false;
  vi.useFakeTimers();
  enqueue(outgoing("Nino"));
  queueStore.set(queueStore.initial);
  stop = watchQueue();
}

function goOnline() {
  browser.navigator.onLine = true;
  browser.window.dispatchEvent(new Event("online"));
}

describe("on an open page", () => {
  test("the queue is shown, and sent once the browser is online", async () => {
    watchOffline();
    expect([shownNames(), sent]).toEqual([["Nino"], []]);
    answers = { Nino: booked };
    goOnline();
    await vi.advanceTimersByTimeAsync(1);
    expect([sent, shownNames()]).toEqual([["Nino"], []]);
  });

  test("the queue is sent at once if the browser is online", async () => {
    answers = { Nino: booked };
    enqueue(outgoing("Nino"));
    stop = watchQueue();
    await vi.waitFor(() => expect(state().lastResult).toMatchObject({ kind: "booked" }), SOON);
  });

  test("sending is retried every half minute while the browser is online", async () => {
    watchOffline();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([]);
    answers = { Nino: booked };
    browser.navigator.onLine = true;
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["Nino"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(["Nino"]);
  });

  test("a booking is not sent twice at a time", async () => {
    watchOffline();
    browser.navigator.onLine = true;
    queueStore.set({ ...state(), sending: outgoing("Nino").key });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([]);
  });

  test("a change in another tab is shown", () => {
    watchOffline();
    const report = (key: string) =>
      browser.window.dispatchEvent(Object.assign(new Event("storage"), { key }));
    browser.storage.removeItem(QUEUE_KEY);
    report("other");
    expect(shownNames()).toEqual(["Nino"]);
    report(QUEUE_KEY);
    expect(shownNames()).toEqual([]);
  });

  test("nothing is followed or sent after it is closed", async () => {
    watchOffline();
    stop();
    goOnline();
    browser.window.dispatchEvent(Object.assign(new Event("storage"), { key: QUEUE_KEY }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, shownNames()]).toEqual([[], ["Nino"]]);
  });
});

describe("at the start of a page", () => {
  test("what was queued more than a day ago is deleted, what has no valid time a day later", () => {
    const now = Date.now();
    browser.navigator.onLine = false;
    writeQueue([
      queued("Old", now - DAY - 1),
      queued("Recent", now - DAY / 2),
      queued("Undated", 0),
      queued("Future", now + 365 * DAY),
    ]);
    const namesAt = (time: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: time });
      watchQueue()();
      return queuedNames();
    };
    expect(namesAt(now)).toEqual(["Recent", "Undated", "Future"]);
    expect(namesAt(now + DAY - 1_000)).toEqual(["Undated", "Future"]);
    expect(namesAt(now + DAY + 60_000)).toEqual([]);
    expect(browser.storage.getItem(QUEUE_KEY)).toBeNull();
  });

  test("a booking without a key gets one, by which it is sent and dropped by itself", async () => {
    browser.navigator.onLine = false;
    writeQueue(["Nino", "Lasha", "Gela"].map((name) => ({ ...queued(name, 0), key: "" })));
    watchQueue()();
    const [first, second] = readQueue();
    answers.Nino = booked;
    await sendQueued(first!.key);
    expect(queuedNames()).toEqual(["Lasha", "Gela"]);
    dropQueued(second!.key);
    expect([queuedNames(), shownNames()]).toEqual([["Gela"], ["Gela"]]);
  });
});
