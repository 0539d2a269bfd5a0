import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
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
import { limitConnections, refusePipelining } from "~/web/connection-limits.server";
import { drainContext, type Drain } from "~/web/drain.server";
import { refuseImproper } from "~/web/improper-request.server";
import { keepPages } from "~/web/page-cache.server";
import { staticFiles } from "~/web/static-files.server";

/** In-flight requests get this long after a signal; then they are cut. */
const FINISH_WITHIN_MS = 8_000;
/** Whatever hangs, such as a database that is silent, does not keep the process longer. */
const END_WITHIN_MS = 9_500;
const STOP_WITHIN_MS = env.DRAIN_SECONDS * 1000 + END_WITHIN_MS;

/** A signal that comes during the start stops the site as soon as it has started. */
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve());
});
void stopSignal.then(() => setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref());

const drain: Drain = { isDraining: false };
const site = await openSite();
const notifications = await openNotifications();

const handle = countDocuments(keepPages(createRequestHandler(build, "production"), keptPages));
const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : undefined;
const answer = createRequestListener(
  (request: Request, client: ClientAddress) => {
    const context = new RouterContextProvider();
    const forwardedFor = request.headers.get("X-Forwarded-For");
    context.set(clientAddressContext, clientAddress(client.address, forwardedFor, env.TRUST_PROXY));
    context.set(drainContext, drain);
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
  if (refusePipelining(request, response)) return;
  if (drain.isDraining) response.shouldKeepAlive = false;
  if (takeVisit(request, response)) return;
  if (refuseImproper(request, response, env.PUBLIC_URL)) return;
  files(request, response, () => answer(request, response));
});
limitConnections(server);
server.on("upgrade", (request, socket, head) => notifications.upgrade(request, socket, head));

server.listen(env.PORT, env.HOST, () => {
  console.log(`ready on http://${env.HOST}:${(server.address() as AddressInfo).port}`);
});
server.on("error", (error) => {
  console.error(`cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`);
  void stop(1);
});

async function stop(code: number) {
  if (drain.isDraining) return;
  drain.isDraining = true;
  if (code === 0) await pause(env.DRAIN_SECONDS * 1000);
  // A busy process has not read yet what arrived: one turn accepts connections, the next reads them.
  await nextTurn();
  await nextTurn();
  setTimeout(() => process.exit(code), END_WITHIN_MS).unref();
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

void stopSignal.then(() => stop(0));
