import { limitKey, ipv6Prefix48 } from "~/web/http/limits/client.server";
import type { AttemptLimit, Claim } from "./attempts.queries.server";

/** The limit of one network and account, and of a device that has signed in before. */
const STRICT: AttemptLimit = { freeAttempts: 5, maxSeconds: 900 };
/** The limit of one network and all accounts. */
const NETWORK: AttemptLimit = { freeAttempts: 20, maxSeconds: 900 };
/** The limit of a /48 of IPv6, which has 65,536 networks: four times the budget of one. */
const PREFIX_48: AttemptLimit = { freeAttempts: 80, maxSeconds: 225 };
/** The limit of all strangers to an account. Known devices are not counted here. */
const ACCOUNT: AttemptLimit = { freeAttempts: 100, maxSeconds: 30 };

type Attempt = { username: string; address: string; deviceId: string | null };

/**
 * Returns what an attempt to sign in counts for, from the narrowest attacker to the widest: an attempt that the
 * limit of a network refuses does not use up that of the account. A known device has a budget of its own, which no
 * stranger can use up.
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

/**
 * Returns what an attempt with a passkey counts for. A passkey can't be guessed, so the attempt counts for no
 * account.
 */
export function passkeyClaims({ address, deviceId }: Omit<Attempt, "username">): Claim[] {
  return deviceId === null ? networkClaims(address) : deviceClaims(deviceId);
}

function deviceClaims(deviceId: string): Claim[] {
  return [{ subject: `device ${deviceId}`, ...STRICT }];
}

function networkClaims(address: string): Claim[] {
  const network = limitKey(address);
  const prefix = ipv6Prefix48(address);
  return [
    { subject: `network ${network}`, ...NETWORK },
    ...(prefix ? [{ subject: `site ${prefix}`, ...PREFIX_48 }] : []),
  ];
}
