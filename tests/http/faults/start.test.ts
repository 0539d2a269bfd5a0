/** @module-tag slow */
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "#package.json";
import { findCommit } from "../../../tools/commit.mjs";
import { startSite } from "../../browser/site";
import { useRemoteDatabase } from "./remote-database";
import { listProcesses } from "./postgres-process";
import { runProgram } from "../commands/program";
import { sendForm, sendRequest } from "../answer";
import { signIn } from "../site-fixture";

const remote = useRemoteDatabase();
const STACK = /\n\s+at |node:internal|\.js:\d+/;

// `app/server/settings/env.test.ts` tests each setting.
test("invalid settings stop the start, each with an example and no secret", async () => {
  const env = { PORT: "http", SESSION_SECRET: "hunter2", SITE_NAME: "x".repeat(61) };
  const { code, stdout, stderr } = await runProgram("start.mjs", { env });
  expect(code).toBe(1);
  for (const name of Object.keys(env)) expect(stderr).toContain(`${name}: `);
  expect(stderr).toContain("(for example: 3000)");
  expect(stderr).not.toMatch(STACK);
  expect(stderr).not.toMatch(/hunter/);
  expect(stdout).not.toContain("ready on");
});

test(
  "the first line of the log names the release, and the commit of a clone",
  { tags: "slow" },
  async () => {
    const site = await startSite({ env: { DATABASE_URL: remote.url, LOG_LEVEL: "info" } });
    const [first = ""] = site.output().split("\n");
    await site.stop();
    const { msg } = JSON.parse(first) as { msg: string };
    const ofClone = existsSync(".git") ? ` (${findCommit(".")})` : "";
    expect(msg).toBe(`starting mgzavri ${version}${ofClone}`);
  },
);

test("an empty setting counts as unset", { tags: "slow" }, async () => {
  const env = { DATABASE_URL: remote.url, TRUST_PROXY: "", SOCIAL_PROOF: " ", OPERATOR_PHONE: "" };
  const site = await startSite({ env });
  expect(await site.stop()).toBe(0);
});

test("warns that the secret stays in the database of a server", { tags: "slow" }, async () => {
  const site = await startSite({ env: { DATABASE_URL: remote.url } });
  expect(site.output()).toContain("SESSION_SECRET is not set");
  expect(site.output()).toContain("MIGRATION_DATABASE_URL is not set");
  await site.stop();
  const SESSION_SECRET = "the secret of this test";
  const silent = await startSite({ env: { DATABASE_URL: remote.url, SESSION_SECRET } });
  expect(silent.output()).not.toContain("SESSION_SECRET");
  await silent.stop();
});

test("an unreachable database stops the start with a message", { tags: "slow" }, async () => {
  await remote.proxy.close();
  const { code, stderr } = await runProgram("start.mjs", { env: { DATABASE_URL: remote.url } });
  await remote.proxy.reopen();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^the site did not start: DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)/m,
  );
  expect(stderr).not.toMatch(STACK);
});

test("a site with an unavailable database exits with 0 in time", { tags: "slow" }, async () => {
  const site = await startSite({ env: { DATABASE_URL: remote.url } });
  await remote.proxy.close();
  const started = performance.now();
  expect(await site.stop()).toBe(0);
  expect(performance.now() - started).toBeLessThan(10_000);
  await remote.proxy.reopen();
});

test(
  "a port in use stops the start with a message and stops the database",
  { tags: "slow" },
  async () => {
    const site = await startSite({ env: { DATABASE_URL: remote.url } });
    const port = new URL(site.url).port;
    const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-taken-"));
    const env = { PORT: port, DATA_DIR: dataDir };
    const { code, stdout, stderr } = await runProgram("start.mjs", { env });
    expect(await listProcesses({ dataDir })).toEqual([]);
    expect([stdout, await readdir(dataDir)]).toEqual(["", []]);
    await rm(dataDir, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(stderr).toContain(`cannot listen on 127.0.0.1:${port}`);
    expect(stderr).not.toMatch(STACK);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    await site.stop();
  },
);

test("a generated password is printed once and opens the desk", { tags: "slow" }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-password-"));
  const env = { ADMIN_PASSWORD: "" };
  const site = await startSite({ dataDir, env });
  const [, password] = /staff password for \/admin.*: (\S+)/.exec(site.output())!;
  expect(password).toMatch(/^[a-z2-9-]{20,}$/);
  const Cookie = await signIn(site, password);
  for (const page of ["/admin", "/admin/today", "/admin/fleet.data"]) {
    const answer = await sendRequest(site, page, { headers: { Cookie } });
    expect([page, answer.status]).toEqual([page, page.endsWith(".data") ? 202 : 303]);
  }
  for (const intent of ["status", "resend"]) {
    const sent = await sendForm(site, "/admin", { intent }, { Cookie });
    expect([intent, sent.headers.get("Location")]).toEqual([intent, "/admin/account"]);
  }
  const call = await sendRequest(site, "/api/bookings", { headers: { Cookie } });
  expect(call.status).toBe(403);
  await site.stop();
  const again = await startSite({ dataDir, env });
  expect(again.output()).not.toContain("staff password");
  await signIn(again, password);
  await again.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("a configured password is not printed", { tags: "slow" }, async () => {
  const site = await startSite({ env: { LOG_LEVEL: "trace" } });
  await signIn(site);
  expect(site.output().match(/ready on/g)).toHaveLength(1);
  expect(site.output()).not.toMatch(/seven quiet|staff password|SESSION_SECRET/);
  await site.stop();
});

test.each([
  ["192.0.2.1", "cannot listen on 192.0.2.1:0: this machine has no such address: set another HOST"],
  ["mgzavri.invalid", "this machine has no such address: set another HOST"],
])("HOST=%s stops the start before it creates anything", { tags: "slow" }, async (HOST, words) => {
  const folder = await mkdtemp(join(tmpdir(), "mgzavri-host-"));
  const env = { HOST, DATA_DIR: join(folder, "data") };
  const { code, stdout, stderr } = await runProgram("start.mjs", { env });
  expect([code, stdout, await readdir(folder)]).toEqual([1, "", []]);
  expect(stderr).toContain(words);
  await rm(folder, { recursive: true, force: true });
});

test(
  "what is set wrongly, but stops no start, is a warning, and the site works",
  { tags: "slow" },
  async () => {
    const env = {
      PUBLC_URL: "https://mgzavri.example",
      SMTP_URL: "mail.example",
      WEBHOOK_URL: "https://127.0.0.1/x",
      WEBHOOK_SECRET: "the secret of this test",
      BACKUP_DIR: "/proc/mgzavri/backups",
    };
    const site = await startSite({ env });
    const words = [
      "PUBLC_URL is not a setting of the site: did you mean PUBLIC_URL?",
      "Email is switched off: SMTP_URL must be the address of a mail server",
      "The webhook is switched off: WEBHOOK_URL leads into a private network",
      "BACKUP_DIR: there will be no backups in /proc/mgzavri/backups",
    ];
    // oxlint-disable-next-line no-await-in-loop -- each waits for what is on its way.
    for (const sentence of words) await expect.poll(() => site.output()).toContain(sentence);
    const isRoot = process.getuid?.() === 0;
    expect(site.output().includes("the site runs as root")).toBe(isRoot);
    expect(site.output()).not.toContain("is open to networks");

    const Cookie = await signIn(site);
    const pageAt = async (path: string) =>
      (await sendRequest(site, path, { headers: { Cookie } })).text;
    const settings = await pageAt("/admin/settings");
    expect(settings).toContain("SMTP_URL must be the address of a mail server");
    expect(settings).toContain("No backup can be written to the path set in BACKUP_DIR");
    expect(await pageAt("/admin/today")).toContain("Some messages are switched off");
    expect(await pageAt("/admin/setup")).toContain("The webhook is switched off");
    const ka = await sendRequest(site, "/admin/settings", {
      headers: { Cookie: `${Cookie}; lng=ka` },
    });
    expect(ka.text).toContain("ელფოსტა გამორთულია: SMTP_URL");
    await site.stop();
  },
);

test("an open HOST without TLS is a warning", { tags: "slow" }, async () => {
  const open = await startSite({ env: { HOST: "0.0.0.0" } });
  expect(open.output()).toContain("HOST=0.0.0.0 is open to networks");
  await open.stop();
});

test(
  "the address of a site on IPv6 is one, and the secret is made at the first start",
  { tags: "slow" },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "mgzavri-ipv6-"));
    const site = await startSite({ dataDir, env: { HOST: "::1" } });
    expect(site.url).toMatch(/^http:\/\/\[::1\]:\d+$/);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect((await stat(join(dataDir, "session-secret"))).mode & 0o777).toBe(0o600);
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
