import { existsSync, readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** Returns the CPU seconds used by a process so far; `NaN` without `/proc`. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : Number.NaN;
}

/** Returns the CPU seconds used by a process and its children so far, with those that have ended. */
export function familyCpuSeconds(pid: number): number {
  // A child that has ended meanwhile is `NaN`.
  const used = childPids(pid).map(cpuSeconds).filter(Number.isFinite);
  const fields = statOf(pid);
  const ended = fields ? (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND : Number.NaN;
  return used.reduce((sum, seconds) => sum + seconds, cpuSeconds(pid) + ended);
}

/** Returns the ids of a process's running children; none without `/proc`. */
function childPids(pid: number): number[] {
  return (existsSync("/proc/self/stat") ? readdirSync("/proc") : [])
    .map(Number)
    .filter((id) => id > 0 && Number(statOf(id)?.[1]) === pid);
}

/** Returns the fields after the process name, which is in parentheses and may contain spaces. */
function statOf(pid: number): string[] | null {
  const stat = readProc(pid, "stat");
  return stat ? stat.slice(stat.lastIndexOf(")") + 2).split(" ") : null;
}

/** Returns the memory of a process in KiB; `NaN` without `/proc`. */
export function residentKilobytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, "status") ?? "") ?? [];
  return Number(kilobytes);
}

function readProc(pid: number, name: string) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return null;
  }
}
