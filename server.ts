import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setImmediate as eventLoopTurn, setTimeout as pause } from "node:timers/promises";
import { createRequestListener, type ClientAddress } from "@remix-run/node-fetch-server";
import * as build from "virtual:react-router/server-build";
import { createHandler } from "~/handler.server";
import { log } from "~/log.server";
import { openNotifications } from "~/notifications/open.server";
import { readSettings } from "~/settings.server";
import { createSite } from "~/site.server";
import { clientAddress } from "~/web/http/client.server";
import { limitConnections, refusePipelining } from "~/web/http/connection-limits.server";
import type { Drain } from "~/web/http/drain.server";
import { refuseMalformed } from "~/web/http/malformed-request.server";
import { staticFiles } from "~/web/http/static-files.server";

/** In-flight requests are cut after this. */
const FINISH_WITHIN_MS = 8_000;
/** The process ends after this even if the database hangs. */
const END_WITHIN_MS = 9_500;

const settings = readSettings(process.env);
const { host, port, publicUrl, proxies } = settings;
const drainMs = settings.drainSeconds * 1000;

/** A signal that comes during the start stops the site as soon as it has started. */
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve());
});
void stopSignal.then(() => setTimeout(() => process.exit(0), drainMs + END_WITHIN_MS).unref());

const drain: Drain = { isDraining: false };
const site = createSite(settings);
const opened = await site.open();
const notifications = await openNotifications(site.sql, publicUrl);

const handle = createHandler(site, build);
const address = publicUrl === null ? null : new URL(publicUrl);
const answer = createRequestListener(
  (request: Request, client: ClientAddress) => {
    const forwardedFor = request.headers.get("X-Forwarded-For");
    return handle(request, {
      address: clientAddress(client.address, forwardedFor, proxies),
      drain,
    });
  },
  {
    ...(address && { host: address.host, protocol: address.protocol }),
    trustProxy: proxies > 0,
    onError: (error) => log.error({ err: error }, "a request could not be answered"),
  },
);

const files = staticFiles("build/client", publicUrl);
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  if (refusePipelining(request, response)) return;
  if (drain.isDraining) response.shouldKeepAlive = false;
  if (refuseMalformed(request, response, publicUrl)) return;
  files(request, response, () => answer(request, response));
});
limitConnections(server);
server.on("upgrade", (request, socket, head) => notifications.upgrade(request, socket, head));

server.listen(port, host, () => {
  const bound = server.address();
  const boundPort = typeof bound === "object" && bound !== null ? bound.port : port;
  console.log(`ready on http://${host}:${boundPort}`);
});
server.on("error", (error) => {
  console.error(`cannot listen on ${host}:${port}: ${error.message}`);
  void stop(1);
});

async function stop(code: number) {
  if (drain.isDraining) return;
  drain.isDraining = true;
  if (code === 0) await pause(drainMs);
  // Requests may have arrived unread: one turn of the event loop accepts connections, one reads.
  await eventLoopTurn();
  await eventLoopTurn();
  setTimeout(() => process.exit(code), END_WITHIN_MS).unref();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
  // Connections that become idle after an answer would otherwise stay open.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await Promise.all([notifications.close(), opened.settle()]);
  if (server.listening || code === 0) await closed;
  clearTimeout(cut);
  clearInterval(idle);
  await opened.close();
  process.exit(code);
}

void stopSignal.then(() => stop(0));
