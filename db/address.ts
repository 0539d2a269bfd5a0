import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A Unix socket's path holds at most 107 bytes on Linux and 103 on macOS. */
const LONGEST_SOCKET_PATH = 103;

/** Where the embedded PostgreSQL of one data folder lives. All paths are absolute. */
export type EmbeddedPlace = {
  /** The cluster, as `initdb` makes it. */
  cluster: string;
  /** The folder that holds the socket; the cluster itself unless its path is too long. */
  socketFolder: string;
  /** The socket file that clients open. */
  socket: string;
};

/** Derives the places from the data folder alone, so that every process finds the same ones. */
export function embeddedPlace(dataDir: string): EmbeddedPlace {
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
