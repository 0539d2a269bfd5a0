import { afterEach, beforeEach, vi } from "vitest";
import type { Outgoing } from "~/booking/sending/outgoing";
import { readQueue } from "~/booking/sending/queue";
import { queueStore } from "~/booking/sending/queue-store";
import { fakeBrowser } from "~/web/testing/fake-browser";

export const STAND_IN_TOKEN = "t".repeat(22);

type Answer = () => Response;

/** Before each test an empty queue in a fake browser, whose requests are answered by `answers`. */
export function useFakeSending() {
  const fake = {
    browser: {} as ReturnType<typeof fakeBrowser>,
    /** By the name in the request; without one there is no connection. */
    answers: {} as Record<string, Answer>,
    /** Names in requests so far. */
    sent: [] as string[],
  };

  beforeEach(() => {
    queueStore.set(queueStore.initial);
    Object.assign(fake, { browser: fakeBrowser(), answers: {}, sent: [] });
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      const { name } = JSON.parse(body) as { name: string };
      fake.sent.push(name);
      const answer = fake.answers[name];
      if (!answer) throw new TypeError("fetch failed");
      return answer();
    });
    vi.spyOn(console, "warn").mockReturnValue();
  });
  afterEach(() => void vi.unstubAllGlobals());

  return fake;
}

export function outgoing(name: string): Outgoing {
  const key = Buffer.from(name.padEnd(16, ".")).toString("hex");
  return { key, lang: "en", values: { name } };
}

export const queuedNames = () => readQueue().map(({ values }) => values.name);
export const shownNames = () => queueStore.get().waiting.map(({ values }) => values.name);

export function booked() {
  return Response.json({ id: 7 }, { headers: { Location: `/bookings/${STAND_IN_TOKEN}` } });
}

export function invalid() {
  return Response.json({ errors: { name: ["short"] } }, { status: 422 });
}
