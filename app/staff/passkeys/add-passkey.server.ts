import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Sql } from "~/web/db.server";
import { confirmSession } from "~/staff/session.server";
import type { Staff } from "~/staff/staff.queries.server";
import { takeChallenge } from "./challenge.server";
import { readRegistration } from "./passkey-response.server";
import { insertPasskey } from "./passkeys.queries.server";
import { refusePasskey, type PasskeyUse } from "./verify-passkey.server";
import type { RelyingParty } from "./relying-party.server";

type Registration = Omit<PasskeyUse, "purpose" | "sessionId"> & {
  staff: Pick<Staff, "id">;
  sessionId: string;
  /** The credential that the browser sent. */
  response: string;
  name: string;
};

/** The result of adding a passkey. `token` is the new value of the session's cookie; null if it stays. */
export type AddPasskeyResult = { ok: true; token: string | null } | { ok: false };

const REFUSED = { ok: false } as const;

/** Stores a new passkey, which also confirms the session. */
export async function addPasskey(sql: Sql, registration: Registration): Promise<AddPasskeyResult> {
  const { request, site, secret, sessionId, staff, name, now } = registration;
  const response = readRegistration(registration.response);
  if (!response) return REFUSED;
  const use = { purpose: "add", sessionId, now } as const;
  const challenge = await takeChallenge({ sql, secret }, request, use);
  if (challenge === null) return REFUSED;
  const credential = await checkRegistration(challenge, site, response);
  if (!credential) return REFUSED;
  const { id, publicKey, counter } = credential;
  const { transports = [] } = response.response;
  const passkey = { id, userId: staff.id, publicKey, counter, transports, name };
  if (!(await insertPasskey(sql, passkey))) return REFUSED;
  return { ok: true, token: await confirmSession(sql, sessionId, true) };
}

async function checkRegistration(
  challenge: string,
  site: RelyingParty,
  response: RegistrationResponseJSON,
) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch (error) {
    return refusePasskey(error);
  }
}
