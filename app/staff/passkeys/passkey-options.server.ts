import { createHmac } from "node:crypto";
import type { Sql } from "~/web/db.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { newChallenge } from "./challenge.server";
import { listPasskeys } from "./passkeys.queries.server";
import type { RelyingParty } from "./relying-party.server";

export type OptionsSource = {
  sql: Sql;
  secret: Secret;
  request: Request;
  site: RelyingParty;
  now: Date;
};

type StaffSession = { staff: Pick<Staff, "id" | "username">; sessionId: string };

/** Returns the options of a sign-in, for which the device offers the passkeys that it has for the site. */
export async function signInOptions({ secret, request, site, now }: OptionsSource) {
  const use = { purpose: "sign-in", sessionId: null, now } as const;
  const { challenge, cookie } = await newChallenge(secret, request, use);
  return { options: await requestOptions(site, challenge, []), cookie };
}

/** Returns the options of a confirmation, for which only passkeys of the account count. */
export async function confirmOptions(source: OptionsSource, { staff, sessionId }: StaffSession) {
  const { sql, secret, request, site, now } = source;
  const use = { purpose: "confirm", sessionId, now } as const;
  const { challenge, cookie } = await newChallenge(secret, request, use);
  const passkeys = await listPasskeys(sql, staff.id);
  return { options: await requestOptions(site, challenge, passkeys), cookie };
}

/** Returns the options of a new passkey, on a device that has none of the account yet. */
export async function addOptions(
  source: OptionsSource,
  { staff, sessionId, siteName }: StaffSession & { siteName: string },
) {
  const { sql, secret, request, site, now } = source;
  const use = { purpose: "add", sessionId, now } as const;
  const { challenge, cookie } = await newChallenge(secret, request, use);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpID: site.id,
    rpName: siteName,
    userID: userHandle(await secret(), staff.id),
    userName: staff.username,
    challenge: Buffer.from(challenge, "base64url"),
    excludeCredentials: (await listPasskeys(sql, staff.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { options, cookie };
}

async function requestOptions(
  { id }: RelyingParty,
  challenge: string,
  passkeys: readonly { id: string }[],
) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(challenge, "base64url"),
    allowCredentials: passkeys.map((passkey) => ({ id: passkey.id })),
    userVerification: "required",
  });
}

/** Returns the user handle, which devices store with the passkey: it says nothing about the account. */
function userHandle(secret: string, userId: number) {
  return new Uint8Array(
    createHmac("sha256", secret).update(`passkeys of account ${userId}`).digest(),
  );
}
