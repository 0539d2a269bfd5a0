import { createHash } from "node:crypto";
import { z } from "zod";
import type { Sql } from "~/db.server";
import { newPassword } from "~/staff/first-account.server";
import type { Secret } from "~/staff/site-secret.server";
import { seal, unseal } from "./seal.server";
import {
  claimStep,
  findFactor,
  insertFactor,
  updateSetup,
  takeRecoveryCode,
} from "./second-factor.queries.server";
import { checkTotp, newTotpSecret, type CodeCheck } from "./totp.server";

const RECOVERY_CODES = 10;

const setupSchema = z.object({ secret: z.string(), codes: z.array(z.string()) });

/** A factor that is not on yet: its secret, and the recovery codes to write down. */
export type Setup = z.infer<typeof setupSchema>;

export type Refusal = Exclude<CodeCheck, { ok: true }>;
export type FactorChecked = { ok: true } | Refusal;

type Owner = { userId: number; secret: Secret };

const WRONG = { ok: false, reason: "wrong" } as const;

export async function startSetup(sql: Sql, { userId, secret }: Owner) {
  const codes = Array.from({ length: RECOVERY_CODES }, newPassword);
  const setup: Setup = { secret: newTotpSecret(), codes };
  await updateSetup(sql, userId, seal(await secret(), JSON.stringify(setup)));
}

/** Null if none is started. */
export async function findSetup(sql: Sql, { userId, secret }: Owner): Promise<Setup | null> {
  const { setup } = await findFactor(sql, userId);
  return setup === null ? null : openSetup(await secret(), setup);
}

/** Turns the second factor on with the first code of the app. */
export async function finishSetup(
  sql: Sql,
  { userId, secret }: Owner,
  { code, now }: { code: string; now: Date },
): Promise<FactorChecked> {
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
 * Checks a code of the app or a recovery code, and uses it up. After a change of the site's secret only
 * recovery codes are right.
 */
export async function takeCode(
  sql: Sql,
  { userId, secret }: Owner,
  { code, now }: { code: string; now: Date },
): Promise<FactorChecked> {
  const { secret: sealed } = await findFactor(sql, userId);
  if (sealed === null) return { ok: true };
  const typed = code.trim().toLowerCase();
  if (/[a-z]/.test(typed)) {
    return (await takeRecoveryCode(sql, userId, hashOf(typed))) ? { ok: true } : WRONG;
  }
  const totpSecret = unseal(await secret(), sealed);
  if (totpSecret === null) return WRONG;
  const checked = checkTotp(totpSecret, typed, now);
  if (!checked.ok) return checked;
  return (await claimStep(sql, userId, checked.step)) ? { ok: true } : WRONG;
}

function openSetup(key: string, sealed: string): Setup | null {
  const text = unseal(key, sealed);
  return text === null ? null : setupSchema.parse(JSON.parse(text));
}

/** Typed with or without its dashes. */
function hashOf(code: string) {
  return createHash("sha256").update(code.replaceAll(/[\s-]/g, "")).digest("base64url");
}
