import { describe, expect, test, vi } from "vitest";
import {
  booked,
  invalid,
  outgoing,
  queuedNames,
  shownNames,
  STAND_IN_TOKEN,
  useFakeSending,
} from "~/booking/testing/fake-sending";
import { fakeBrowser } from "~/web/testing/fake-browser";
import { readDraft } from "./draft";
import { readQueue, writeQueue } from "./queue";
import { QUEUE_KEY } from "./queue-key";
import {
  changeQueued,
  dismissLastResult,
  dropQueued,
  enqueue,
  queueStore,
  sendQueued,
} from "./queue-store";
import { BOOKING_SENT_EVENT } from "./sent-event";

const DAY = 24 * 3_600_000;
const state = () => queueStore.get();
const fake = useFakeSending();

describe("a queued booking", () => {
  test("is stored and shown", () => {
    expect(enqueue(outgoing("Nino"))).toBe(true);
    expect(enqueue(outgoing("Lasha"))).toBe(true);
    expect(queuedNames()).toEqual(["Nino", "Lasha"]);
    expect(state().waiting).toMatchObject([
      { values: { name: "Nino" }, canAutoSend: true },
      { values: { name: "Lasha" }, canAutoSend: true },
    ]);
  });

  test("is not queued if the storage is full", () => {
    fake.browser.storage.isDisabled = true;
    expect(enqueue(outgoing("Nino"))).toBe(false);
    expect(state().waiting).toEqual([]);
  });

  test("is not queued behind five others", () => {
    const names = ["A", "B", "C", "D", "E", "F"];
    expect(names.map((name) => enqueue(outgoing(name)))).toEqual([...Array(5).fill(true), false]);
    expect(queuedNames()).toEqual(names.slice(0, 5));
  });

  test("without a key is sent and dropped by itself", async () => {
    const names = ["Nino", "Lasha", "Gela"];
    writeQueue(names.map((name) => ({ ...outgoing(name), key: "", queuedAt: 0 })));
    const [first, second] = readQueue();
    fake.answers.Nino = booked;
    await sendQueued(first!.key);
    expect(queuedNames()).toEqual(["Lasha", "Gela"]);
    dropQueued(second!.key);
    expect([queuedNames(), shownNames()]).toEqual([["Gela"], ["Gela"]]);
  });

  test("can be dropped", () => {
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    dropQueued(outgoing("Nino").key);
    expect([queuedNames(), shownNames()]).toEqual([["Lasha"], ["Lasha"]]);
    dropQueued(outgoing("Lasha").key);
    expect(fake.browser.storage.getItem(QUEUE_KEY)).toBeNull();
  });

  test("can be put back into the form", () => {
    enqueue(outgoing("Nino"));
    changeQueued(state().waiting[0]!);
    expect([queuedNames(), readDraft()]).toEqual([[], { name: "Nino" }]);
  });
});

describe("sending", () => {
  test("sends all in order, and announces each that was booked", async () => {
    fake.answers = { Nino: booked, Lasha: booked };
    const announced = vi.fn<() => void>();
    fake.browser.window.addEventListener(BOOKING_SENT_EVENT, announced);
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    await sendQueued();
    expect([fake.sent, queuedNames(), shownNames()]).toEqual([["Nino", "Lasha"], [], []]);
    expect(announced).toHaveBeenCalledTimes(2);
    expect(state()).toMatchObject({
      sending: null,
      lastResult: { kind: "booked", token: STAND_IN_TOKEN },
    });
    expect(readDraft()).toBeNull();
    dismissLastResult();
    expect(state().lastResult).toBeNull();
  });

  test("a booking that was in already leaves queue and form empty", async () => {
    fake.answers = { Nino: () => Response.json({ id: 12 }, { status: 200 }) };
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect(state()).toMatchObject({ waiting: [], lastResult: { kind: "repeated" } });
    expect(readDraft()).toBeNull();
  });

  test.each([
    ["invalid", invalid],
    ["priceChanged", () => Response.json({ errors: {}, quote: {} }, { status: 422 })],
  ])("a booking that is %s is put back into the form", async (kind, answer) => {
    fake.answers = { Nino: answer };
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
    fake.browser.navigator.onLine = false;
    fake.answers = { ...(answer && { Nino: answer }), Lasha: booked };
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    await sendQueued();
    expect([fake.sent, queuedNames(), shownNames()]).toEqual([
      ["Nino"],
      ["Nino", "Lasha"],
      ["Nino", "Lasha"],
    ]);
    expect(state()).toMatchObject({ sending: null, lastResult: null });
  });

  test("shows which booking is being sent", async () => {
    const keys: unknown[] = [];
    fake.answers = {
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

describe("the visitor's choice", () => {
  test("an old booking is sent only when the visitor asks for it", async () => {
    fake.answers = { Old: booked, New: booked };
    const now = Date.now();
    writeQueue([
      { ...outgoing("Old"), queuedAt: now - 2 * DAY },
      { ...outgoing("New"), queuedAt: now },
    ]);
    await sendQueued();
    expect([fake.sent, queuedNames()]).toEqual([["New"], ["Old"]]);
    expect(state().waiting).toMatchObject([{ canAutoSend: false }]);
    await sendQueued(outgoing("Old").key);
    expect([fake.sent, queuedNames()]).toEqual([["New", "Old"], []]);
  });

  test("one booking is sent without the others", async () => {
    fake.answers = { Nino: booked, Lasha: booked };
    enqueue(outgoing("Nino"));
    enqueue(outgoing("Lasha"));
    await sendQueued(outgoing("Lasha").key);
    expect([fake.sent, queuedNames()]).toEqual([["Lasha"], ["Nino"]]);
  });
});

describe("only one tab sends", () => {
  test("a second tab leaves the queue alone", async () => {
    fake.browser = fakeBrowser({ locks: "taken" });
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect([fake.sent, queuedNames()]).toEqual([[], ["Nino"]]);
  });

  test("a browser without locks sends too", async () => {
    fake.browser = fakeBrowser({ locks: "missing" });
    fake.answers = { Nino: booked };
    enqueue(outgoing("Nino"));
    await sendQueued();
    expect(queuedNames()).toEqual([]);
  });
});
