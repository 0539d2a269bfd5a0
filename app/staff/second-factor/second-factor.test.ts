import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { confirmStaff } from "~/staff/confirm-staff.server";
import { findStaff, sessionIdOf } from "~/staff/session.server";
import { updatePassword } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import { requestWith } from "~/web/testing/request-with";
import { findSetup, takeCode } from "./second-factor.server";
import { countRecoveryCodes, updateFactorDemand } from "./second-factor.queries.server";
import { codeAt, PASSWORD, secret, useSecondFactor, WRONG_CODE } from "./testing/use-second-factor";

const database = useTestDatabase();
const { account, turnOn, enter } = useSecondFactor(database);
const requestOf = (token: string | null) => requestWith(`session=${token}`);

describe("with a second factor", () => {
  test("the sign-in needs a code, which is used once", async () => {
    const { secret: key } = await turnOn();
    expect(await enter("")).toMatchObject({ reason: "code", refusal: null });
    expect(await enter(WRONG_CODE)).toMatchObject({ reason: "code", refusal: { reason: "wrong" } });
    const code = codeAt(key, new Date());
    expect(await enter(code)).toMatchObject({ ok: true });
    expect(await enter(code)).toMatchObject({ reason: "code", refusal: { reason: "wrong" } });
  });

  test("a code of a clock that is an hour behind is refused with the reason", async () => {
    const { secret: key } = await turnOn();
    const code = codeAt(key, new Date(Date.now() - 3_600_000));
    expect(await enter(code)).toMatchObject({ refusal: { reason: "clock", minutes: -60 } });
  });

  test("nobody learns that a code will be right later", async () => {
    const { secret: key } = await turnOn();
    for (const minutes of [2, 10, 60, 89]) {
      const code = codeAt(key, new Date(Date.now() + minutes * 60_000));
      expect(await enter(code, { address: `1.1.${minutes}.1` })).toMatchObject({
        refusal: { reason: "wrong" },
      });
    }
  });

  test("each recovery code lets in once, and the database has only hashes", async () => {
    const { codes, secret: key } = await turnOn();
    const rows = await database.sql`select * from users, recovery_codes`;
    expect(rows).toHaveLength(10);
    for (const text of [...codes, key]) expect(JSON.stringify(rows)).not.toContain(text);
    expect(await enter(codes[0]!)).toMatchObject({ ok: true });
    expect(await enter(codes[0]!)).toMatchObject({ reason: "code" });
    expect(await enter(codes[1]!.toUpperCase().replaceAll("-", " "))).toMatchObject({ ok: true });
  });

  test("the unused recovery codes are counted", async () => {
    const { codes } = await turnOn();
    expect(await countRecoveryCodes(database.sql, account.userId)).toBe(10);
    expect(await enter(codes[0]!)).toMatchObject({ ok: true });
    expect(await countRecoveryCodes(database.sql, account.userId)).toBe(9);
  });

  test("only a recovery code is right after a change of the site's secret", async () => {
    const { codes, secret: key } = await turnOn();
    const owner = { ...account, secret: async () => "another secret", source: "stranger" };
    const now = new Date();
    const { sql } = database;
    expect(await takeCode(sql, owner, { code: codeAt(key, now), now })).toMatchObject({
      ok: false,
    });
    expect(await takeCode(sql, owner, { code: codes[0]!, now })).toEqual({ ok: true });
  });

  test("a password set on the server keeps it, unless it is to be turned off", async () => {
    const { sql } = database;
    await turnOn();
    await updatePassword(sql, "nino", cheapHash(PASSWORD));
    expect(await enter("")).toMatchObject({ ok: false, reason: "code" });
    await updatePassword(sql, "nino", cheapHash(PASSWORD), { removesFactors: true });
    expect(await enter("")).toMatchObject({ ok: true });
  });
});

describe("a session", () => {
  test("is confirmed for 15 minutes, by the sign-in or all that it takes", async () => {
    const { sql } = database;
    const { secret: key, codes } = await turnOn();
    expect(await findSetup(sql, { ...account, secret })).toBeNull();
    const signedIn = await enter(codeAt(key, new Date()));
    let request = requestOf(signedIn.ok ? signedIn.token : "");
    const find = async () => (await findStaff(sql, request))!;
    const forget = () => sql`update sessions set confirmed_at = now() - interval '16 minutes'`;
    expect((await find()).isConfirmed).toBe(true);
    // The next code stays right while the clock goes on.
    const next = codeAt(key, new Date(Date.now() + 30_000));
    for (const code of [next, codes[0]!]) {
      await forget();
      const staff = await find();
      expect(staff.isConfirmed).toBe(false);
      const sessionId = sessionIdOf(request)!;
      const desk = { staff, sessionId, secret, now: new Date() };
      const faulty = [
        { password: "wrong", code },
        { password: PASSWORD, code: "" },
        { password: code, code },
      ];
      for (const typed of faulty) {
        expect(await confirmStaff(sql, { ...desk, ...typed })).toMatchObject({ reason: "wrong" });
      }
      const confirmed = await confirmStaff(sql, { ...desk, password: PASSWORD, code });
      expect(confirmed).toEqual({ ok: true, token: expect.any(String) });
      request = requestOf(confirmed.ok ? confirmed.token : null);
      expect((await find()).isConfirmed).toBe(true);
    }
  });

  test("needs a second factor while it is demanded", async () => {
    const { sql } = database;
    const signedIn = await enter("");
    const request = requestOf(signedIn.ok ? signedIn.token : "");
    expect(await findStaff(sql, request)).toMatchObject({ needsFactor: false, hasFactor: false });
    await updateFactorDemand(sql, true);
    expect(await findStaff(sql, request)).toMatchObject({ needsFactor: true });
    await turnOn();
    expect(await findStaff(sql, request)).toMatchObject({ needsFactor: false, hasFactor: true });
    await updateFactorDemand(sql, false);
  });
});
