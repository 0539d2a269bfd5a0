import { keysOf } from "~/web/records";

/**
 * Starts a stopwatch of processes that know their CPU seconds so far. It returns the cores in use since.
 */
export function startStopwatch<Name extends string>(processes: Record<Name, () => number>) {
  const names = keysOf(processes);
  const before = names.map((name) => processes[name]());
  const start = performance.now();
  return () => {
    const seconds = (performance.now() - start) / 1000;
    const used = names.map((name, index) => [name, (processes[name]() - before[index]!) / seconds]);
    return Object.fromEntries(used) as Record<Name, number>;
  };
}

/** Returns the CPU seconds of this process. */
export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
