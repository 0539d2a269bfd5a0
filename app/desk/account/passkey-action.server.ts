import { data, href } from "react-router";
import { confirmRedirect, type ConfirmSite } from "~/desk/confirm/require-confirmed.server";
import { MAX_PASSKEY_NAME, PASSKEY, PASSKEY_NAME } from "~/desk/passkeys/passkey";
import { deviceLabel } from "~/staff/accounts/device-label";
import { addPasskey } from "~/staff/passkeys/add-passkey.server";
import { deletePasskey } from "~/staff/passkeys/passkeys.queries.server";
import { relyingParty } from "~/staff/passkeys/relying-party.server";
import { sessionCookie, sessionIdOf } from "~/staff/session.server";
import type { RecordSecurity } from "~/staff/security/record.server";
import type { Staff } from "~/staff/staff.queries.server";
import { firstText } from "~/web/first-text";
import { readableLine, withoutNul } from "~/web/plain-text";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import { ACCOUNT_INTENTS } from "./account";
import { goBack } from "./account-redirect.server";

export const PASSKEY_INTENTS = [ACCOUNT_INTENTS.passkeyAdd, ACCOUNT_INTENTS.passkeyRemove] as const;
type PasskeyIntent = (typeof PASSKEY_INTENTS)[number];

export type PasskeyAnswer = { kind: "passkey" };

type PasskeyForm = { request: Request; form: FormData; record: RecordSecurity; staff: Staff };

/** Only in a session that was confirmed lately: a stranger at an open desk adds and removes none. */
export async function answerPasskeyForm(
  site: ConfirmSite,
  intent: PasskeyIntent,
  desk: PasskeyForm,
) {
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
