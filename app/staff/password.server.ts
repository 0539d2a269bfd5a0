import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's first recommendation for scrypt: 128 MiB per hash. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Each hash takes 128 MiB and a core. */
const limit = pLimit(2);
const MAX_QUEUE = 16;

/** Thrown when the queue of hashes is full. */
export class BusyError extends Error {}

/** Returns `scrypt$N$r$p$salt$hash` with salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashLimited(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, encode(salt), encode(hash)].join("$");
}

/** Whether a password matches a stored hash. `null` takes the same time and is always false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? DUMMY_HASH).split("$");
  const expected = Buffer.from(hash, "base64url");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await hashLimited(password, Buffer.from(salt, "base64url"), cost);
  return timingSafeEqual(actual, expected) && stored !== null;
}

/** Hides by its timing that an account does not exist. */
const DUMMY_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${encode(Buffer.alloc(16))}$${encode(
  Buffer.alloc(HASH_BYTES),
)}`;

async function hashLimited(password: string, salt: Buffer, cost: typeof COST) {
  if (limit.pendingCount >= MAX_QUEUE) throw new BusyError("too many passwords at once");
  // Keyboards differ in how they compose letters.
  const text = password.normalize("NFKC");
  return limit(() => derive(text, salt, HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }));
}

function encode(bytes: Buffer) {
  return bytes.toString("base64url");
}
