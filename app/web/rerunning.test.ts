import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { rerunning } from "./rerunning.server";

test("calls during a run cause one more run, never a concurrent one", async () => {
  const finish: (() => void)[] = [];
  const task = vi.fn<() => Promise<void>>(
    () => new Promise<void>((resolve) => finish.push(resolve)),
  );
  const { wake, settle } = rerunning(task, () => {});
  wake();
  wake();
  wake();
  expect(task).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2), SOON);
  finish[1]?.();
  await settle();
  expect(task).toHaveBeenCalledTimes(2);
});

test("is settled once no run is left", async () => {
  const finish: (() => void)[] = [];
  const { wake, settle } = rerunning(
    () => new Promise<void>((resolve) => finish.push(resolve)),
    () => {},
  );
  wake();
  wake();
  let isSettled = false;
  const settled = settle().then(() => (isSettled = true));
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
  const { wake, settle } = rerunning(task, onError);
  wake();
  await settle();
  expect(onError).toHaveBeenCalledWith(error);
  wake();
  await settle();
  expect(task).toHaveBeenCalledTimes(2);
});
