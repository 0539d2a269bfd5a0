import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { confirmStaff } from "~/staff/confirm-staff.server";
import { updateFactorDemand } from "~/staff/second-factor/second-factor.queries.server";
import { findStaff, sessionIdOf } from "~/staff/session.server";
import { PASSWORD, secret, usePasskeys } from "./testing/use-passkeys";
import { requestWith } from "~/web/testing/request-with";

const database = useTestDatabase();
const { byPassword, newDevice, enter } = usePasskeys(database);

describe("while a second factor is demanded", () => {
  /** Confirms a session by the password. */
  async function confirm(request: Request) {
    const { sql } = database;
    const staff = await findStaff(sql, request);
    if (!staff) throw new Error("no session");
    const sessionId = sessionIdOf(request) ?? "";
    const typed = { password: PASSWORD, code: "", now: new Date() };
    return confirmStaff(sql, { staff, sessionId, secret, ...typed });
  }

  test("the password of an account with a passkey confirms nothing", async () => {
    const { sql } = database;
    const { Cookie } = await newDevice();
    const request = requestWith(Cookie);
    await updateFactorDemand(sql, true);
    expect(await confirm(request)).toEqual({ ok: false, reason: "passkey" });
    await updateFactorDemand(sql, false);
    expect(await confirm(request)).toMatchObject({ ok: true });
  });

  test("a session that was confirmed by the password is none by passkey", async () => {
    const { sql } = database;
    const signedIn = await byPassword();
    if (!signedIn.ok) throw new Error(signedIn.reason);
    const confirmed = await confirm(requestWith(`session=${signedIn.token}`));
    if (!confirmed.ok) throw new Error(confirmed.reason);
    await updateFactorDemand(sql, true);
    const Cookie = `session=${confirmed.token ?? signedIn.token}`;
    expect(await findStaff(sql, requestWith(Cookie))).toMatchObject({ needsFactor: true });
    await updateFactorDemand(sql, false);
  });

  test("the password of an account with a passkey lets in no more, its passkey does", async () => {
    const { sql } = database;
    const { device, Cookie } = await newDevice();
    expect(await byPassword()).toMatchObject({ ok: true });
    await updateFactorDemand(sql, true);
    expect(await findStaff(sql, requestWith(Cookie))).toMatchObject({ needsFactor: false });
    expect(await byPassword()).toEqual({ ok: false, reason: "passkey", account: "nino" });
    expect(await enter(device)).toMatchObject({ ok: true });
  });
});
