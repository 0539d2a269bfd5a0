import { beforeAll, beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { NOW } from "~/booking/testing/use-rentals";
import type { Role } from "~/web/pages/roles";
import {
  deleteAccount,
  updateDisabled,
  updateRole,
} from "~/staff/accounts/staff-accounts.queries.server";
import { FACTOR_SETTING, insertUser } from "~/staff/staff.queries.server";
import { feedToken } from "./feed-token.server";
import { deleteFeed, findFeed, insertFeed, listFeeds, renewFeed } from "./feeds.queries.server";
import { loadFeed } from "./load-feed.server";

const SECRET = "a secret of the site";
const database = useTestDatabase();

type Account = { id: number; role: Role };
let owner: Account;
let desk: Account;

async function addAccount(username: string, role: Role): Promise<Account> {
  const { sql } = database;
  await insertUser(sql, username, "a hash", { role });
  const [row] = await sql<[Account]>`select id, role from users where username = ${username}`;
  return row;
}

async function addFeed(account: Account, withNames: boolean): Promise<number> {
  const subject = { vehicleId: null, modelId: null };
  const id = await insertFeed(database.sql, { ...subject, withNames, account });
  expect(id).not.toBeNull();
  return id!;
}

/** Creates a feed and returns its address. */
async function fileOf(account: Account, withNames: boolean) {
  const feed = await findFeed(database.sql, await addFeed(account, withNames));
  return `${feedToken(SECRET, feed!)}.ics`;
}

/** Returns whether the addresses of a feed with names of `desk`, and of one without, can be read. */
async function readable(named: string, plain: string) {
  const site = {
    sql: database.sql,
    secret: async () => SECRET,
    lang: "en" as const,
    publicAddress: (path: string) => `https://cars.example${path}`,
  };
  const texts = await Promise.all([named, plain].map((file) => loadFeed(site, file, NOW)));
  return texts.map((text) => text !== null);
}

async function addBoth() {
  return [await fileOf(desk, true), await fileOf(desk, false)] as const;
}

beforeAll(async () => {
  owner = await addAccount("owner", "owner");
});

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from users where username = 'desk'`;
  desk = await addAccount("desk", "desk");
});

test("a feed with names answers nothing while its account is disabled or a driver", async () => {
  const { sql } = database;
  const files = await addBoth();
  expect(await readable(...files)).toEqual([true, true]);
  await updateDisabled(sql, "desk", true);
  expect(await readable(...files)).toEqual([false, true]);
  await updateDisabled(sql, "desk", false);
  expect(await readable(...files)).toEqual([true, true]);
  await updateRole(sql, "desk", "driver");
  expect(await readable(...files)).toEqual([false, true]);
  await updateRole(sql, "desk", "owner");
  expect(await readable(...files)).toEqual([true, true]);
});

test("a feed with names is gone with its account", async () => {
  const { sql } = database;
  const files = await addBoth();
  await deleteAccount(sql, "desk");
  expect(await readable(...files)).toEqual([false, true]);
  await addAccount("desk", "desk");
  expect(await readable(...files)).toEqual([false, true]);
});

test("a feed with names answers nothing while its account has to choose a password or to set up a factor first", async () => {
  const { sql } = database;
  const files = await addBoth();
  await sql`update users set password_state = 'first' where id = ${desk.id}`;
  expect(await readable(...files)).toEqual([false, true]);
  await sql`update users set password_state = 'weak' where id = ${desk.id}`;
  expect(await readable(...files)).toEqual([true, true]);
  await sql`insert into settings (name, value) values (${FACTOR_SETTING}, 'true')`;
  expect(await readable(...files)).toEqual([false, true]);
  await sql`
    insert into passkeys (id, user_id, public_key, name) values ('x', ${desk.id}, '', 'phone')`;
  expect(await readable(...files)).toEqual([true, true]);
  await sql`delete from passkeys where user_id = ${desk.id}`;
  await sql`update users set totp_secret = 'x' where id = ${desk.id}`;
  expect(await readable(...files)).toEqual([true, true]);
  await sql`delete from settings where name = ${FACTOR_SETTING}`;
});

test("a feed with names is listed for its account and for owners, who may end but not renew it", async () => {
  const { sql } = database;
  const other = await addAccount("other", "desk");
  const [named, plain] = [await addFeed(desk, true), await addFeed(desk, false)];
  const listed = async (viewer: Account) =>
    (await listFeeds(sql, viewer))
      .filter(({ id }) => id >= named)
      .map((feed) => [feed.id, feed.owner]);
  const both = [
    [named, "desk"],
    [plain, null],
  ];
  expect(await listed(desk)).toEqual(both);
  expect(await listed(owner)).toEqual(both);
  expect(await listed(other)).toEqual([[plain, null]]);
  for (const viewer of [other, owner]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    expect(await renewFeed(sql, named, viewer)).toBe(false);
  }
  expect(await deleteFeed(sql, named, other)).toBe(false);
  expect(await renewFeed(sql, named, desk)).toBe(true);
  expect(await deleteFeed(sql, named, owner)).toBe(true);
  expect(await deleteFeed(sql, plain, other)).toBe(true);
  await deleteAccount(sql, "other");
});
