import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../site";
import { useRemoteDatabase } from "./remote-database";
import { listProcesses } from "./postgres-process";
import { runProgram } from "./program";
import { signIn } from "./site-fixture";

const remote = useRemoteDatabase();
const STACK = /\n\s+at |node:internal|\.js:\d+/;

// `app/env.test.ts` tests each setting.
test("invalid settings stop the start, each with an example and no secret", async () => {
  const env = { PORT: "http", ADMIN_PASSWORD: "hunter2", SITE_NAME: "x".repeat(61) };
  const { code, stdout, stderr } = await runProgram("start.mjs", { env });
  expect(code).toBe(1);
  for (const name of Object.keys(env)) expect(stderr).toContain(`${name}: `);
  expect(stderr).toContain("(for example: 3000)");
  expect(stderr).not.toMatch(STACK);
  expect(stderr).not.toMatch(/hunter/);
  expect(stdout).not.toContain("ready on");
});

test("an empty setting counts as unset", async () => {
  const env = { DATABASE_URL: remote.url, TRUST_PROXY: "", SOCIAL_PROOF: " ", OPERATOR_PHONE: "" };
  const site = await startSite({ env });
  expect(await site.stop()).toBe(0);
});

test("an unreachable database stops the start with a message", async () => {
  await remote.proxy.close();
  const { code, stderr } = await runProgram("start.mjs", { env: { DATABASE_URL: remote.url } });
  await remote.proxy.reopen();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^the site did not start: .*ECONNREFUSED/m);
  expect(stderr).not.toMatch(STACK);
});

test("a port in use stops the start with a message and stops the database", async () => {
  const site = await startSite({ env: { DATABASE_URL: remote.url } });
  const port = new URL(site.url).port;
  const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-taken-"));
  const env = { PORT: port, DATA_DIR: dataDir };
  const { code, stderr } = await runProgram("start.mjs", { env });
  expect(await listProcesses({ dataDir })).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(stderr).toContain(`cannot listen on 127.0.0.1:${port}`);
  expect(stderr).not.toMatch(STACK);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await site.stop();
});

test("a generated password is printed once and opens the desk", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-password-"));
  const env = { ADMIN_PASSWORD: "" };
  const site = await startSite({ dataDir, env });
  const [, password] = /staff password for \/admin.*: (\S+)/.exec(site.output())!;
  expect(password).toMatch(/^[a-z2-9-]{20,}$/);
  await signIn(site, password);
  await site.stop();
  const again = await startSite({ dataDir, env });
  expect(again.output()).not.toContain("staff password");
  await signIn(again, password);
  await again.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("a configured password is not printed", async () => {
  const site = await startSite({ env: { LOG_LEVEL: "trace" } });
  await signIn(site);
  expect(site.output().match(/ready on/g)).toHaveLength(1);
  expect(site.output()).not.toMatch(/correct horse|staff password/);
  await site.stop();
});
