import { TOTP } from "otpauth";
import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { findSetup, finishSetup, startSetup } from "~/staff/second-factor/second-factor.server";
import { signIn, type SignInResult, type SignInAttempt } from "~/staff/sign-in.server";
import { findUser, insertUser } from "~/staff/staff.queries.server";
import { CHEAP_COST, cheapHash } from "~/staff/testing/cheap-hash";

export const PASSWORD = "words of the owner";
export const secret = async () => "the secret of the site";

export const codeAt = (key: string, now: Date) =>
  new TOTP({ secret: key }).generate({ timestamp: now.getTime() });

/** A code that is wrong at any time near the test: one of another hour is refused for another reason. */
export const WRONG_CODE = "000000";

function isEverRight(key: string) {
  const steps = Array.from({ length: 481 }, (_, index) => index - 240);
  return steps.some((step) => codeAt(key, new Date(Date.now() + step * 30_000)) === WRONG_CODE);
}

/** Provides the account nino, without a second factor at first. */
export function useSecondFactor(database: TestDatabase) {
  const account = { userId: 0 };

  beforeEach(async () => {
    const { sql } = database;
    await sql`truncate users cascade`;
    await sql`delete from sign_in_tries`;
    await insertUser(sql, "nino", cheapHash(PASSWORD));
    account.userId = (await findUser(sql, "nino"))!.id;
  });

  return { account, turnOn, enter };

  /** Turns the factor on with a code of a minute ago, so that the present one is unused. */
  async function turnOn(): Promise<NonNullable<Awaited<ReturnType<typeof findSetup>>>> {
    const owner = { userId: account.userId, secret };
    await startSetup(database.sql, owner);
    const setup = (await findSetup(database.sql, owner))!;
    if (isEverRight(setup.secret)) return turnOn();
    const now = new Date(Date.now() - 60_000);
    const code = codeAt(setup.secret, now);
    const finished = await finishSetup(database.sql, owner, { code, now });
    if (!finished.ok) throw new Error("the second factor was not turned on");
    return setup;
  }

  function enter(code: string, changes: Partial<SignInAttempt> = {}): Promise<SignInResult> {
    return signIn(database.sql, {
      username: "nino",
      password: PASSWORD,
      address: "1.1.1.1",
      factor: { secret, code },
      cost: CHEAP_COST,
      ...changes,
    });
  }
}
