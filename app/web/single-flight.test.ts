import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { singleFlight } from "./single-flight.server";

test("calls during a run cause one more run, never a concurrent one", async () => {
  const finish: (() => void)[] = [];
  const task = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => finish.push(resolve)),
  );
  const { trigger, idle } = singleFlight(task, () => {});
  trigger();
  trigger();
  trigger();
  expect(task).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2), SOON);
  finish[1]?.();
  await idle();
  expect(task).toHaveBeenCalledTimes(2);
});

test("is settled once no run is left", async () => {
  const finish: (() => void)[] = [];
  const { trigger, idle } = singleFlight(
    () => new Promise<void>((resolve) => finish.push(resolve)),
    () => {},
  );
  trigger();
  trigger();
  let isSettled = false;
  const settled = idle().then(() => (isSettled = true));
  finish[0]?.();
  await vi.waitFor(() => expect(finish).toHaveLength(2), SOON);
  expect(isSettled).toBe(false);
  finish[1]?.();
  await settled;
});

test("reports an error and runs again", async () => {
  const onError = vi.fn<(error: unknown) => void>();
  const error = new Error("no database");
  const task = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue();
  const { trigger, idle } = singleFlight(task, onError);
  trigger();
  await idle();
  expect(onError).toHaveBeenCalledWith(error);
  trigger();
  await idle();
  expect(task).toHaveBeenCalledTimes(2);
});
