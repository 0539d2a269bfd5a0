import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import { createHashLane } from "./hash-lane.server";
import { PASSWORD_COST, type HashCost } from "./password-rules";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const HASH_BYTES = 32;

/**
 * The queues of hashes. Known devices and sessions have a queue of their own: a flood of strangers does not delay
 * them. What strangers could learn from the time of a response, whoever uses these knows already.
 */
export const HASH_LANES = {
  known: createHashLane({ isPadded: false }),
  stranger: createHashLane({ isPadded: true }),
};
export type Lane = keyof typeof HASH_LANES;

/** Returns `scrypt$N$r$p$salt$hash` with salt and hash in base64url. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await HASH_LANES.known.hash(() => deriveHash(password, salt, cost));
  return ["scrypt", cost.N, cost.r, cost.p, encode(salt), encode(hash)].join("$");
}

/** Returns whether a stored hash has another cost, such as that of an earlier release. */
export function hasOtherCost(stored: string, cost: HashCost): boolean {
  const { N, r, p } = costOf(stored);
  return N !== cost.N || r !== cost.r || p !== cost.p;
}

type Check = {
  lane?: Lane;
  /** The cost that the hash of an unknown name would have. */
  cost?: HashCost;
};

/**
 * Returns whether a password matches a stored hash. Without a stored hash, for a name that has no account, it does
 * not match, and costs no hash; it then stands in the same queue for as long as one would.
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  { lane = "known", cost = PASSWORD_COST }: Check = {},
): Promise<boolean> {
  if (stored === null) {
    await HASH_LANES[lane].pretend(() => deriveHash(password, randomBytes(16), cost));
    return false;
  }
  const [, , , , salt = "", hash = ""] = stored.split("$");
  const expected = Buffer.from(hash, "base64url");
  const actual = await HASH_LANES[lane].hash(() =>
    deriveHash(password, Buffer.from(salt, "base64url"), costOf(stored)),
  );
  return timingSafeEqual(actual, expected);
}

function deriveHash(password: string, salt: Buffer, cost: HashCost) {
  // Keyboards differ in how they compose letters.
  const text = password.normalize("NFKC");
  return derive(text, salt, HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r });
}

function costOf(stored: string): HashCost {
  const [, N, r, p] = stored.split("$");
  return { N: Number(N), r: Number(r), p: Number(p) };
}

function encode(bytes: Buffer) {
  return bytes.toString("base64url");
}
