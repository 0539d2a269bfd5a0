import { existsSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used so far; not a number where the system has no `/proc`. */
export function cpuSeconds(pid: number): number {
  const stat = readProc(pid, "stat");
  if (!stat) return Number.NaN;
  // The program's name stands in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory of a process in KiB; not a number where the system has no `/proc`. */
export function residentKilobytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, "status") ?? "") ?? [];
  return Number(kilobytes);
}

function readProc(pid: number, name: string) {
  return existsSync("/proc/self/stat") ? readFileSync(`/proc/${pid}/${name}`, "utf8") : null;
}
