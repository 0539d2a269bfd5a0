import { once } from "node:events";
import { WebSocket } from "ws";
import { isRecord } from "~/web/records";
import type { SiteProcess } from "../../browser/site";

/** The environment of a site whose heap can be measured, by an inspector on a free port of this machine. */
export const MEASURED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

/**
 * Returns the megabytes that a site's process holds after a garbage collection, without what the collector
 * would free.
 */
export async function usedMegabytes(site: SiteProcess): Promise<number> {
  const [address] = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(site.output()) ?? [];
  if (!address) throw new Error("the site was started without the inspector");
  const socket = new WebSocket(address);
  await once(socket, "open");
  await call(socket, 1, "HeapProfiler.collectGarbage");
  const expression = "((used) => used.heapUsed + used.external)(process.memoryUsage())";
  const answer = await call(socket, 2, "Runtime.evaluate", { expression });
  socket.terminate();
  const value = isRecord(answer) && isRecord(answer.result) ? answer.result.value : null;
  if (typeof value !== "number") throw new Error("the inspector does not say how much is used");
  return value / 1024 ** 2;
}

/** Resolves with the result of a method of the inspector's protocol. */
function call(socket: WebSocket, id: number, method: string, params: object = {}) {
  return new Promise<unknown>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (text) => {
      const answer: unknown = JSON.parse(String(text));
      if (isRecord(answer) && answer.id === id) resolve(answer.result);
    });
    socket.send(JSON.stringify({ id, method, params }));
  });
}
