import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { openServer } from "~/listen.server";
import { logConsole } from "~/log.server";
import { readSettings } from "~/settings.server";

/** The process ends after this even if the database hangs. */
const END_WITHIN_MS = 9_500;

type ListenError = Error & { code?: string; port?: number };

const settings = readSettings(process.env);
const drainMs = settings.drainSeconds * 1000;

/** Aborts a start, or stops the started site. */
const stopping = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stopping.abort());
const stopSignal = once(stopping.signal, "abort");
void stopSignal.then(() => setTimeout(() => process.exit(0), drainMs + END_WITHIN_MS).unref());

const server = await openServer(settings, build, stopping.signal).catch((error: unknown) => {
  if (error === stopping.signal.reason) process.exit(0);
  throw error;
});
logConsole();
server.listen().then(
  (url) => console.log(`ready on ${url}`),
  (error: ListenError) => {
    const { port = settings.port, code } = error;
    const reason =
      code === "EADDRINUSE"
        ? "another program uses this port: stop it, or set another PORT"
        : error.message;
    process.stderr.write(`cannot listen on ${settings.host}:${port}: ${reason}\n`);
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
