/** @module-tag slow */
import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { confirmStaff } from "~/staff/confirm-staff.server";
import { findStaff, sessionIdOf } from "~/staff/session.server";
import type { SignInAttempt } from "~/staff/sign-in.server";
import { requestWith } from "~/web/testing/request-with";
import { deleteFactor } from "./second-factor.queries.server";
import { codeAt, PASSWORD, secret, useSecondFactor, WRONG_CODE } from "./testing/use-second-factor";
import { deleteOldWrongCodes } from "./wrong-codes.queries.server";

const database = useTestDatabase();
const { account, turnOn, enter } = useSecondFactor(database);

const guess = (changes: Partial<SignInAttempt> = {}) => enter(WRONG_CODE, changes);
const LOCKED = { ok: false, reason: "code", refusal: { reason: "locked" } };
const WRONG = { ok: false, reason: "code", refusal: { reason: "wrong" } };
let network = 0;
/** Returns another address each time: an attacker has a network for each attempt. */
const elsewhere = () => ({ address: `10.1.${(network += 1) >> 8}.${network & 255}` });

async function guessTenTimes(changes: () => Partial<SignInAttempt> = elsewhere) {
  for (let times = 1; times <= 10; times += 1) {
    // The pause of the device, which would come before, is removed.
    await database.sql`delete from sign_in_tries`;
    expect(await guess(changes())).toMatchObject(WRONG);
  }
  await database.sql`delete from sign_in_tries`;
}

const passHours = (hours: number) =>
  database.sql`update wrong_codes set since = since - make_interval(mins => ${hours * 60})`;

test("after ten wrong codes with the right password codes of the app are refused on unknown devices for a day", async () => {
  const { secret: key } = await turnOn();
  await guessTenTimes();
  const right = () => enter(codeAt(key, new Date()), elsewhere());
  expect(await right()).toMatchObject(LOCKED);
  await passHours(23);
  expect(await right()).toMatchObject(LOCKED);
  await passHours(1.1);
  expect(await right()).toMatchObject({ ok: true });
  expect(await guess(elsewhere())).toMatchObject(WRONG);
});

test("a recovery code and a known device still open the account, and unlock nothing", async () => {
  const { secret: key, codes } = await turnOn();
  await guessTenTimes();
  expect(await enter(codes[0]!, elsewhere())).toMatchObject({ ok: true });
  const code = codeAt(key, new Date());
  expect(await enter(code, { deviceId: "known" })).toMatchObject({ ok: true });
  expect(await guess(elsewhere())).toMatchObject(LOCKED);
  expect(await enter("a-wrong-recovery-code", elsewhere())).toMatchObject(WRONG);
});

test("each known device has ten wrong codes of its own", async () => {
  const { secret: key } = await turnOn();
  const stolen = () => ({ deviceId: "stolen" });
  await guessTenTimes(stolen);
  expect(await guess(stolen())).toMatchObject(LOCKED);
  const code = codeAt(key, new Date());
  expect(await enter(code, { deviceId: "known" })).toMatchObject({ ok: true });
});

test("a right code in between gives no new tries", async () => {
  const { codes } = await turnOn();
  for (let times = 1; times <= 9; times += 1) await guess(elsewhere());
  expect(await enter(codes[0]!, elsewhere())).toMatchObject({ ok: true });
  expect(await guess(elsewhere())).toMatchObject(WRONG);
  expect(await guess(elsewhere())).toMatchObject(LOCKED);
});

test("codes at once are counted too", async () => {
  await turnOn();
  const results = await Promise.all(Array.from({ length: 14 }, () => guess(elsewhere())));
  const reasons = results.map((result) => "refusal" in result && result.refusal?.reason);
  expect(reasons.filter((reason) => reason === "wrong")).toHaveLength(10);
  expect(reasons.filter((reason) => reason === "locked")).toHaveLength(4);
});

test(
  "nothing is counted without the right password, or without a code",
  { tags: "slow" },
  async () => {
    await turnOn();
    for (let times = 1; times <= 12; times += 1) {
      const wrong = await guess({ ...elsewhere(), password: "a guess" });
      expect(wrong).toMatchObject({ ok: false, reason: "wrong" });
      expect(await enter(" ", elsewhere())).toMatchObject({ reason: "code", refusal: null });
    }
    expect(await database.sql`select from wrong_codes`).toHaveLength(0);
    expect(await guess(elsewhere())).toMatchObject(WRONG);
  },
);

test("the count of wrong codes starts anew with another secret, and is deleted after two days", async () => {
  const { sql } = database;
  await turnOn();
  await guessTenTimes();
  await deleteFactor(sql, account.userId);
  const { secret: key } = await turnOn();
  expect(await enter(codeAt(key, new Date()), elsewhere())).toMatchObject({ ok: true });
  await guess(elsewhere());
  await passHours(47);
  await deleteOldWrongCodes(sql);
  expect(await sql`select from wrong_codes`).toHaveLength(1);
  await passHours(2);
  await deleteOldWrongCodes(sql);
  expect(await sql`select from wrong_codes`).toHaveLength(0);
});

test("the count ends although the clock was put back", async () => {
  const { secret: key } = await turnOn();
  await guessTenTimes();
  await passHours(-1);
  expect(await enter(codeAt(key, new Date()), elsewhere())).toMatchObject({ ok: true });
});

test("wrong codes at the desk lock confirmations by code, but no sign-in", async () => {
  const { sql } = database;
  const { secret: key, codes } = await turnOn();
  const signedIn = await enter(codes[0]!);
  const request = requestWith(`session=${signedIn.ok ? signedIn.token : ""}`);
  const staff = (await findStaff(sql, request))!;
  const sessionId = sessionIdOf(request)!;
  const confirm = async (code: string, password = PASSWORD) => {
    await sql`delete from sign_in_tries`;
    return confirmStaff(sql, { staff, sessionId, secret, now: new Date(), password, code });
  };
  for (let times = 1; times <= 10; times += 1) {
    expect(await confirm(WRONG_CODE)).toMatchObject({ reason: "wrong" });
    expect(await confirm(WRONG_CODE, "a guess")).toMatchObject({ reason: "wrong" });
  }
  const code = codeAt(key, new Date());
  expect(await confirm(code)).toMatchObject({ ok: false, reason: "locked" });
  expect(await confirm(code, "a guess")).toMatchObject({ ok: false, reason: "wrong" });
  expect(await enter(code, elsewhere())).toMatchObject({ ok: true });
  expect(await confirm(codes[1]!)).toMatchObject({ ok: true });
});
