import { businessTime } from "~/web/calendar";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Sql } from "~/web/db.server";
import { sessionIdOf } from "~/staff/session.server";
import { ACCOUNT_DONE, DONE } from "./account";
import {
  countRecoveryCodes,
  isFactorDemanded,
} from "~/staff/second-factor/second-factor.queries.server";
import { findSetup } from "~/staff/second-factor/second-factor.server";
import { totpAddress } from "~/staff/second-factor/totp.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Staff } from "~/staff/staff.queries.server";
import { deviceLabel } from "~/staff/accounts/device-label";
import { listPasskeys } from "~/staff/passkeys/passkeys.queries.server";
import { listSignIns } from "~/staff/accounts/accounts.queries.server";
import { encode } from "uqr";

type AccountSite = { sql: Sql; secret: Secret; publicSite: () => PublicSite };

/** Loads the data of the account page. */
export async function loadAccount(site: AccountSite, request: Request, staff: Staff) {
  const { sql } = site;
  const { id, username } = staff;
  const current = sessionIdOf(request);
  const [signIns, factor, isDemanded, passkeys] = await Promise.all([
    listSignIns(sql, id),
    loadFactor(site, staff),
    isFactorDemanded(sql),
    listPasskeys(sql, id),
  ]);
  const requested = new URL(request.url).searchParams.get(DONE);
  return {
    username,
    factor,
    /** Whether everybody needs a second factor; null for those who may not decide it. */
    isDemanded: staff.role === "owner" ? isDemanded : null,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      created: businessTime(createdAt),
      lastUsed: lastUsedAt && businessTime(lastUsedAt),
    })),
    /** The name that is proposed for a new passkey. */
    passkeyName: deviceLabel(request.headers.get("User-Agent")),
    done: ACCOUNT_DONE.find((done) => done === requested) ?? null,
    signIns: signIns.map((signIn) => ({
      id: signIn.id,
      device: signIn.device,
      isThis: signIn.id === current,
      created: businessTime(new Date(signIn.createdAt)),
      lastSeen: businessTime(new Date(signIn.lastSeenAt)),
    })),
  };
}

/** Loads the second factor. The secret of a set-up is shown only in a session that was confirmed lately. */
async function loadFactor({ sql, secret, publicSite }: AccountSite, staff: Staff) {
  const { id: userId, username: label, hasFactor: isOn, isConfirmed } = staff;
  const setup = isConfirmed ? await findSetup(sql, { userId, secret }) : null;
  const issuer = publicSite().company.siteName;
  return {
    isOn,
    recoveryCodes: isOn ? await countRecoveryCodes(sql, userId) : 0,
    setup: setup && {
      ...setup,
      picture: qrPicture(totpAddress(setup.secret, { issuer, label })),
    },
  };
}

export type AccountPageData = Awaited<ReturnType<typeof loadAccount>>;

/** Returns a QR code as the path of an SVG, one unit for a module. */
function qrPicture(text: string) {
  const { data, size } = encode(text, { border: 1 });
  const path = data
    .flatMap((cells, y) => cells.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
