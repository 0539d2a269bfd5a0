import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { chooseAccount } from "./account";
import { connect } from "./connect";
import { embeddedPaths } from "./embedded-paths";
import { migrate } from "./migrate";
import { startServer } from "./postmaster";
import { nativeFolder } from "./program";
import { EMBEDDED_ROLES, readPasswords, type Role } from "./roles";
import {
  newCluster,
  newFolder,
  query,
  start,
  stopLast,
  useEmbedded,
} from "./testing/embedded-fixture";

useEmbedded();

const STRICT = "local all all scram-sha-256\n";

function rulesOf(dataDir: string) {
  return readFile(join(dataDir, "postgres/pg_hba.conf"), "utf8");
}

/** Connects with a password that the test gives. */
async function signIn(dataDir: string, role: Role, password: string) {
  const path = embeddedPaths(dataDir).socket;
  const sql = postgres({ path, username: EMBEDDED_ROLES[role], password, database: "mgzavri" });
  try {
    const [row] = await sql`select current_user as name`;
    return row!.name as string;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Makes a cluster as release 0.2.0 left it: no role of the app, no passwords, and rules that need none. */
async function makeOld(dataDir: string, rule: string) {
  await start(dataDir);
  const app = EMBEDDED_ROLES.app;
  await query(dataDir, `drop owned by ${app}; drop role ${app}; alter role postgres password null`);
  await stopLast();
  await rm(join(dataDir, "postgres/passwords.json"));
  await writeFile(join(dataDir, "postgres/pg_hba.conf"), rule);
}

const OLD_RULES = [
  ["trust", "local all all trust\n"],
  ["peer", "local all all peer map=mgzavri\n"],
] as const;

test("owner and app need their passwords in a new cluster", async () => {
  const dataDir = await newFolder();
  await start(dataDir);
  const passwords = (await readPasswords(embeddedPaths(dataDir)))!;
  for (const [role, other] of [
    ["owner", "app"],
    ["app", "owner"],
  ] as const) {
    expect(await signIn(dataDir, role, passwords[role])).toBe(EMBEDDED_ROLES[role]);
    await expect(signIn(dataDir, role, "")).rejects.toThrow(/password/);
    const signedIn = signIn(dataDir, role, passwords[other]);
    await expect(signedIn).rejects.toThrow(/password authentication failed/);
  }
  expect(passwords.app).toMatch(/^[\w-]{43}$/);
});

test("a connection does not repeat the hash of a random password", async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  const once = "select from pg_authid where rolpassword like 'SCRAM-SHA-256$1:%'";
  expect(await query(dataDir, once)).toHaveLength(2);
});

test("the passwords are in a private file", async () => {
  const dataDir = await newCluster();
  await start(dataDir);
  const file = await stat(join(dataDir, "postgres/passwords.json"));
  const cluster = await stat(join(dataDir, "postgres"));
  expect([file.mode & 0o777, file.uid]).toEqual([0o600, cluster.uid]);
});

test.each(OLD_RULES)(
  "a cluster without passwords (%s) gets them, with its rows",
  async (_, rule) => {
    const dataDir = await newCluster();
    await makeOld(dataDir, rule);
    await start(dataDir);
    expect(await rulesOf(dataDir)).toBe(STRICT);
    await migrate({ dataDir });
    const app = connect({ dataDir }, { max: 1 });
    expect(await app`select count(*) > 0 as is from cars`).toEqual([{ is: true }]);
    await app.end();
    await expect(signIn(dataDir, "owner", "")).rejects.toThrow(/password/);
  },
);

test(
  "a lost file of passwords is replaced at the next start of the server",
  { tags: "slow" },
  async () => {
    const dataDir = await newCluster();
    await start(dataDir);
    await stopLast();
    await rm(join(dataDir, "postgres/passwords.json"));
    await start(dataDir);
    expect(await query(dataDir, "select current_user as name")).toEqual([{ name: "postgres" }]);
    expect(await rulesOf(dataDir)).toBe(STRICT);
  },
);

for (const [name, options] of [
  ["mgzavri", {}],
  ["mgzavri node", { tags: "slow" }],
] as const) {
  test(
    `a server that an older release uses (${name}) goes on accepting its owner without a password`,
    options,
    async () => {
      const dataDir = await newCluster();
      await makeOld(dataDir, OLD_RULES[0][1]);
      const paths = embeddedPaths(dataDir);
      const server = { paths, account: chooseAccount(paths.cluster, []), native: nativeFolder() };
      await startServer(server);
      const old = postgres({
        path: paths.socket,
        username: "postgres",
        database: "postgres",
        max: 1,
        connection: { application_name: name },
      });
      await old`select 1`;
      await start(dataDir);
      expect(await signIn(dataDir, "owner", "")).toBe("postgres");
      const { app } = (await readPasswords(paths))!;
      expect(await signIn(dataDir, "app", app)).toBe(EMBEDDED_ROLES.app);
      await expect(signIn(dataDir, "app", "")).rejects.toThrow(/password/);
      await old.end();
      await stopLast();
      await start(dataDir);
      await expect(signIn(dataDir, "owner", "")).rejects.toThrow(/password/);
    },
  );
}

test("several nodes that start at once set the same passwords", { tags: "slow" }, async () => {
  const dataDir = await newCluster();
  await makeOld(dataDir, OLD_RULES[0][1]);
  await Promise.all([start(dataDir), start(dataDir), start(dataDir)]);
  expect(await rulesOf(dataDir)).toBe(STRICT);
  const { app } = (await readPasswords(embeddedPaths(dataDir)))!;
  expect(await signIn(dataDir, "app", app)).toBe(EMBEDDED_ROLES.app);
});
