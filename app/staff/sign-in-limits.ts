import { limitKey, ipv6Prefix48 } from "~/web/http/limits/client.server";
import type { AttemptLimit, Claim } from "./attempts.queries.server";

/** For one network and account, and for a device that has signed in before. */
const STRICT: AttemptLimit = { freeAttempts: 5, maxSeconds: 900 };
/** For one network and all accounts. */
const NETWORK: AttemptLimit = { freeAttempts: 20, maxSeconds: 900 };
/** A /48 of IPv6 has 65,536 networks: four times the budget of one. */
const SITE_NETWORK: AttemptLimit = { freeAttempts: 80, maxSeconds: 225 };
/** For all strangers to an account. Known devices are not counted here. */
const ACCOUNT: AttemptLimit = { freeAttempts: 100, maxSeconds: 30 };

type Attempt = { username: string; address: string; deviceId: string | null };

/**
 * What an attempt to sign in counts for, from the narrowest attacker to the widest: who is refused by
 * the limit of a network does not use up that of the account. A known device has a budget of its own,
 * which no stranger can use up.
 */
export function signInClaims({ username, address, deviceId }: Attempt): Claim[] {
  if (deviceId !== null) return deviceClaims(deviceId);
  return [
    ...networkClaims(address),
    // The name comes last: it may contain anything.
    { subject: `from ${limitKey(address)} account ${username}`, ...STRICT },
    { subject: `account ${username}`, ...ACCOUNT },
  ];
}

/** The same with a passkey, which can't be guessed: attempts count for no account. */
export function passkeyClaims({ address, deviceId }: Omit<Attempt, "username">): Claim[] {
  return deviceId === null ? networkClaims(address) : deviceClaims(deviceId);
}

function deviceClaims(deviceId: string): Claim[] {
  return [{ subject: `device ${deviceId}`, ...STRICT }];
}

function networkClaims(address: string): Claim[] {
  const network = limitKey(address);
  const site = ipv6Prefix48(address);
  return [
    { subject: `network ${network}`, ...NETWORK },
    ...(site ? [{ subject: `site ${site}`, ...SITE_NETWORK }] : []),
  ];
}
