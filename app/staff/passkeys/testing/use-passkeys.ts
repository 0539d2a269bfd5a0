import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { updateFactorDemand } from "~/staff/second-factor/second-factor.queries.server";
import { sessionIdOf } from "~/staff/session.server";
import { signIn } from "~/staff/sign-in.server";
import { findUser, insertUser } from "~/staff/staff.queries.server";
import { addPasskey } from "~/staff/passkeys/add-passkey.server";
import { newChallenge, type PasskeyPurpose } from "~/staff/passkeys/challenge.server";
import { signInByPasskey } from "~/staff/passkeys/passkey-sign-in.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import { createSoftwarePasskey, type Ceremony } from "~/staff/testing/software-passkey";
import { requestWith } from "~/web/testing/request-with";

export const PASSWORD = "words of the owner";
const ORIGIN = "https://cars.example";
export const site = { id: "cars.example", origin: ORIGIN };
/** Creates a request for which cookies have no prefix. */
export const request = requestWith("");
export const secret = async () => "the secret of the site";

export type Device = ReturnType<typeof createSoftwarePasskey>;

/** The choices of a browser that sends something other than usual. */
export type Entry = {
  change?: Partial<Ceremony>;
  cookies?: string;
  purpose?: PasskeyPurpose;
  /** The seconds after the challenge. */
  after?: number;
};

/** Provides the accounts nino and luka with one password, and the devices of nino. */
export function usePasskeys(database: TestDatabase) {
  beforeEach(async () => {
    const { sql } = database;
    await sql`truncate users cascade`;
    await sql`delete from sign_in_tries`;
    await updateFactorDemand(sql, false);
    await insertUser(sql, "nino", cheapHash(PASSWORD));
    await insertUser(sql, "luka", cheapHash(PASSWORD));
  });

  return { byPassword, add, newDevice, prepare, enter };

  function byPassword(username = "nino") {
    return signIn(database.sql, { username, password: PASSWORD, address: "1.1.1.1" });
  }

  /** Adds a passkey in a new session, and returns its cookie header. */
  async function add(device: Device, change: Partial<Ceremony> = {}) {
    const signedIn = await byPassword();
    const Cookie = `session=${signedIn.ok ? signedIn.token : ""}`;
    const sessionId = sessionIdOf(requestWith(Cookie)) ?? "";
    const { ceremony, cookie, now } = await challengeFor("add", sessionId);
    const user = await findUser(database.sql, "nino");
    const userId = user?.id ?? 0;
    const added = await addPasskey(database.sql, {
      staff: { id: userId },
      sessionId,
      request: requestWith(`${Cookie}; ${cookie}`),
      site,
      secret,
      response: device.register({ ...ceremony, ...change }),
      name: "phone",
      now,
    });
    // To add a passkey is a confirmation, which gives the session a new token.
    const renewed = added.ok && added.token ? `session=${added.token}` : Cookie;
    return { added: added.ok, Cookie: renewed, userId };
  }

  async function newDevice() {
    const device = createSoftwarePasskey();
    const { added, ...rest } = await add(device);
    if (!added) throw new Error("the passkey was refused");
    return { device, ...rest };
  }

  /** Returns what the browser sends for a sign-in. */
  async function prepare(device: Device, entry: Entry = {}) {
    const { change, cookies = "a=b", purpose = "sign-in", after = 0 } = entry;
    const { ceremony, cookie, now } = await challengeFor(purpose, null);
    return {
      request: requestWith(`${cookies}; ${cookie}`),
      site,
      secret,
      response: device.sign({ ...ceremony, ...change }),
      address: "2.2.2.2",
      sessionId: null,
      now: new Date(now.getTime() + 1000 * after),
    };
  }

  async function enter(device: Device, entry?: Entry) {
    return signInByPasskey(database.sql, await prepare(device, entry));
  }
}

/** Returns the challenge of the site for a browser, and the header of its cookie. */
export async function challengeFor(purpose: PasskeyPurpose, sessionId: string | null) {
  const now = new Date();
  const { challenge, cookie } = await newChallenge(secret, request, { purpose, sessionId, now });
  const ceremony: Ceremony = { challenge, origin: ORIGIN, rpId: site.id };
  return { ceremony, cookie: cookie.split(";")[0] ?? "", now };
}
