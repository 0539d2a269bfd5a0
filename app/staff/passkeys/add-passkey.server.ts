import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { updateConfirmed, type Staff } from "~/staff/staff.queries.server";
import { takeChallenge } from "./challenge.server";
import { readRegistration } from "./passkey-response.server";
import { insertPasskey } from "./passkeys.queries.server";
import type { RelyingParty } from "./relying-party.server";
import type { PasskeyUse } from "./verify-passkey.server";

type Registration = Omit<PasskeyUse, "purpose" | "sessionId"> & {
  staff: Pick<Staff, "id">;
  sessionId: string;
  /** What the browser sent. */
  response: string;
  name: string;
};

/** Stores a new passkey. False if it is refused. */
export async function addPasskey(sql: Sql, registration: Registration): Promise<boolean> {
  const { headers, site, secret, sessionId, staff, name, now } = registration;
  const response = readRegistration(registration.response);
  if (!response) return false;
  const use = { purpose: "add", sessionId, now } as const;
  const challenge = await takeChallenge({ sql, secret }, headers, use);
  if (challenge === null) return false;
  const credential = await checkRegistration(challenge, site, response);
  if (!credential) return false;
  const { id, publicKey, counter } = credential;
  const { transports = [] } = response.response;
  const passkey = { id, userId: staff.id, publicKey, counter, transports, name };
  if (!(await insertPasskey(sql, passkey))) return false;
  await updateConfirmed(sql, sessionId, { byPasskey: true });
  return true;
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
    // The library throws for whatever a client made up.
    log.info({ err: error }, "a new passkey was refused");
    return null;
  }
}
