import { existsSync, readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

/** CPU seconds that a process has used so far; not a number where the system has no `/proc`. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : Number.NaN;
}

/** CPU seconds that a process and those whom it started and who still live have used so far. */
export function familyCpuSeconds(pid: number): number {
  const children = (existsSync("/proc/self/stat") ? readdirSync("/proc") : [])
    .map(Number)
    .filter((id) => id > 0 && Number(statOf(id)?.[1]) === pid);
  // One that has ended meanwhile is no number.
  const used = children.map(cpuSeconds).filter(Number.isFinite);
  return used.reduce((sum, seconds) => sum + seconds, cpuSeconds(pid));
}

/** The fields of a process after its name, which stands in brackets and may hold spaces. */
function statOf(pid: number): string[] | null {
  const stat = readProc(pid, "stat");
  return stat ? stat.slice(stat.lastIndexOf(")") + 2).split(" ") : null;
}

/** Memory of a process in KiB; not a number where the system has no `/proc`. */
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
