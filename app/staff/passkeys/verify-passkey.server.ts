import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Sql } from "~/web/db.server";
import type { Secret } from "~/staff/site-secret.server";
import { takeChallenge, type PasskeyPurpose } from "./challenge.server";
import { updatePasskeyUsed, type StoredPasskey } from "./passkeys.queries.server";
import type { RelyingParty } from "./relying-party.server";
import { log } from "~/web/log.server";

/** A use of a passkey: what a browser sent, and for what. */
export type PasskeyUse = {
  request: Pick<Request, "url" | "headers">;
  site: RelyingParty;
  secret: Secret;
  purpose: PasskeyPurpose;
  /** The session for which the passkey was asked; null for a sign-in. */
  sessionId: string | null;
  now: Date;
};

/** Returns whether a passkey signed this site's challenge for its verified owner. The challenge is used up. */
export async function verifyPasskey(
  sql: Sql,
  use: PasskeyUse,
  { assertion, passkey }: { assertion: AuthenticationResponseJSON; passkey: StoredPasskey },
): Promise<boolean> {
  const challenge = await takeChallenge({ sql, secret: use.secret }, use.request, use);
  if (challenge === null) return false;
  const newCounter = await checkSignature(challenge, use.site, { assertion, passkey });
  if (newCounter === null) return false;
  return updatePasskeyUsed(sql, { id: passkey.id, counter: passkey.counter, newCounter });
}

type SignedAssertion = { assertion: AuthenticationResponseJSON; passkey: StoredPasskey };

/** Returns the new counter of the passkey, or null. */
async function checkSignature(
  challenge: string,
  site: RelyingParty,
  { assertion, passkey }: SignedAssertion,
) {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: passkey,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    return refusePasskey(error);
  }
}

/** Logs why a passkey is refused: the library throws for each invalid response of a client. */
export function refusePasskey(error: unknown): null {
  log.info({ err: error }, "a passkey was refused");
  return null;
}
