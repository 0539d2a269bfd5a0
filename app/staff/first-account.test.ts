import { beforeEach, expect, test, vi } from "vitest";
import { failingSql } from "#db/testing/failing-sql";
import { useTestDatabase } from "#db/testing/test-database";
import { ensureFirstAccount, newPassword } from "./first-account.server";
import { verifyPassword } from "./password.server";
import { createSecret } from "./site-secret.server";
import { insertFirstUser } from "./first-account.queries.server";
import { findUser } from "./staff.queries.server";
import { CHEAP_COST, cheapHash } from "./testing/cheap-hash";

const database = useTestDatabase();
const printed = vi.fn<(line: string) => void>();

beforeEach(async () => {
  await database.sql`truncate users cascade`;
  await database.sql`delete from settings where name = 'session_secret'`;
  printed.mockReset();
  vi.spyOn(console, "log").mockImplementation(printed);
});

type FirstAccount = Parameters<typeof ensureFirstAccount>[1];

function ensureFirst(account: FirstAccount) {
  return ensureFirstAccount(database.sql, { ...account, cost: CHEAP_COST });
}

async function passwordMatches(password: string) {
  const user = await findUser(database.sql, "admin");
  return user !== null && verifyPassword(password, user.password);
}

test("the first account gets a password that is printed once", async () => {
  await ensureFirst({ configured: null });
  await ensureFirst({ configured: null });
  expect(printed).toHaveBeenCalledOnce();
  const [, password = ""] = /\(shown only now\): (\S+)$/.exec(printed.mock.calls[0]![0]) ?? [];
  expect(await passwordMatches(password)).toBe(true);
  expect(await findUser(database.sql, "admin")).toMatchObject({ passwordState: "first" });
});

test("a configured password is not printed, and changes no existing account", async () => {
  await ensureFirst({ configured: "configured words" });
  await ensureFirst({ configured: "changed words" });
  expect(printed).not.toHaveBeenCalled();
  expect(await passwordMatches("configured words")).toBe(true);
  expect(await findUser(database.sql, "admin")).toMatchObject({ passwordState: "good" });
});

test("the first account may have another name, which is no password of it", async () => {
  const username = "the.owner.of.it";
  const refused = ensureFirst({ configured: username, username });
  await expect(refused).rejects.toThrow("ADMIN_PASSWORD");
  await ensureFirst({ configured: null, username });
  expect(printed.mock.calls[0]?.[0]).toMatch(/^staff password of the\.owner\.of\.it for \/admin /);
  expect(await findUser(database.sql, username)).toMatchObject({ role: "owner" });
  expect(await findUser(database.sql, "admin")).toBeNull();
});

test.each([
  ["short", "12 to 200 characters"],
  ["1qaz2wsx3edc", "most common"],
  ["Mgzavri Rent a Car", "name of the site"],
])("a configured password %j stops the first start only", async (password, words) => {
  const ensure = () => ensureFirst({ configured: password, names: ["Mgzavri Rent a Car"] });
  const message = await ensure().catch((error: Error) => error.message);
  expect(message).toMatch(/^bad environment\n {2}ADMIN_PASSWORD: .*\(for example: [^)]+\)$/);
  expect(message).toContain(words);
  expect(message).not.toContain(password);
  await insertFirstUser(database.sql, "admin", cheapHash("an older password"));
  await ensure();
});

test("nodes that start at once print the password of one account", { tags: "slow" }, async () => {
  await Promise.all([ensureFirst({ configured: null }), ensureFirst({ configured: null })]);
  expect(printed).toHaveBeenCalledOnce();
});

test("a new password has 128 bits, in groups of letters and digits that look unlike each other", () => {
  const passwords = Array.from({ length: 100 }, newPassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){4}[a-hjkmnp-z2-9]{6}$/);
  }
  const letters = new Set(passwords.join("").replaceAll("-", ""));
  expect(26 * Math.log2(letters.size)).toBeGreaterThanOrEqual(128);
  expect(new Set(passwords).size).toBe(100);
});

/** The settings of a site with a database elsewhere, and no secret. */
const SERVER = { sessionSecret: null, database: { databaseUrl: "postgres://db/x", dataDir: "" } };

test("the site's secret is the setting, without a database", async () => {
  expect(
    await createSecret(failingSql(database.sql, ""), {
      ...SERVER,
      sessionSecret: "from the environment",
    })(),
  ).toBe("from the environment");
});

test("without a setting all nodes share one secret, which is read once", async () => {
  const [one, two] = [createSecret(database.sql, SERVER), createSecret(database.sql, SERVER)];
  const secret = await one();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await two()).toBe(secret);
  await database.sql`delete from settings where name = 'session_secret'`;
  expect(await one()).toBe(secret);
});

test("a secret that could not be read is read again", async () => {
  let isDown = true;
  const { sql } = database;
  const failing = failingSql(sql, "insert into settings");
  const sometimes = new Proxy(sql, {
    apply: (_, self, args: never[]) => Reflect.apply(isDown ? failing : sql, self, args) as unknown,
  });
  const secret = createSecret(sometimes, SERVER);
  await expect(secret()).rejects.toThrow("unavailable");
  isDown = false;
  expect(await secret()).toMatch(/^[\w-]{43}$/);
});
