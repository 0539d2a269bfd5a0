import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestListener, type ClientAddress } from "@remix-run/node-fetch-server";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { countDocuments } from "~/analytics/visits/count-documents.server";
import { takeVisits } from "~/analytics/visits/track-request.server";
import { visitQueue } from "~/analytics/visits/visits.server";
import { env } from "~/env.server";
import { keptPages } from "~/kept-pages.server";
import { log } from "~/log.server";
import { openNotifications } from "~/notifications/open.server";
import { openSite } from "~/open-site.server";
import { clientAddress, clientAddressContext } from "~/web/client.server";
import { refuseImproper } from "~/web/improper-request.server";
import { keepPages } from "~/web/page-cache.server";
import { staticFiles } from "~/web/static-files.server";

/** In-flight requests get this long after a signal; then they are cut. */
const FINISH_WITHIN_MS = 8_000;
/** Whatever hangs, such as a database that is silent, does not keep the process longer. */
const END_WITHIN_MS = 9_500;

const site = await openSite();
const notifications = await openNotifications();

const handle = countDocuments(keepPages(createRequestHandler(build, "production"), keptPages));
const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : undefined;
const answer = createRequestListener(
  (request: Request, client: ClientAddress) => {
    const context = new RouterContextProvider();
    const forwardedFor = request.headers.get("X-Forwarded-For");
    context.set(clientAddressContext, clientAddress(client.address, forwardedFor, env.TRUST_PROXY));
    return handle(request, context);
  },
  {
    ...(publicUrl && { host: publicUrl.host, protocol: publicUrl.protocol }),
    trustProxy: env.TRUST_PROXY > 0,
    onError: (error) => log.error({ err: error }, "a request could not be answered"),
  },
);

const takeVisit = takeVisits(visitQueue, {
  publicUrl: env.PUBLIC_URL,
  proxies: env.TRUST_PROXY,
});
const files = staticFiles("build/client", env.PUBLIC_URL);
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  if (takeVisit(request, response)) return;
  if (refuseImproper(request, response, env.PUBLIC_URL)) return;
  files(request, response, () => answer(request, response));
});
server.requestTimeout = 30_000;
server.headersTimeout = 10_000;
server.on("upgrade", (request, socket, head) => notifications.upgrade(request, socket, head));

server.listen(env.PORT, env.HOST, () => {
  console.log(`ready on http://${env.HOST}:${(server.address() as AddressInfo).port}`);
});
server.on("error", (error) => {
  console.error(`cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`);
  void stop(1);
});

let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code), END_WITHIN_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  // A connection that has just answered would be kept for the next request.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.all([notifications.close(), site.settle()]);
  if (server.listening || code === 0) await closed;
  clearTimeout(cut);
  clearInterval(idle);
  await site.close();
  process.exit(code);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(0));
