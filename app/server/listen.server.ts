import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { createRequestListener, type ClientAddress } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import { createHandler, type Handler } from "./handler.server";
import { withoutPrivateWebhook } from "~/messaging/delivery/webhook/check-webhook.server";
import { channelFaultText } from "~/messaging/channel-fault-text";
import { i18nFor } from "~/texts/i18n.server";
import { log } from "~/web/log.server";
import { openNotifications } from "~/messaging/notifications/open.server";
import type { Settings } from "./settings/settings.server";
import { closeAll, createSite } from "./site.server";
import { limitBodyTime, type BodyTime } from "~/web/http/limits/body-time.server";
import { RUNNING_VERSION } from "~/web/version.server";
import { clientAddress, forwardedProtocol, watchProxies } from "~/web/http/limits/client.server";
import { createLimitedServer, refusePipelining } from "~/web/http/limits/connection-limits.server";
import type { Drain } from "~/web/http/limits/drain.server";
import { hostAndPort } from "~/web/http/listen-fault.server";
import {
  refuseMalformed,
  refuseMalformedUpgrade,
  readableUrl,
} from "~/web/http/malformed-request.server";
import { pageRequest } from "~/web/http/page-request";
import { staticFiles } from "~/web/http/static-files.server";
import { once } from "node:events";
import type { Metrics } from "./metrics/metrics.server";

/** How long requests in progress may take while the server closes. After that they are cut. */
const FINISH_WITHIN_MS = 8_000;

/** Warns about settings that can't be right, and about what is not safe. */
function warnOfSettings(settings: Settings) {
  const { t } = i18nFor("en");
  for (const { name, meant } of settings.misspelt) {
    log.warn(`${name} is not a setting of the site: did you mean ${meant}?`);
  }
  if (settings.moved.names.length > 0) {
    const names = settings.moved.names.join(", ");
    log.warn(`${names}: set at the desk since 0.6.0, under Settings, and no longer read here`);
  }
  for (const fault of settings.channelFaults) log.warn(channelFaultText(t, fault));
  warnOfDangers(settings);
}

function warnOfDangers({ database, sessionSecret, host, publicUrl, isDevelopment }: Settings) {
  if (process.getuid?.() === 0 && !isDevelopment) {
    log.warn("the site runs as root: give it an account of its own, as docs/running.md says");
  }
  if (!isDevelopment && !isLoopback(host) && !publicUrl?.startsWith("https:")) {
    log.warn(
      `HOST=${host} is open to networks, and PUBLIC_URL is not https: passwords could be read ` +
        "on their way. Behind a proxy with TLS set HOST=127.0.0.1 and PUBLIC_URL",
    );
  }
  if (!database.databaseUrl) return;
  if (sessionSecret === null) {
    log.warn("SESSION_SECRET is not set: the secret of cookies and links stays in the database");
  }
  if (!database.migrationUrl) {
    log.warn("MIGRATION_DATABASE_URL is not set: the site works as the owner of its tables");
  }
}

function isLoopback(host: string) {
  return /^(127\.|::1$|localhost$)/.test(host);
}

/**
 * Opens a site with its HTTP server, which is not listening yet. Rejects with the reason of a `signal`
 * that is aborted before the database is ready.
 */
export async function openServer(given: Settings, build: ServerBuild, signal?: AbortSignal) {
  const settings = await withoutPrivateWebhook(given);
  const { host, port, publicUrl, proxies } = settings;
  const site = createSite(settings);
  log.info(`starting mgzavri ${RUNNING_VERSION}`);
  const drain: Drain = { isDraining: false };
  const handler = createHandler(site, build);
  const route = createRouterListener(settings, (request, client) =>
    handler.handle(request, { ...client, drain }),
  );
  const sendCached = createSendCached(settings, handler.sendCached);
  const files = staticFiles("build/client", settings.hsts);
  const opened = await site.open(signal);
  warnOfSettings(settings);
  const notifications = await openNotifications(site, {
    publicUrl,
    proxies,
    security: site.security,
  }).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const lookAtProxies = watchProxies(proxies, (message) => log.warn(message));
  const server = createLimitedServer((request, response) => {
    site.metrics?.observe(request, response);
    lookAtProxies(request);
    if (refusePipelining(request, response)) return;
    if (drain.isDraining) response.shouldKeepAlive = false;
    const bodyTime = limitBodyTime(request, response);
    if (refuseMalformed(request, response, settings)) return;
    request.url = readableUrl(request.url ?? "/");
    if (sendCached(request, response)) return;
    files(request, response, () => route(request, response, bodyTime));
  });
  let metricsPort: Awaited<ReturnType<typeof openMetricsPort>> | null = null;
  server.on("upgrade", (request, socket, head) => {
    if (refuseMalformedUpgrade(request, socket, publicUrl)) return;
    notifications.upgrade(request, socket, head);
  });

  return {
    drain,
    /** Resolves with the address. */
    async listen() {
      if (site.metrics && settings.metrics?.port != null) {
        metricsPort = await openMetricsPort(site.metrics, { host, port: settings.metrics.port });
      }
      return new Promise<string>((resolve, reject) => {
        server.on("error", reject).listen(port, host, () => {
          const bound = server.address();
          const boundPort = typeof bound === "object" && bound !== null ? bound.port : port;
          resolve(`http://${hostAndPort({ host, port: boundPort })}`);
        });
      });
    },
    /** Finishes the requests in progress, and closes everything. */
    async close() {
      // Requests may have arrived unread: one turn of the event loop accepts connections, one reads.
      await eventLoopTurn();
      await eventLoopTurn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
      // Connections that become idle after a response would otherwise stay open.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      await Promise.all([closeAll([notifications.close]), opened.settle()]);
      await closed;
      clearTimeout(cut);
      clearInterval(idle);
      metricsPort?.close();
      await opened.close();
    },
  };
}

/** Sends cached pages. It builds the request's address as `createRouterListener` does. */
function createSendCached({ publicUrl, proxies }: Settings, send: Handler["sendCached"]) {
  const origin = publicUrl === null ? null : new URL(publicUrl).origin;
  return (incoming: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, socket } = incoming;
    const protocol = () => forwardedProtocol(incoming, proxies) ?? "http:";
    const request = pageRequest(
      incoming,
      origin ?? `${protocol()}//${headers.host ?? "localhost"}`,
    );
    return send(request, response, () =>
      clientAddress(socket.remoteAddress ?? "", request.headers.get("X-Forwarded-For"), proxies),
    );
  };
}

type Client = { address: string; bodyTime: BodyTime };

/** Responds by a handler that gets the client's address and its time for a body. */
function createRouterListener(
  { publicUrl, proxies }: Settings,
  handle: (request: Request, client: Client) => Promise<Response>,
) {
  const address = publicUrl === null ? null : new URL(publicUrl);
  return (incoming: IncomingMessage, response: ServerResponse, bodyTime: BodyTime) => {
    const listener = createRequestListener(
      (request: Request, client: ClientAddress) => {
        const forwardedFor = request.headers.get("X-Forwarded-For");
        return handle(request, {
          address: clientAddress(client.address, forwardedFor, proxies),
          bodyTime,
        });
      },
      {
        host: address?.host,
        protocol: address?.protocol ?? forwardedProtocol(incoming, proxies) ?? undefined,
        // If true, `Forwarded` and `X-Forwarded-Host` would be read, which any client can send.
        trustProxy: false,
        onError: (error: unknown) => log.error({ err: error }, "a request could not be answered"),
      },
    );
    listener(incoming, response);
  };
}

/** Serves `/metrics`, and nothing else, on a port of its own. Rejects if it can't listen. */
async function openMetricsPort(metrics: Metrics, { host, port }: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const isFound = request.url?.split("?")[0] === "/metrics" && request.method === "GET";
    if (!isFound) {
      response.writeHead(404).end();
      return;
    }
    sendMetrics(metrics, response).catch((error: unknown) => {
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

async function sendMetrics(metrics: Metrics, response: ServerResponse) {
  const found = await metrics.respond();
  response.setHeaders(found.headers).end(await found.text());
}
