import { data, href } from "react-router";
import { namesOfSite } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { confirmRedirect, type ConfirmSite } from "~/desk/confirm/require-confirmed.server";
import { deskRedirect, refuseRole } from "~/desk/access.server";
import type { HashCost } from "~/staff/password-rules";
import { sessionCookie, sessionIdOf } from "~/staff/session.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { withoutNul, readableLine } from "~/web/plain-text";
import type { FormErrors } from "~/web/http/submission.server";
import { PRIVATE_HEADERS, SIGNED_OUT_HEADERS } from "~/web/http/security/security-headers.server";
import { ACCOUNT_INTENTS, type AccountDone, DONE, ACCOUNT_DONE } from "./account";
import { deleteSignIn, deleteSignIns, listSignIns } from "~/staff/accounts/accounts.queries.server";
import { changePassword } from "~/staff/accounts/change-password.server";
import { MAX_PASSKEY_NAME, PASSKEY, PASSKEY_NAME } from "~/desk/passkeys/passkey";
import { deviceLabel } from "~/staff/accounts/device-label";
import { addPasskey } from "~/staff/passkeys/add-passkey.server";
import { deletePasskey, listPasskeys } from "~/staff/passkeys/passkeys.queries.server";
import { relyingParty } from "~/staff/passkeys/relying-party.server";
import { firstText } from "~/web/first-text";
import type { Sql } from "~/web/db.server";
import {
  deleteFactor,
  updateFactorDemand,
  countRecoveryCodes,
  isFactorDemanded,
} from "~/staff/second-factor/second-factor.queries.server";
import {
  finishSetup,
  startSetup,
  type Refusal,
  findSetup,
} from "~/staff/second-factor/second-factor.server";
import type { Secret } from "~/staff/site-secret.server";
import type { MessageKey } from "~/web/message-key";
import { businessTime } from "~/web/calendar";
import { totpAddress } from "~/staff/second-factor/totp.server";
import { encode } from "uqr";

export type AccountAnswer =
  | { kind: "invalid"; errors: FormErrors }
  | { kind: "wait"; seconds: number }
  | CodeAnswer
  | PasskeyAnswer
  | { kind: "busy" | "bad" };

type AccountFormSite = ConfirmSite & {
  publicSite: () => PublicSite;
  settings: { passwordCost: HashCost };
};

type AccountForm = { request: Request; form: FormData; staff: Staff; record: RecordSecurity };

export async function answerAccountForm(site: AccountFormSite, sent: AccountForm) {
  const { sql } = site;
  const { request, form, staff, record } = sent;
  const sessionId = sessionIdOf(request)!;
  const intent = form.get("intent");
  const factorIntent = FACTOR_INTENTS.find((known) => known === intent);
  if (factorIntent) return answerFactorForm(site, factorIntent, sent);
  const passkeyIntent = PASSKEY_INTENTS.find((known) => known === intent);
  if (passkeyIntent) return answerPasskeyForm(site, passkeyIntent, sent);
  switch (intent) {
    case ACCOUNT_INTENTS.password: {
      const names = namesOfSite(site.publicSite().company);
      const changed = await changePassword(sql, {
        staff,
        sessionId,
        form,
        names,
        cost: site.settings.passwordCost,
      });
      return answerPassword({ request, record }, staff, changed);
    }
    case ACCOUNT_INTENTS.endOne: {
      if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
      const id = withoutNul(String(form.get("id")));
      const hasEnded = await deleteSignIn(sql, { id, userId: staff.id });
      if (hasEnded) record({ event: "sessions", outcome: "ok", account: staff.username });
      return id === sessionId ? redirectToGate(request) : goBack(request, "ended");
    }
    case ACCOUNT_INTENTS.endAll:
      if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
      await deleteSignIns(sql, staff.id);
      record({ event: "sessions", outcome: "ok", account: staff.username });
      return redirectToGate(request);
    default:
      return refuseAccountForm({ kind: "bad" }, 400);
  }
}

function answerPassword(
  { request, record }: Pick<AccountForm, "request" | "record">,
  staff: Staff,
  changed: Awaited<ReturnType<typeof changePassword>>,
) {
  if (changed.ok) {
    record({ event: "password", outcome: "ok", account: staff.username });
    const cookie = sessionCookie(changed.token, request);
    return goBack(request, "password", { "Set-Cookie": cookie });
  }
  const outcome = changed.reason === "invalid" ? "wrong" : changed.reason;
  record({ event: "password", outcome, account: staff.username });
  if (changed.reason === "invalid")
    return refuseAccountForm({ kind: "invalid", errors: changed.errors }, 422);
  if (changed.reason === "busy") return refuseAccountForm({ kind: "busy" }, 503);
  const { seconds } = changed;
  return refuseAccountForm({ kind: "wait", seconds }, 429, { "Retry-After": String(seconds) });
}

function redirectToGate(request: Request) {
  return deskRedirect(request, href("/admin"), {
    "Set-Cookie": sessionCookie(null, request),
    ...SIGNED_OUT_HEADERS,
  });
}

function refuseAccountForm(
  answer: AccountAnswer,
  status: number,
  headers: Record<string, string> = {},
) {
  return data(answer, { status, headers: { ...PRIVATE_HEADERS, ...headers } });
}

const PASSKEY_INTENTS = [ACCOUNT_INTENTS.passkeyAdd, ACCOUNT_INTENTS.passkeyRemove] as const;
type PasskeyIntent = (typeof PASSKEY_INTENTS)[number];

type PasskeyAnswer = { kind: "passkey" };

type PasskeyForm = { request: Request; form: FormData; record: RecordSecurity; staff: Staff };

/**
 * Handles the passkey forms, only in a session that was confirmed lately: a stranger at an open desk adds
 * and removes none.
 */
async function answerPasskeyForm(site: ConfirmSite, intent: PasskeyIntent, desk: PasskeyForm) {
  const { request, staff } = desk;
  if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
  return intent === ACCOUNT_INTENTS.passkeyAdd ? answerAdd(site, desk) : answerRemove(site, desk);
}

async function answerAdd(
  { sql, secret, settings }: ConfirmSite,
  { request, form, record, staff }: PasskeyForm,
) {
  const added = await addPasskey(sql, {
    staff,
    secret,
    request,
    sessionId: sessionIdOf(request) ?? "",
    site: relyingParty(settings.publicUrl, request),
    response: firstText(form.get(PASSKEY)),
    name: nameOf(form) || deviceLabel(request.headers.get("User-Agent")) || "—",
    now: new Date(),
  });
  const event = { event: "factor", account: staff.username, detail: "passkeyAdded" } as const;
  record({ ...event, outcome: added.ok ? "ok" : "wrong" });
  if (added.ok) return goBack(request, "passkeyAdded", renewedCookie(added.token, request));
  const answer: PasskeyAnswer = { kind: "passkey" };
  return data(answer, { status: 422, headers: PRIVATE_HEADERS });
}

function renewedCookie(token: string | null, request: Request): Record<string, string> {
  return token === null ? {} : { "Set-Cookie": sessionCookie(token, request) };
}

function nameOf(form: FormData) {
  return readableLine(withoutNul(firstText(form.get(PASSKEY_NAME)))).slice(0, MAX_PASSKEY_NAME);
}

async function answerRemove({ sql }: ConfirmSite, { request, form, record, staff }: PasskeyForm) {
  const id = withoutNul(firstText(form.get("id")));
  const isRemoved = await deletePasskey(sql, { id, userId: staff.id });
  const event = { event: "factor", account: staff.username, detail: "passkeyRemoved" } as const;
  if (isRemoved) record({ ...event, outcome: "ok" });
  return goBack(request, "passkeyRemoved");
}

const FACTOR_INTENTS = [
  ACCOUNT_INTENTS.factorStart,
  ACCOUNT_INTENTS.factorFinish,
  ACCOUNT_INTENTS.factorOff,
  ACCOUNT_INTENTS.demandFactor,
] as const;
type FactorIntent = (typeof FACTOR_INTENTS)[number];

type CodeAnswer = { kind: "code"; text: MessageKey; minutes: number };

type FactorForm = {
  request: Request;
  form: FormData;
  record: RecordSecurity;
  staff: Staff;
};

/**
 * Handles the forms of the second factor, only in a session that was confirmed lately: a stranger at an
 * open desk changes no factor.
 */
async function answerFactorForm(
  site: { sql: Sql; secret: Secret },
  intent: FactorIntent,
  desk: FactorForm,
) {
  const { request, form, staff } = desk;
  if (!staff.isConfirmed) return confirmRedirect(request, href("/admin/account"));
  switch (intent) {
    case ACCOUNT_INTENTS.factorStart:
      if (!staff.hasFactor) await startSetup(site.sql, { userId: staff.id, secret: site.secret });
      return goBack(request, "setup");
    case ACCOUNT_INTENTS.factorFinish:
      return answerFinish(site, desk);
    case ACCOUNT_INTENTS.factorOff:
      await deleteFactor(site.sql, staff.id);
      return recordChange(desk, "factorOff");
    case ACCOUNT_INTENTS.demandFactor: {
      if (staff.role !== "owner") throw refuseRole();
      const isDemanded = form.get("demand") === "on";
      await updateFactorDemand(site.sql, isDemanded);
      return recordChange(desk, isDemanded ? "demanded" : "notDemanded");
    }
  }
}

async function answerFinish({ sql, secret }: { sql: Sql; secret: Secret }, desk: FactorForm) {
  const code = firstText(desk.form.get("code")).slice(0, 100);
  const owner = { userId: desk.staff.id, secret };
  const finished = await finishSetup(sql, owner, { code, now: new Date() });
  return finished.ok ? recordChange(desk, "factorOn") : refuseCode(finished);
}

function refuseCode(refusal: Refusal) {
  const answer: CodeAnswer =
    refusal.reason === "clock"
      ? { kind: "code", text: "operator.code.clock", minutes: Math.abs(refusal.minutes) }
      : { kind: "code", text: "operator.code.wrong", minutes: 0 };
  return data(answer, { status: 422, headers: PRIVATE_HEADERS });
}

function recordChange({ request, record, staff }: FactorForm, done: AccountDone) {
  record({ event: "factor", outcome: "ok", account: staff.username, detail: done });
  return goBack(request, done);
}

/** Redirects back to the account's page, which says what was done. */
function goBack(request: Request, done: AccountDone, headers: Record<string, string> = {}) {
  return deskRedirect(request, `${href("/admin/account")}?${DONE}=${done}`, headers);
}

type AccountSite = { sql: Sql; secret: Secret; publicSite: () => PublicSite };

/** Loads the data of the account page. */
export async function loadAccount(site: AccountSite, request: Request, staff: Staff) {
  const { sql } = site;
  const { id, username } = staff;
  const current = sessionIdOf(request);
  const [signIns, factor, isDemanded, passkeys] = await Promise.all([
    listSignIns(sql, id),
    loadFactor(site, staff),
    isFactorDemanded(sql),
    listPasskeys(sql, id),
  ]);
  const requested = new URL(request.url).searchParams.get(DONE);
  return {
    username,
    factor,
    /** Whether everybody needs a second factor; null for those who may not decide it. */
    isDemanded: staff.role === "owner" ? isDemanded : null,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      created: businessTime(createdAt),
      lastUsed: lastUsedAt && businessTime(lastUsedAt),
    })),
    /** The name that is proposed for a new passkey. */
    passkeyName: deviceLabel(request.headers.get("User-Agent")),
    done: ACCOUNT_DONE.find((done) => done === requested) ?? null,
    signIns: signIns.map((signIn) => ({
      id: signIn.id,
      device: signIn.device,
      isThis: signIn.id === current,
      created: businessTime(new Date(signIn.createdAt)),
      lastSeen: businessTime(new Date(signIn.lastSeenAt)),
    })),
  };
}

/** Loads the second factor. The secret of a set-up is shown only in a session that was confirmed lately. */
async function loadFactor({ sql, secret, publicSite }: AccountSite, staff: Staff) {
  const { id: userId, username: label, hasFactor: isOn, isConfirmed } = staff;
  const setup = isConfirmed ? await findSetup(sql, { userId, secret }) : null;
  const issuer = publicSite().company.siteName;
  return {
    isOn,
    recoveryCodes: isOn ? await countRecoveryCodes(sql, userId) : 0,
    setup: setup && {
      ...setup,
      picture: qrPicture(totpAddress(setup.secret, { issuer, label })),
    },
  };
}

export type AccountPageData = Awaited<ReturnType<typeof loadAccount>>;

/** Returns a QR code as the path of an SVG, one unit for a module. */
function qrPicture(text: string) {
  const code = encode(text, { border: 1 });
  const path = code.data
    .flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size: code.size, path };
}
