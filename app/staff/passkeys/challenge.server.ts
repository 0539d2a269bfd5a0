import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { stringifySetCookie } from "cookie";
import type { Sql } from "~/web/db.server";
import type { Secret } from "~/staff/site-secret.server";
import {
  hostCookieName,
  isSecure,
  readHostCookie,
  type CookieRequest,
} from "~/web/http/security/host-cookie.server";
import { insertUsedChallenge } from "./passkeys.queries.server";

const COOKIE = "passkey";
const CHALLENGE_SECONDS = 300;

/** The purposes for which a passkey is asked. A challenge for one purpose counts for no other. */
export const PASSKEY_PURPOSES = ["sign-in", "confirm", "add"] as const;
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

type ChallengeUse = {
  purpose: PasskeyPurpose;
  /** The session for which the challenge is made; null for a sign-in. */
  sessionId: string | null;
  now: Date;
};

/**
 * Returns a new challenge and its cookie. Only its signature is known until it is used, so that requests of
 * strangers store nothing.
 */
export async function newChallenge(secret: Secret, request: Request, use: ChallengeUse) {
  const challenge = randomBytes(32).toString("base64url");
  const expires = Math.floor(use.now.getTime() / 1000) + CHALLENGE_SECONDS;
  const signature = sign(await secret(), { challenge, expires, ...use });
  const cookie = stringifySetCookie({
    name: hostCookieName(COOKIE, request),
    value: `${challenge}.${expires}.${signature}`,
    httpOnly: true,
    sameSite: "strict",
    path: "/",
    secure: isSecure(request),
    maxAge: CHALLENGE_SECONDS,
  });
  return { challenge, cookie };
}

type Taker = { sql: Sql; secret: Secret };

/** Returns the challenge of a request, which is used up. Null without a valid one. */
export async function takeChallenge(
  { sql, secret }: Taker,
  request: CookieRequest,
  use: ChallengeUse,
): Promise<string | null> {
  const value = readHostCookie(request, COOKIE) ?? "";
  const [, challenge, seconds, signature] =
    /^([\w-]{43})\.(\d{1,12})\.([\w-]{43})$/.exec(value) ?? [];
  if (!challenge || !signature) return null;
  const expires = Number(seconds);
  const expected = Buffer.from(sign(await secret(), { challenge, expires, ...use }));
  if (!timingSafeEqual(Buffer.from(signature), expected)) return null;
  if (expires * 1000 < use.now.getTime()) return null;
  const hash = createHash("sha256").update(challenge).digest("base64url");
  return (await insertUsedChallenge(sql, hash, new Date(expires * 1000))) ? challenge : null;
}

type ChallengeContent = Pick<ChallengeUse, "purpose" | "sessionId"> & {
  challenge: string;
  expires: number;
};

function sign(secret: string, { purpose, sessionId, challenge, expires }: ChallengeContent) {
  const text = `passkey ${purpose} ${sessionId ?? "-"} ${challenge} ${expires}`;
  return createHmac("sha256", secret).update(text).digest("base64url");
}
