// The worker that reads a file of an import, an entry of the build of its own: a large file would delay all
// responses of the site.
import { parentPort, workerData } from "node:worker_threads";
import { readImport, type ReadJob } from "./read-import.server";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
parentPort?.postMessage(readImport(workerData as ReadJob));
