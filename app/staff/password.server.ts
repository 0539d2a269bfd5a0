import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { PASSWORD_COST, type HashCost } from "./password-cost";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const HASH_BYTES = 32;

/**
 * Each hash takes 128 MiB and a core. Known devices and sessions have a queue of their own: a flood of
 * strangers does not delay them.
 */
const lanes = { known: pLimit(1), stranger: pLimit(1) };
export type Lane = keyof typeof lanes;
const MAX_QUEUE = 16;

/** How long strangers' hashes take lately, with their wait in the queue. */
let typicalMs = 300;

/** Thrown when the queue of hashes is full. */
export class BusyError extends Error {}

/** Returns `scrypt$N$r$p$salt$hash` with salt and hash in base64url. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashLimited(password, salt, { cost, lane: "known" });
  return ["scrypt", cost.N, cost.r, cost.p, encode(salt), encode(hash)].join("$");
}

/** Whether a stored hash has another cost, such as that of an earlier release. */
export function hasOtherCost(stored: string, cost: HashCost): boolean {
  const { N, r, p } = costOf(stored);
  return N !== cost.N || r !== cost.r || p !== cost.p;
}

/** Whether a password matches a stored hash. */
export async function verifyPassword(
  password: string,
  stored: string,
  lane: Lane = "known",
): Promise<boolean> {
  const [, , , , salt = "", hash = ""] = stored.split("$");
  const expected = Buffer.from(hash, "base64url");
  const cost = costOf(stored);
  const start = performance.now();
  const actual = await hashLimited(password, Buffer.from(salt, "base64url"), { cost, lane });
  if (lane === "stranger") typicalMs = (3 * typicalMs + performance.now() - start) / 4;
  return timingSafeEqual(actual, expected);
}

/** Hides by its timing that an account does not exist, without the work of a hash. */
export async function pauseLikeHash(lane: Lane) {
  refuseIfFull(lane);
  await sleep(typicalMs);
}

async function hashLimited(
  password: string,
  salt: Buffer,
  { cost, lane }: { cost: HashCost; lane: Lane },
) {
  refuseIfFull(lane);
  // Keyboards differ in how they compose letters.
  const text = password.normalize("NFKC");
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return lanes[lane](() => derive(text, salt, HASH_BYTES, options));
}

function costOf(stored: string): HashCost {
  const [, N, r, p] = stored.split("$");
  return { N: Number(N), r: Number(r), p: Number(p) };
}

function refuseIfFull(lane: Lane) {
  if (lanes[lane].pendingCount >= MAX_QUEUE) throw new BusyError("too many passwords at once");
}

function encode(bytes: Buffer) {
  return bytes.toString("base64url");
}
