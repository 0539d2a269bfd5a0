import { afterEach, beforeEach, expect, test } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import {
  deleteFactor,
  updateFactorDemand,
} from "~/staff/second-factor/second-factor.queries.server";
import { updatePassword, type PasswordState } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import { placeAs, signInNew, startSockets, type SocketServer } from "./testing/socket-server";

const database = useTestDatabase();
let server: SocketServer;
let accounts = 0;

beforeEach(async () => {
  server = await startSockets(database, null);
});

afterEach(async () => {
  await server.stop();
  await updateFactorDemand(database.sql, false);
});

async function signInByPassword(state: PasswordState = "good") {
  accounts += 1;
  const username = `nino${accounts}`;
  const token = await signInNew(database.sql, username, { role: "desk", state });
  return { username, Cookie: `session=${token}` };
}

const openAs = (Cookie: string, path = "/ws") => server.open(path, { headers: { Cookie } });

type Change = (username: string) => Promise<unknown>;

const demand: Change = () => updateFactorDemand(database.sql, true);
const setFactor: Change = (username) =>
  database.sql`update users set totp_secret = 'a secret' where username = ${username}`;

async function turnFactorOff(username: string) {
  const [user] = await database.sql<{ id: number }[]>`
    select id from users where username = ${username}`;
  await deleteFactor(database.sql, user!.id);
}

const markFirst: Change = (username) =>
  database.sql`update users set password_state = 'first' where username = ${username}`;
const setFirst: Change = (username) =>
  updatePassword(database.sql, username, cheapHash("another word"), { state: "first" });

test.each<[string, Change[], Change]>([
  ["a second factor is demanded", [], demand],
  ["the demanded factor is turned off", [setFactor, demand], turnFactorOff],
  ["the password counts as a first one", [], markFirst],
  ["a first password is set", [], setFirst],
])("a socket of staff is closed at once when %s", async (_, before, change) => {
  const { username, Cookie } = await signInByPassword();
  for (const prepare of before) await prepare(username);
  const { messages, closed } = await openAs(Cookie);
  await change(username);
  expect(await closed).toBe(4401);
  expect(messages).toEqual([]);
  await expect(openAs(Cookie, "/ws?since=0")).rejects.toThrow("401");
});

test("a socket stays open with a factor, by a passkey, and when the demand ends", async () => {
  const [withFactor, byPasskey] = [await signInByPassword(), await signInByPassword()];
  await setFactor(withFactor.username);
  await database.sql`
    update sessions set by_passkey = true from users
    where users.id = user_id and username = ${byPasskey.username}`;
  const sockets = [await openAs(withFactor.Cookie), await openAs(byPasskey.Cookie)];
  await updateFactorDemand(database.sql, true);
  await updateFactorDemand(database.sql, false);
  const { id } = await placeAs(database.sql, "After The Demand");
  for (const { messages } of sockets) {
    await expect.poll(() => messages, SOON).toMatchObject([{ booking: { id } }]);
  }
});

test("a first password opens no socket of staff, but that of the browser's own bookings", async () => {
  const { Cookie } = await signInByPassword("first");
  const own = await placeAs(database.sql, "Own");
  await placeAs(database.sql, "Of Somebody Else");
  const path = `/ws?since=${own.id - 1}`;
  await expect(openAs(Cookie, path)).rejects.toThrow("401");
  const { messages } = await openAs(`${Cookie}; bookings=${own.token}`, path);
  await expect
    .poll(() => messages, SOON)
    .toMatchObject([{ type: "own_bookings", bookings: [{ id: own.id }] }]);
});
