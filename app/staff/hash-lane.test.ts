import { expect, test } from "vitest";
import { BusyError, createHashLane } from "./hash-lane.server";

/** Provides a lane whose time passes only in its hashes and pauses. */
function useLane(isPadded = false) {
  let time = 0;
  const pauses: number[] = [];
  const sleep = async (ms: number) => void pauses.push(ms);
  const lane = createHashLane({ isPadded, clock: { now: () => time, sleep } });
  const work = (ms: number) => async () => {
    time += ms;
  };
  return { lane, pauses, work };
}

test("a pause takes its turn among the hashes", async () => {
  const { lane, work } = useLane();
  await lane.hash(work(100));
  const order: string[] = [];
  const ended = (name: string) => () => order.push(name);
  let release = () => {};
  const first = lane.hash(() => new Promise<void>((resolve) => (release = resolve)));
  const waiting = [
    lane.pretend(work(100)).then(ended("unknown")),
    lane.hash(work(100)).then(ended("known")),
    lane.pretend(work(100)).then(ended("unknown")),
  ];
  expect(lane.waiting()).toBe(3);
  await Promise.resolve();
  expect(order).toEqual([]);
  release();
  await Promise.all([first, ...waiting]);
  expect(order).toEqual(["unknown", "known", "unknown"]);
});

test("a pause is as long as a hash, without what that waited for its turn", async () => {
  const { lane, work, pauses } = useLane();
  await Promise.all(Array.from({ length: 10 }, () => lane.hash(work(100))));
  await lane.pretend(work(7));
  expect(pauses).toEqual([100]);
});

test("the first pause of a process is a hash, because nobody knows yet how long one takes", async () => {
  const { lane, work, pauses } = useLane();
  await lane.pretend(work(250));
  await lane.pretend(work(250));
  expect(pauses).toEqual([250]);
});

test("in a padded lane no hash is shorter than a pause, such as one of a lower cost", async () => {
  const { lane, work, pauses } = useLane(true);
  await lane.hash(work(100));
  await lane.hash(work(10));
  await lane.pretend(work(100));
  expect(pauses).toEqual([0, 100, 91]);
});

test("a pause is five seconds at most, also after the machine stood still", async () => {
  const { lane, work, pauses } = useLane();
  await lane.hash(work(60_000));
  await lane.pretend(work(100));
  expect(pauses).toEqual([5_000]);
});

test("a full lane refuses a pause as it refuses a hash", async () => {
  const { lane, work } = useLane();
  const running = Array.from({ length: 17 }, () => lane.hash(work(100)));
  const refused = [lane.pretend(work(100)), lane.hash(work(100))];
  for (const { status, reason } of (await Promise.allSettled(refused)) as PromiseRejectedResult[]) {
    expect(status).toBe("rejected");
    expect(reason).toBeInstanceOf(BusyError);
  }
  await Promise.all(running);
});

test("a hash that fails ends its turn", async () => {
  const { lane, work } = useLane();
  const failed = lane.hash(async () => {
    throw new Error("no memory");
  });
  await expect(failed).rejects.toThrow("no memory");
  await lane.pretend(work(100));
});
