import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { openServer } from "~/server/listen.server";
import { logConsole } from "~/web/log.server";
import { readSettings } from "~/server/settings/settings.server";
import { listenFault, requireListening } from "~/web/http/listen-fault.server";

/** The process ends after this even if the database hangs. */
const END_WITHIN_MS = 9_500;

type ListenError = Error & { port?: number };

const settings = readSettings(process.env);
const drainMs = settings.drainSeconds * 1000;

/** Aborts a start, or stops the started site. */
const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stopping.abort());
const stopSignal = once(stopping.signal, "abort");
void stopSignal.then(() => setTimeout(() => process.exit(0), drainMs + END_WITHIN_MS).unref());

const { host, port, metrics } = settings;
await requireListening({ host, port });
if (metrics?.port) await requireListening({ host, port: metrics.port }, "METRICS_PORT");
const server = await openServer(settings, build, stopping.signal).catch((error: unknown) => {
  if (error === stopping.signal.reason) process.exit(0);
  throw error;
});
logConsole();
server.listen().then(
  (url) => console.log(`ready on ${url}`),
  (error: ListenError) => {
    const bound = error.port ?? port;
    const name = bound === metrics?.port ? "METRICS_PORT" : "PORT";
    process.stderr.write(`${listenFault(error, { host, port: bound }, name)}\n`);
    void stop(1);
  },
);

async function stop(code: number) {
  if (server.drain.isDraining) return;
  server.drain.isDraining = true;
  if (code === 0) await pause(drainMs);
  setTimeout(() => process.exit(code), END_WITHIN_MS).unref();
  await server.close();
  process.exit(code);
}

void stopSignal.then(() => stop(0));
