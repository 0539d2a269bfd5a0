import { createHash, createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Sql } from "~/web/db.server";
import { newPassword } from "~/staff/first-account.server";
import type { Secret } from "~/staff/site-secret.server";
import {
  claimStep,
  findFactor,
  insertFactor,
  updateSetup,
  takeRecoveryCode,
} from "./second-factor.queries.server";
import { checkTotp, newTotpSecret, type CodeCheck } from "./totp.server";
import { claimCode, releaseCode, type CodeSource } from "./wrong-codes.queries.server";

const RECOVERY_CODES = 10;

const setupSchema = z.object({ secret: z.string(), codes: z.array(z.string()) });

/** A factor that is not on yet: its secret, and the recovery codes to write down. */
export type Setup = z.infer<typeof setupSchema>;

export type Refusal = Exclude<CodeCheck, { ok: true }>;
type CheckCodeResult = { ok: true } | Refusal;
/** The refusal of a code. `locked`: after many wrong codes only recovery codes are accepted. */
export type CodeRefusal = Refusal | { ok: false; reason: "locked" };

type Owner = { userId: number; secret: Secret };
type TypedCode = { code: string; now: Date };

const WRONG = { ok: false, reason: "wrong" } as const;

export async function startSetup(sql: Sql, { userId, secret }: Owner) {
  const codes = Array.from({ length: RECOVERY_CODES }, newPassword);
  const setup: Setup = { secret: newTotpSecret(), codes };
  await updateSetup(sql, userId, seal(await secret(), JSON.stringify(setup)));
}

/** Finds the set-up of an account; null if none is started. */
export async function findSetup(sql: Sql, { userId, secret }: Owner): Promise<Setup | null> {
  const { setup } = await findFactor(sql, userId);
  return setup === null ? null : openSetup(await secret(), setup);
}

/** Turns the second factor on with the first code of the app. */
export async function finishSetup(
  sql: Sql,
  { userId, secret }: Owner,
  { code, now }: TypedCode,
): Promise<CheckCodeResult> {
  const key = await secret();
  const { setup: sealed } = await findFactor(sql, userId);
  const setup = sealed === null ? null : openSetup(key, sealed);
  if (sealed === null || !setup) return WRONG;
  const checked = checkTotp(setup.secret, code, now);
  if (!checked.ok) return checked;
  const inserted = await insertFactor(sql, {
    userId,
    setup: sealed,
    secret: seal(key, setup.secret),
    step: checked.step,
    hashes: setup.codes.map((one) => hashOf(one)),
  });
  return inserted ? { ok: true } : WRONG;
}

/**
 * Checks a code of the app or a recovery code, and uses it up, after the password was right. After a
 * change of the site's secret only recovery codes are right, and for a day after many wrong codes too:
 * these are too long to be guessed.
 */
export async function takeCode(
  sql: Sql,
  { secret, ...source }: CodeSource & { secret: Secret },
  { code, now }: TypedCode,
): Promise<{ ok: true } | CodeRefusal> {
  const { userId } = source;
  const { secret: sealed } = await findFactor(sql, userId);
  if (sealed === null) return { ok: true };
  const typed = code.trim().toLowerCase();
  if (!typed) return WRONG;
  const isRecoveryCode = /[a-z]/.test(typed);
  const isCounted = await claimCode(sql, source);
  if (!isCounted && !isRecoveryCode) return { ok: false, reason: "locked" };
  const checked = isRecoveryCode
    ? await takeRecovery(sql, userId, typed)
    : await takeTotp(sql, { userId, secret: unseal(await secret(), sealed) }, { code: typed, now });
  if (checked.ok && isCounted) await releaseCode(sql, source);
  return checked;
}

async function takeRecovery(sql: Sql, userId: number, code: string): Promise<CheckCodeResult> {
  return (await takeRecoveryCode(sql, userId, hashOf(code))) ? { ok: true } : WRONG;
}

async function takeTotp(
  sql: Sql,
  { userId, secret }: { userId: number; secret: string | null },
  { code, now }: TypedCode,
): Promise<CheckCodeResult> {
  if (secret === null) return WRONG;
  const checked = checkTotp(secret, code, now);
  if (checked.ok) return (await claimStep(sql, userId, checked.step)) ? { ok: true } : WRONG;
  // A person who guesses must not learn which code will be right in an hour.
  return checked.reason === "clock" && checked.minutes > 0 ? WRONG : checked;
}

function openSetup(key: string, sealed: string): Setup | null {
  const text = unseal(key, sealed);
  return text === null ? null : setupSchema.parse(JSON.parse(text));
}

/** Returns the hash of a code, which may be typed with or without its dashes. */
function hashOf(code: string) {
  return createHash("sha256").update(code.replaceAll(/[\s-]/g, "")).digest("base64url");
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text under the site's secret, so that the database alone does not reveal it. */
export function seal(secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a text. Returns null if it was encrypted under another secret. */
export function unseal(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  if (bytes.length < tagEnd) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  try {
    return decipher.update(bytes.subarray(tagEnd), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

function keyOf(secret: string) {
  return createHmac("sha256", secret).update("second factor").digest();
}
