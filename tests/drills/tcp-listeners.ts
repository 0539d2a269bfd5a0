import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** The state of a listening socket in `/proc/net/tcp`. */
const LISTEN = "0A";

/** The TCP addresses that processes listen on, in the format of `/proc/net/tcp`; none without it. */
export function tcpListeners(pids: number[]): string[] {
  const listening = new Map([...listeningSockets("tcp"), ...listeningSockets("tcp6")]);
  return pids.flatMap(socketsOf).flatMap((inode) => listening.get(inode) ?? []);
}

function listeningSockets(protocol: "tcp" | "tcp6"): [inode: string, address: string][] {
  const table = `/proc/net/${protocol}`;
  if (!existsSync(table)) return [];
  const lines = readFileSync(table, "utf8").trim().split("\n").slice(1);
  const rows = lines.map((line) => line.trim().split(/\s+/));
  return rows.filter((row) => row[3] === LISTEN).map((row) => [row[9]!, row[1]!]);
}

/** The inodes of a process's open sockets; none if it has ended. */
function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  try {
    return readdirSync(folder).flatMap((name) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(join(folder, name))) ?? [];
      return inode ?? [];
    });
  } catch {
    return [];
  }
}
