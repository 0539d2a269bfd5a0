import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The limit for the path of a Unix socket: 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

/** Absolute paths of the embedded PostgreSQL of a data folder. */
export type EmbeddedPaths = {
  /** The cluster, created by `initdb`. */
  cluster: string;
  /** The folder of the socket: the cluster, unless its path is too long. */
  socketFolder: string;
  socket: string;
};

/** Returns paths that depend only on the data folder, so that every process finds equal ones. */
export function embeddedPaths(dataDir: string): EmbeddedPaths {
  const cluster = resolve(dataDir, "postgres");
  const near = join(cluster, SOCKET_NAME);
  const socketFolder =
    Buffer.byteLength(near) <= LONGEST_SOCKET_PATH ? cluster : join(tmpdir(), shortName(cluster));
  return { cluster, socketFolder, socket: join(socketFolder, SOCKET_NAME) };
}

const SOCKET_NAME = ".s.PGSQL.5432";

function shortName(cluster: string) {
  return `mgzavri-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`;
}
