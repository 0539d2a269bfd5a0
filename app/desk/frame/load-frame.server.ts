import { href } from "react-router";
import { countWaiting } from "~/booking/messages/waiting-messages.queries.server";
import { businessTime } from "~/web/calendar";
import { countHeld } from "~/messaging/delivery/held.queries.server";
import { isDatabaseUnavailable, logUnavailable, type Sql } from "~/web/db.server";
import type { DeskSite } from "~/desk/desk-site";
import { progressOf, setupItems } from "~/desk/setup/setup";
import { findSetupFacts } from "~/desk/setup/setup.queries.server";
import { mayOpenAddress, seesAllBookings } from "~/web/pages/may-open";
import { USUAL_ACCOUNT } from "~/staff/first-account.server";
import { mayAccountSignIn } from "~/staff/first-account.queries.server";
import { hasAnyPasskey } from "~/staff/passkeys/passkeys.queries.server";
import { hasAnyFactor } from "~/staff/second-factor/second-factor.queries.server";
import { RUNNING_VERSION } from "~/web/version.server";
import { readAccess, type AccessSource } from "~/desk/access.server";
import { EMPTY_FRAME, type Frame } from "./frame";
import { countPending } from "./frame.queries.server";

/** Loads the frame of the desk's pages; null without a session. */
export async function loadFrame(site: DeskSite, context: AccessSource): Promise<Frame | null> {
  try {
    const { staff } = await readAccess(context);
    if (!staff) return null;
    const { username, role, passwordState, needsFactor, hasFactor, hasPasskey } = staff;
    const [counts, setup, held] = await Promise.all([
      seesAllBookings(role) ? loadCounts(site) : null,
      mayOpenAddress(role, href("/admin/setup")) ? loadProgress(site) : null,
      mayOpenAddress(role, href("/admin/held")) ? countHeld(site.sql) : [],
    ]);
    const factors = { needsFactor, hasFactor, hasPasskey };
    const heldCount = held.reduce((sum, { count }) => sum + count, 0);
    const hasChannelFaults =
      site.settings.channelFaults.length > 0 && mayOpenAddress(role, href("/admin/settings"));
    const hasMail = site.settings.mail !== null;
    const { date: today } = businessTime(new Date());
    const facts = { today, version: RUNNING_VERSION, held: heldCount, hasChannelFaults, hasMail };
    return { username, role, passwordState, ...factors, counts, setup, ...facts };
  } catch (error) {
    logUnavailable(error, "the desk's counts could not be read");
    return EMPTY_FRAME;
  }
}

async function loadCounts(site: DeskSite) {
  const [pending, waiting, bookings] = await Promise.all([
    countPending(site.sql),
    countWaiting(site.sql),
    countAll(site),
  ]);
  return { pending, ...waiting, bookings };
}

async function loadProgress({ sql, publicSite }: DeskSite) {
  return progressOf(setupItems(publicSite(), await findSetupFacts(sql)));
}

/**
 * Loads whether the sign-in form asks for the account, without one of the usual name, for a code, and
 * offers a passkey: any account has one.
 */
export async function loadGate(sql: Sql) {
  try {
    const [hasUsual, asksCode, hasPasskeys] = await Promise.all([
      mayAccountSignIn(sql, USUAL_ACCOUNT),
      hasAnyFactor(sql),
      hasAnyPasskey(sql),
    ]);
    return { asksName: !hasUsual, asksCode, hasPasskeys };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return { asksName: false, asksCode: false, hasPasskeys: false };
  }
}

/**
 * Returns the number of all bookings from the cached counts: counting them would be most of a page's time.
 */
async function countAll({ bookingCounts }: DeskSite) {
  const { placed } = await bookingCounts("2000-01-01", businessTime(new Date()).date);
  return placed;
}
