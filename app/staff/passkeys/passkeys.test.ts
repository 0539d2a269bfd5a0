/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { deleteAccount, updateDisabled } from "~/staff/accounts/staff-accounts.queries.server";
import { confirmByPasskey } from "~/staff/confirm-staff.server";
import { deviceCookie } from "~/staff/device.server";
import { updateFactorDemand } from "~/staff/second-factor/second-factor.queries.server";
import { findStaff, sessionIdOf } from "~/staff/session.server";
import { updatePassword } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import { createSoftwarePasskey, type Ceremony } from "~/staff/testing/software-passkey";
import { signInByPasskey } from "./passkey-sign-in.server";
import { deletePasskey, listPasskeys } from "./passkeys.queries.server";
import {
  challengeFor,
  PASSWORD,
  request,
  secret,
  site,
  usePasskeys,
  type Device,
  type Entry,
} from "./testing/use-passkeys";
import { requestWith } from "~/web/testing/request-with";

const database = useTestDatabase();
const { byPassword, add, newDevice, prepare, enter } = usePasskeys(database);

describe("a passkey", () => {
  test("signs in as its account, by a session of two factors", async () => {
    const { device, userId } = await newDevice();
    const signedIn = await enter(device);
    expect(signedIn).toMatchObject({ ok: true, username: "nino", isNewDevice: true });
    const token = signedIn.ok ? signedIn.token : "";
    const { sql } = database;
    await updateFactorDemand(sql, true);
    expect(await findStaff(sql, requestWith(`session=${token}`))).toMatchObject({
      username: "nino",
      hasPasskey: true,
      isConfirmed: true,
      needsFactor: false,
    });
    const [passkey] = await listPasskeys(sql, userId);
    expect(passkey).toMatchObject({ id: device.id, name: "phone" });
    expect(passkey?.lastUsedAt).not.toBeNull();
  });

  test("signs in once for each challenge", async () => {
    const { device } = await newDevice();
    const sent = await prepare(device);
    expect(await signInByPasskey(database.sql, sent)).toMatchObject({ ok: true });
    expect(await signInByPasskey(database.sql, sent)).toMatchObject({ reason: "wrong" });
    // Used challenges are stored until they would have ended.
    const used = await database.sql`
      select bool_and(expires_at > now()) as "areStored" from passkey_challenges`;
    expect([...used]).toEqual([{ areStored: true }]);
  });
});

describe("a passkey that was signed", () => {
  test.each<[string, Entry]>([
    ["on another site's page", { change: { origin: "https://cars.example.evil" } }],
    ["for another site", { change: { rpId: "evil.example" } }],
    ["for another challenge", { change: { challenge: "AAAA" } }],
    ["without a verified user", { change: { isUserVerified: false } }],
    ["for another purpose", { purpose: "confirm" }],
    ["after five minutes", { after: 302 }],
  ])("%s is refused", async (_, entry) => {
    const { device } = await newDevice();
    expect(await enter(device, entry)).toEqual({ ok: false, reason: "wrong", account: "nino" });
  });

  test("is refused if it is unknown, of another key, removed or disabled", async () => {
    const { sql } = database;
    const { device, userId } = await newDevice();
    const unknown = createSoftwarePasskey();
    const wrong = { ok: false, reason: "wrong", account: null };
    expect(await enter(unknown)).toEqual(wrong);
    const other = JSON.stringify({
      ...JSON.parse((await prepare(unknown)).response),
      id: device.id,
    });
    const sent = { ...(await prepare(device)), response: other };
    expect(await signInByPasskey(sql, sent)).toMatchObject({ reason: "wrong", account: "nino" });
    await updateDisabled(sql, "nino", true);
    expect(await enter(device)).toEqual({ ok: false, reason: "disabled", account: "nino" });
    await updateDisabled(sql, "nino", false);
    expect(await enter(device)).toMatchObject({ ok: true });
    await deletePasskey(sql, { id: device.id, userId });
    expect(await enter(device)).toEqual(wrong);
  });

  test("is refused as copied if its counter does not rise", async () => {
    const { device } = await newDevice();
    expect(await enter(device, { change: { counter: 5 } })).toMatchObject({ ok: true });
    expect(await enter(device, { change: { counter: 5 } })).toMatchObject({ reason: "wrong" });
    expect(await enter(device, { change: { counter: 6 } })).toMatchObject({ ok: true });
  });
});

describe("a stored passkey", () => {
  test("ends with its account, and with a password that removes the factors", async () => {
    const { sql } = database;
    const { userId } = await newDevice();
    await updatePassword(sql, "nino", cheapHash(PASSWORD));
    expect(await listPasskeys(sql, userId)).toHaveLength(1);
    await updatePassword(sql, "nino", cheapHash(PASSWORD), { removesFactors: true });
    expect(await listPasskeys(sql, userId)).toEqual([]);
    const { device } = await newDevice();
    await deleteAccount(sql, "nino");
    expect(await enter(device)).toMatchObject({ reason: "wrong", account: null });
  });

  test("is removed by its own account only", async () => {
    const { device, userId } = await newDevice();
    const { sql } = database;
    expect(await deletePasskey(sql, { id: device.id, userId: userId + 1 })).toBe(false);
    expect(await deletePasskey(sql, { id: device.id, userId })).toBe(true);
  });
});

describe("attempts with a passkey", () => {
  test("are limited by network, but not on a known device", async () => {
    const { device } = await newDevice();
    const unknown = createSoftwarePasskey();
    for (let tries = 0; tries < 20; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Each counts before the next.
      expect(await enter(unknown)).toMatchObject({ reason: "wrong" });
    }
    expect(await enter(device)).toMatchObject({ ok: false, reason: "wait" });
    const cookie = await deviceCookie(secret, { username: "nino", id: null, request });
    const cookies = cookie.split(";")[0] ?? "";
    expect(await enter(device, { cookies })).toMatchObject({ ok: true, isNewDevice: false });
  });
});

describe("a new passkey", () => {
  test.each<[string, Partial<Ceremony>]>([
    ["of another site's page", { origin: "https://evil.example" }],
    ["without a verified user", { isUserVerified: false }],
    ["for another challenge", { challenge: "AAAA" }],
  ])("is refused %s", async (_, change) => {
    const { added, userId } = await add(createSoftwarePasskey(), change);
    expect(added).toBe(false);
    expect(await listPasskeys(database.sql, userId)).toEqual([]);
  });

  test("is stored once", async () => {
    const { device, userId } = await newDevice();
    expect((await add(device)).added).toBe(false);
    expect(await listPasskeys(database.sql, userId)).toHaveLength(1);
  });
});

describe("a confirmation", () => {
  const confirm = async (device: Device, Cookie: string, forSession?: string) => {
    const { sql } = database;
    const staff = await findStaff(sql, requestWith(Cookie));
    if (!staff) throw new Error("no session");
    const sessionId = sessionIdOf(requestWith(Cookie)) ?? "";
    const { ceremony, cookie, now } = await challengeFor("confirm", forSession ?? sessionId);
    const confirming = requestWith(`${Cookie}; ${cookie}`);
    const response = device.sign(ceremony);
    return confirmByPasskey(sql, {
      staff,
      sessionId,
      secret,
      request: confirming,
      site,
      response,
      now,
    });
  };

  test("counts for the session that asked, by a passkey of its account", async () => {
    const { sql } = database;
    const { device, Cookie } = await newDevice();
    await sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
    expect(await confirm(device, Cookie, "another")).toMatchObject({ ok: false });
    const other = await byPassword("luka");
    expect(await confirm(device, `session=${other.ok ? other.token : ""}`)).toMatchObject({
      reason: "wrong",
    });
    expect((await findStaff(sql, requestWith(Cookie)))?.isConfirmed).toBe(false);
    const confirmed = await confirm(device, Cookie);
    expect(confirmed).toEqual({ ok: true, token: expect.any(String) });
    const renewed = `session=${confirmed.ok ? confirmed.token : ""}`;
    expect((await findStaff(sql, requestWith(renewed)))?.isConfirmed).toBe(true);
  });
});
