import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { createRequestListener, type ClientAddress } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import { createHandler } from "~/handler.server";
import { log } from "~/log.server";
import { openNotifications } from "~/notifications/open.server";
import type { Settings } from "~/settings.server";
import { createSite } from "~/site.server";
import { limitBodyTime, type BodyTime } from "~/web/http/body-time.server";
import { clientAddress } from "~/web/http/client.server";
import { limitConnections, refusePipelining } from "~/web/http/connection-limits.server";
import type { Drain } from "~/web/http/drain.server";
import { refuseMalformed } from "~/web/http/malformed-request.server";
import { staticFiles } from "~/web/http/static-files.server";

/** In-flight requests are cut after this. */
const FINISH_WITHIN_MS = 8_000;

/** Opens a site with its HTTP server, which is not listening yet. */
export async function openServer(settings: Settings, build: ServerBuild) {
  const { host, port, publicUrl } = settings;
  const site = createSite(settings);
  const opened = await site.open();
  const notifications = await openNotifications(site.sql, publicUrl);
  const drain: Drain = { isDraining: false };
  const handle = createHandler(site, build);
  const answer = createAnswer(settings, (request, client) => handle(request, { ...client, drain }));
  const files = staticFiles("build/client", publicUrl);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (refusePipelining(request, response)) return;
    if (drain.isDraining) response.shouldKeepAlive = false;
    if (refuseMalformed(request, response, publicUrl)) return;
    const bodyTime = limitBodyTime(request, response);
    files(request, response, () => answer(bodyTime)(request, response));
  });
  limitConnections(server);
  server.on("upgrade", (request, socket, head) => notifications.upgrade(request, socket, head));

  return {
    drain,
    /** Resolves with the address. */
    listen: () =>
      new Promise<string>((resolve, reject) => {
        server.on("error", reject).listen(port, host, () => {
          const bound = server.address();
          const boundPort = typeof bound === "object" && bound !== null ? bound.port : port;
          resolve(`http://${host}:${boundPort}`);
        });
      }),
    /** Finishes the requests in progress, and closes everything. */
    async close() {
      // Requests may have arrived unread: one turn of the event loop accepts connections, one reads.
      await eventLoopTurn();
      await eventLoopTurn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      // Connections that become idle after an answer would otherwise stay open.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      await Promise.all([notifications.close(), opened.settle()]);
      await closed;
      clearTimeout(cut);
      clearInterval(idle);
      await opened.close();
    },
  };
}

type Client = { address: string; bodyTime: BodyTime };

/** Listeners for Node that call a handler with the client's address and its time for a body. */
function createAnswer(
  { publicUrl, proxies }: Settings,
  handle: (request: Request, client: Client) => Promise<Response>,
) {
  const address = publicUrl === null ? null : new URL(publicUrl);
  const options = {
    ...(address && { host: address.host, protocol: address.protocol }),
    trustProxy: proxies > 0,
    onError: (error: unknown) => log.error({ err: error }, "a request could not be answered"),
  };
  return (bodyTime: BodyTime) =>
    createRequestListener((request: Request, client: ClientAddress) => {
      const forwardedFor = request.headers.get("X-Forwarded-For");
      return handle(request, {
        address: clientAddress(client.address, forwardedFor, proxies),
        bodyTime,
      });
    }, options);
}
