import { href, redirect } from "react-router";
import { namesOfSite } from "~/catalog/company/company";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { Sql } from "~/web/db.server";
import { insertAlert } from "~/messaging/delivery/alerts/alerts.queries.server";
import { deviceLabel } from "~/staff/accounts/device-label";
import { deviceCookie, knownDevice } from "~/staff/device.server";
import { signInByPasskey } from "~/staff/passkeys/passkey-sign-in.server";
import { relyingParty } from "~/staff/passkeys/relying-party.server";
import type { CodeRefusal } from "~/staff/second-factor/second-factor.server";
import { sessionCookie, sessionIdOf, signOut } from "~/staff/session.server";
import { SIGN_IN_FIELDS, signInSchema } from "~/staff/sign-in.schema";
import { signIn, type SignInResult } from "~/staff/sign-in.server";
import { firstText } from "~/web/first-text";
import { parseSubmission } from "~/web/http/submission.server";
import { SIGNED_OUT_HEADERS } from "~/web/http/security/security-headers.server";
import { readAccess } from "~/desk/access.server";
import { deskAfterSignIn } from "~/desk/desk-address";
import { PASSKEY } from "~/desk/passkeys/passkey";
import { NO_STORE, refuseDeskForm, type DeskRequest } from "~/desk/desk-request.server";

/** Signs in, and redirects to the page that asked for it. */
export async function answerSignIn(store: BookingStore, desk: DeskRequest) {
  const { request, form, address, secret } = desk;
  const submission = parseSubmission(form, signInSchema, SIGN_IN_FIELDS);
  if (submission.status !== "success") {
    return refuseDeskForm({ problem: "wrong", username: firstText(form.get("username")) }, 422);
  }
  const { username, password, code } = submission.value;
  const deviceId = await knownDevice(secret, request, username);
  const signedIn = await signIn(store.sql, {
    username,
    password,
    address,
    userAgent: request.headers.get("User-Agent"),
    deviceId,
    sessionId: sessionIdOf(request),
    names: namesOfSite(desk.publicSite().company),
    factor: { secret, code },
    cost: desk.passwordCost,
  });
  recordSignIn(desk, signedIn);
  if (!signedIn.ok) return refuseSignIn(signedIn, username);
  return enter(store, desk, signedIn);
}

/** Signs in by a passkey, which names its account itself, and redirects to the page that asked for it. */
export async function answerPasskey(store: BookingStore, desk: DeskRequest) {
  const { request, form, address, secret, publicUrl } = desk;
  const signedIn = await signInByPasskey(store.sql, {
    response: firstText(form.get(PASSKEY)),
    address,
    request,
    site: relyingParty(publicUrl, request),
    secret,
    sessionId: sessionIdOf(request),
    now: new Date(),
  });
  recordSignIn(desk, signedIn, PASSKEY);
  if (signedIn.ok) return enter(store, desk, signedIn);
  if (signedIn.reason === "wait") return refuseSignIn(signedIn, "");
  return refuseDeskForm({ problem: "wrongPasskey" }, 422);
}

async function enter(
  store: BookingStore,
  { request, secret }: DeskRequest,
  signedIn: Extract<SignInResult, { ok: true }>,
) {
  const { username } = signedIn;
  if (signedIn.isNewDevice) await alertNewDevice(store, username, request);
  const id = await knownDevice(secret, request, username);
  const device = await deviceCookie(secret, { username, id, request });
  const headers = new Headers(NO_STORE);
  headers.append("Set-Cookie", sessionCookie(signedIn.token, request));
  headers.append("Set-Cookie", device);
  return redirect(deskAfterSignIn(request.url, signedIn.role), { status: 303, headers });
}

function recordSignIn({ record }: DeskRequest, signedIn: SignInResult, detail = "") {
  if (signedIn.ok) {
    record({ event: "signIn", outcome: "ok", account: signedIn.username, detail });
  } else {
    const account = "account" in signedIn ? signedIn.account : null;
    record({ event: "signIn", outcome: signedIn.reason, account, detail });
  }
}

async function alertNewDevice(store: BookingStore, account: string, { headers }: Request) {
  const device = deviceLabel(headers.get("User-Agent"));
  const { channels } = store;
  await insertAlert(store.sql, { kind: "newDevice", account, device }, { channels });
  store.wakeNodes();
}

function refuseSignIn(signedIn: Extract<SignInResult, { ok: false }>, username: string) {
  // The response does not reveal to a stranger that the password is right.
  const isWrong = signedIn.reason === "wrong" || signedIn.reason === "disabled";
  if (isWrong) return refuseDeskForm({ problem: "wrong", username }, 422);
  if (signedIn.reason === "expired") return refuseDeskForm({ problem: "expired", username }, 422);
  if (signedIn.reason === "passkey") return refuseDeskForm({ problem: "passkey", username }, 422);
  if (signedIn.reason === "code") return refuseCode(signedIn.refusal, username);
  if (signedIn.reason === "busy") return refuseDeskForm({ problem: "busy" }, 503);
  const { seconds } = signedIn;
  return refuseDeskForm({ problem: "wait", seconds }, 429, { "Retry-After": String(seconds) });
}

function refuseCode(refusal: CodeRefusal | null, username: string) {
  if (!refusal) return refuseDeskForm({ problem: "code", username }, 422);
  if (refusal.reason === "locked") return refuseDeskForm({ problem: "lockedCode", username }, 422);
  if (refusal.reason === "wrong") return refuseDeskForm({ problem: "wrongCode", username }, 422);
  return refuseDeskForm({ problem: "clock", username, minutes: Math.abs(refusal.minutes) }, 422);
}

export async function answerSignOut(sql: Sql, { request, record, context }: DeskRequest) {
  const { staff } = await readAccess(context);
  await signOut(sql, request);
  if (staff) record({ event: "signOut", outcome: "ok", account: staff.username });
  return redirect(href("/admin"), {
    status: 303,
    headers: { "Set-Cookie": sessionCookie(null, request), ...SIGNED_OUT_HEADERS },
  });
}
