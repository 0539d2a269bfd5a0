import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { log } from "~/web/log.server";
import type { Metrics } from "./metrics.server";

/** Serves `/metrics`, and nothing else, on a port of its own. Rejects if it can't listen. */
export async function openMetricsPort(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
) {
  const server = createServer((request, response) => {
    const isFound = request.url?.split("?")[0] === "/metrics" && request.method === "GET";
    if (!isFound) {
      response.writeHead(404).end();
      return;
    }
    answer(metrics, response).catch((error: unknown) => {
      log.error({ err: error }, "the metrics could not be read");
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(metrics: Metrics, response: ServerResponse) {
  const found = await metrics.respond();
  response.setHeaders(found.headers).end(await found.text());
}
