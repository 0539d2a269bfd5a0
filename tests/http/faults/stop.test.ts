/** @module-tag slow */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request, type ClientRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { cleanEnv, startSite, type Site } from "../../browser/site";
import { listProcesses } from "./postgres-process";
import { bookingBody, signIn } from "../site-fixture";
import { inDatabase } from "../site-database";
import { openSocket } from "../sockets/staff-socket";

/** Far less than an endless request would take: the site's own limit is 8 s, which a loaded machine exceeds. */
const STOP_WITHIN_MS = 60_000;

/**
 * The time from the last response to the end: less than the keep-alive timeout, and more than a loaded
 * machine needs.
 */
const LAST_ANSWER_TO_END_MS = 40_000;

/** Sends the first half of a booking and waits until the site has started to read it. */
async function sendHalf(site: Site): Promise<{ call: ClientRequest; rest: string }> {
  const body = JSON.stringify(bookingBody({ name: "In Flight" }));
  const call = request(`${site.url}/api/booking`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      Expect: "100-continue",
    },
  });
  await new Promise((resolve, reject) => call.on("continue", resolve).on("error", reject));
  call.write(body.slice(0, 20));
  return { call, rest: body.slice(20) };
}

function statusOf(call: ClientRequest) {
  return new Promise<number | undefined>((resolve, reject) => {
    call.on("response", (response) => resolve(response.resume().statusCode));
    call.on("error", reject);
  });
}

/** Waits until connections are refused. */
function refusesVisitors(site: Site) {
  const visit = () => fetch(`${site.url}/healthz`, { headers: { Connection: "close" } });
  return vi.waitFor(() => expect(visit()).rejects.toThrow("fetch failed"), {
    ...SOON,
    interval: 20,
  });
}

/** The signals, which must have one effect. */
const SIGNALS = [
  ["SIGTERM", {}],
  ["SIGINT", { tags: "slow" }],
] as const;

for (const [signal, options] of SIGNALS) {
  test(
    `${signal} finishes requests in progress, closes the sockets and exits with 0`,
    options,
    async () => {
      const site = await startSite();
      const Cookie = await signIn(site);
      const sockets = [await openSocket(site, { Cookie }), await openSocket(site, { Cookie })];
      const { call, rest } = await sendHalf(site);
      const exited = new Promise((resolve) => site.process.on("exit", resolve));
      site.process.kill(signal);
      expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([1001, 1001]);
      await refusesVisitors(site);
      call.end(rest);
      expect(await statusOf(call)).toBe(201);
      const answered = performance.now();
      expect(await exited).toBe(0);
      expect(performance.now() - answered).toBeLessThan(LAST_ANSWER_TO_END_MS);
      await site.stop();
    },
  );
}

test("with DRAIN_SECONDS it keeps serving, but is not ready", { tags: "slow" }, async () => {
  const site = await startSite({ env: { DRAIN_SECONDS: "2" } });
  const exited = new Promise((resolve) => site.process.on("exit", resolve));
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  site.process.kill("SIGTERM");
  const notReady = async () => {
    const answer = await fetch(`${site.url}/readyz`);
    expect([answer.status, answer.headers.get("Connection")]).toEqual([503, "close"]);
  };
  await vi.waitFor(notReady, { timeout: 1_500, interval: 20 });
  expect((await fetch(`${site.url}/cars/1`)).status).toBe(200);
  expect(await exited).toBe(0);
  await site.stop();
});

test(
  "responds to requests that arrive before the drain ends, even if the process is busy",
  { tags: "slow" },
  async () => {
    const site = await startSite({ env: { DRAIN_SECONDS: "1" } });
    const agent = new Agent({ keepAlive: true });
    const requestPage = () => statusOf(request(`${site.url}/cars/1`, { agent }).end());
    expect(await requestPage()).toBe(200);
    site.process.kill("SIGTERM");
    await vi.waitFor(
      async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503),
      SOON,
    );
    site.process.kill("SIGSTOP");
    // The first request is on the open connection, the other on a new one.
    const answers = Promise.all([requestPage(), requestPage()]);
    await pause(1_500);
    site.process.kill("SIGCONT");
    expect(await answers).toEqual([200, 200]);
    expect(await site.stop()).toBe(0);
  },
);

test(
  "a signal during the start exits with 0 and stops the database",
  { tags: "slow" },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-early-"));
    const child = spawn(process.execPath, ["tools/start.mjs"], {
      stdio: "ignore",
      env: { ...cleanEnv(), DATA_DIR: dataDir },
    });
    const exited = new Promise((resolve) => child.on("exit", resolve));
    const isStarting = () =>
      expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(true);
    await vi.waitFor(isStarting, { timeout: 50_000, interval: 5 });
    child.kill("SIGTERM");
    expect(await exited).toBe(0);
    expect(await listProcesses({ dataDir })).toEqual([]);
    await rm(dataDir, { recursive: true, force: true });
  },
);

test("aborts an endless request and exits with 0 in time", { tags: "slow" }, async () => {
  const site = await startSite();
  const { call } = await sendHalf(site);
  const cut = statusOf(call).catch((error: Error) => error.message);
  const started = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(STOP_WITHIN_MS);
  expect(await cut).toBe("socket hang up");
});

test(
  "stops the database too, and data survives until the next start",
  { tags: "slow" },
  async () => {
    const site = await startSite();
    const { call, rest } = await sendHalf(site);
    call.end(rest);
    expect(await statusOf(call)).toBe(201);
    const dataDir = site.dataDir;
    site.process.kill("SIGTERM");
    await new Promise((resolve) => site.process.on("exit", resolve));
    await expect(inDatabase(site, (sql) => sql`select 1`)).rejects.toThrow(/ENOENT|ECONNREFUSED/);
    const again = await startSite({ dataDir });
    const names = await inDatabase(again, (sql) => sql`select name from bookings`);
    expect(names.map((row) => row.name)).toEqual(["In Flight"]);
    expect(await again.stop()).toBe(0);
    await site.stop();
  },
);
