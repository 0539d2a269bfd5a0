import { cpus } from "node:os";
import { cpuSeconds, familyCpuSeconds } from "./process-use";
import { postmasterPid } from "./sites";

/** Cores in use on average; `machine` is everything that runs on it. */
export type Cores = Record<"site" | "database" | "generator" | "machine", number>;

/** Starts a stopwatch of the CPU time of a site, its embedded database and this process. */
export function startCores(site: number, dataDir: string): () => Cores {
  const postgres = postmasterPid(dataDir)!;
  const read = () => ({
    site: cpuSeconds(site),
    database: familyCpuSeconds(postgres),
    generator: (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
    machine: busySeconds(),
  });
  const [start, before] = [performance.now(), read()];
  return () => {
    const [seconds, after] = [(performance.now() - start) / 1000, read()];
    const cores = (of: keyof Cores) => (after[of] - before[of]) / seconds;
    return {
      site: cores("site"),
      database: cores("database"),
      generator: cores("generator"),
      machine: cores("machine"),
    };
  };
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
