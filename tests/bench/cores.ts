import { keysOf } from "~/web/records";

/**
 * Starts a stopwatch of processes that know their CPU seconds so far. It returns the cores in use since.
 */
export function startStopwatch<Part extends string>(parts: Record<Part, () => number>) {
  const names = keysOf(parts);
  const before = names.map((name) => parts[name]());
  const start = performance.now();
  return () => {
    const seconds = (performance.now() - start) / 1000;
    const used = names.map((name, index) => [name, (parts[name]() - before[index]!) / seconds]);
    return Object.fromEntries(used) as Record<Part, number>;
  };
}

/** Returns the CPU seconds of this process. */
export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
