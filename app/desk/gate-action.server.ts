import { href, redirect } from "react-router";
import { namesOfSite } from "~/company/names-of-site";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { Sql } from "~/db.server";
import { insertAlert } from "~/delivery/alerts/alerts.queries.server";
import { deviceLabel } from "~/staff/accounts/device-label";
import { deviceCookie, knownDevice } from "~/staff/device.server";
import type { Refusal } from "~/staff/second-factor/second-factor.server";
import { sessionCookie, sessionIdOf, signOut } from "~/staff/session.server";
import { SIGN_IN_FIELDS, signInSchema } from "~/staff/sign-in.schema";
import { signIn, type SignedIn } from "~/staff/sign-in.server";
import { parseForm } from "~/web/http/form.server";
import { SIGNED_OUT_HEADERS } from "~/web/http/security-headers.server";
import { readAccess } from "./access.server";
import { deskAfterSignIn } from "./desk-address";
import { NO_STORE, refuse, type DeskRequest } from "./desk-request.server";

/** Signs in, and redirects to the page that asked for it. */
export async function answerSignIn(store: BookingStore, desk: DeskRequest) {
  const { request, form, address, secret } = desk;
  const parsed = parseForm(form, signInSchema, SIGN_IN_FIELDS);
  if (!parsed.ok) return refuse({ problem: "wrong", username: parsed.typed.username }, 422);
  const { username, password, code } = parsed.value;
  const deviceId = await knownDevice(secret, request.headers, username);
  const signedIn = await signIn(store.sql, {
    username,
    password,
    address,
    userAgent: request.headers.get("User-Agent"),
    deviceId,
    sessionId: sessionIdOf(request.headers),
    names: namesOfSite(desk.publicSite().company),
    factor: { secret, code },
  });
  recordSignIn(desk, signedIn);
  if (!signedIn.ok) return refuseSignIn(signedIn, username);
  if (signedIn.isNewDevice) await alertNewDevice(store, username, request);
  const device = await deviceCookie(secret, { username, id: deviceId, request });
  const headers = new Headers(NO_STORE);
  headers.append("Set-Cookie", sessionCookie(signedIn.token, request));
  headers.append("Set-Cookie", device);
  return redirect(deskAfterSignIn(request.url, signedIn.role), { status: 303, headers });
}

function recordSignIn({ record }: DeskRequest, signedIn: SignedIn) {
  if (signedIn.ok) {
    record({ event: "signIn", outcome: "ok", account: signedIn.username });
  } else {
    const account = "account" in signedIn ? signedIn.account : null;
    record({ event: "signIn", outcome: signedIn.reason, account });
  }
}

async function alertNewDevice(store: BookingStore, account: string, { headers }: Request) {
  const device = deviceLabel(headers.get("User-Agent"));
  const { channels } = store;
  await insertAlert(store.sql, { kind: "newDevice", account, device }, { channels });
  store.wakeNodes();
}

function refuseSignIn(signedIn: Extract<SignedIn, { ok: false }>, username: string) {
  // A stranger is not told that the password is right.
  const isWrong = signedIn.reason === "wrong" || signedIn.reason === "disabled";
  if (isWrong) return refuse({ problem: "wrong", username }, 422);
  if (signedIn.reason === "code") return refuseCode(signedIn.refusal, username);
  if (signedIn.reason === "busy") return refuse({ problem: "busy" }, 503);
  const { seconds } = signedIn;
  return refuse({ problem: "wait", seconds }, 429, { "Retry-After": String(seconds) });
}

function refuseCode(refusal: Refusal | null, username: string) {
  if (!refusal) return refuse({ problem: "code", username }, 422);
  if (refusal.reason === "wrong") return refuse({ problem: "wrongCode", username }, 422);
  return refuse({ problem: "clock", username, minutes: Math.abs(refusal.minutes) }, 422);
}

export async function answerSignOut(sql: Sql, { request, record, context }: DeskRequest) {
  const { staff } = await readAccess(context);
  await signOut(sql, request.headers);
  if (staff) record({ event: "signOut", outcome: "ok", account: staff.username });
  return redirect(href("/admin"), {
    status: 303,
    headers: { "Set-Cookie": sessionCookie(null, request), ...SIGNED_OUT_HEADERS },
  });
}
