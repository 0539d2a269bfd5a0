import { setTimeout as pause } from "node:timers/promises";
import * as build from "virtual:react-router/server-build";
import { openServer } from "~/listen.server";
import { readSettings } from "~/settings.server";

/** The process ends after this even if the database hangs. */
const END_WITHIN_MS = 9_500;

type ListenError = Error & { code?: string; port?: number };

const settings = readSettings(process.env);
const drainMs = settings.drainSeconds * 1000;

/** A signal that comes during the start stops the site as soon as it has started. */
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve());
});
void stopSignal.then(() => setTimeout(() => process.exit(0), drainMs + END_WITHIN_MS).unref());

const server = await openServer(settings, build);
server.listen().then(
  (url) => console.log(`ready on ${url}`),
  (error: ListenError) => {
    const { port = settings.port, code } = error;
    const reason =
      code === "EADDRINUSE"
        ? "another program uses this port: stop it, or set another PORT"
        : error.message;
    console.error(`cannot listen on ${settings.host}:${port}: ${reason}`);
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
