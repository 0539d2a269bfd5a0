import { href } from "react-router";
import type { PublicSite } from "~/catalog/company/public-site";
import { readAccess, type AccessSource } from "~/desk/access.server";
import { confirmAddress, type ConfirmSite } from "~/desk/confirm/require-confirmed.server";
import { gateAddress } from "~/desk/desk-address";
import { keepLanguage } from "~/web/i18n/address";
import { PASSKEY_PURPOSES } from "~/staff/passkeys/challenge.server";
import {
  addOptions,
  confirmOptions,
  signInOptions,
  type OptionsSource,
} from "~/staff/passkeys/passkey-options.server";
import { relyingParty } from "~/staff/passkeys/relying-party.server";
import { sessionIdOf } from "~/staff/session.server";
import { apiError } from "~/web/http/api.server";
import { readForm } from "~/web/http/body.server";
import { PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";
import type { PasskeyRequest } from "./passkey";

type PasskeySite = ConfirmSite & { publicSite: () => PublicSite };

/** Responds to a browser that is about to use or to make a passkey, with a new challenge. */
export async function handlePasskeyRequest(
  { sql, secret, settings, publicSite }: PasskeySite,
  request: Request,
  context: AccessSource,
): Promise<Response> {
  const form = await readForm(request);
  const purpose = PASSKEY_PURPOSES.find((known) => known === form.get("purpose"));
  if (!purpose) return apiError(400, "the purpose must be sign-in, confirm or add");
  const site = relyingParty(settings.publicUrl, request);
  const source = { sql, secret, request, site, now: new Date() };
  if (purpose === "sign-in") {
    const { options, cookie } = await signInOptions(source);
    return respondToBrowser({ kind: "use", options }, cookie);
  }
  const { siteName } = publicSite().company;
  return answerStaff(source, context, { purpose, siteName });
}

type StaffPasskeyRequest = { purpose: "confirm" | "add"; siteName: string };

async function answerStaff(
  source: OptionsSource,
  context: AccessSource,
  { purpose, siteName }: StaffPasskeyRequest,
) {
  const { request } = source;
  const { staff } = await readAccess(context);
  const sessionId = sessionIdOf(request);
  const account = href("/admin/account");
  if (!staff || !sessionId) return goTo(request, gateAddress(account));
  if (purpose === "confirm") {
    const { options, cookie } = await confirmOptions(source, { staff, sessionId });
    return respondToBrowser({ kind: "use", options }, cookie);
  }
  if (!staff.isConfirmed) return goTo(request, confirmAddress(account));
  const { options, cookie } = await addOptions(source, { staff, sessionId, siteName });
  return respondToBrowser({ kind: "add", options }, cookie);
}

function goTo(request: Request, page: string) {
  const address = keepLanguage(page, new URL(request.url).search);
  return respondToBrowser({ kind: "next", address });
}

function respondToBrowser(body: PasskeyRequest, cookie?: string) {
  const headers = { ...PRIVATE_HEADERS, ...(cookie && { "Set-Cookie": cookie }) };
  return Response.json(body, { headers });
}
