import { cpus } from "node:os";
import { keysOf } from "~/records";
import { cpuSeconds, familyCpuSeconds } from "./process-use";
import { postmasterPid } from "./sites";

/** Cores in use on average; `machine` is everything that runs on it. */
export type Cores = Record<"site" | "database" | "generator" | "machine", number>;

/** Starts a stopwatch of the CPU time of a site, its embedded database and this process. */
export function startCores(site: number, dataDir: string): () => Cores {
  const postgres = postmasterPid(dataDir)!;
  return startStopwatch({
    site: () => cpuSeconds(site),
    database: () => familyCpuSeconds(postgres),
    generator: ownCpuSeconds,
    machine: busySeconds,
  });
}

/** Starts a stopwatch of parts that know their CPU seconds so far. It returns the cores in use since. */
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

/** Of this process. */
export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Names what limits a rate that the generator does not limit by itself. */
export function describeLimit({ site, database, generator, machine }: Cores): string {
  const all = cpus().length;
  if (site > 0.9) return "the site's process, which uses one core";
  if (site + database + generator > 0.85 * all) return "CPU: all cores work on the bookings";
  if (machine > 0.9 * all) return "CPU, which other work on the machine takes too";
  return "waiting: locks, and the flush of each commit to the disk";
}

/** Since the machine's start. */
function busySeconds() {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}
