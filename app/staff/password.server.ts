import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's first choice for scrypt: 128 MiB a hash. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Each hash takes memory and a core: few at once, and a short queue behind them. */
const atOnce = pLimit(2);
const LONGEST_QUEUE = 16;

/** Thrown where too many passwords are being checked already. */
export class BusyError extends Error {}

/** Returns `scrypt$N$r$p$salt$hash` with salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashAtOnce(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, encode(salt), encode(hash)].join("$");
}

/** Whether a password fits a stored hash; with `null` it costs the same and never does. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored ?? NOBODY).split("$");
  const expected = Buffer.from(hash!, "base64url");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const actual = await hashAtOnce(password, Buffer.from(salt!, "base64url"), cost);
  return timingSafeEqual(actual, expected) && stored !== null;
}

/** A hash that no password has, for an account that is not there. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${encode(Buffer.alloc(16))}$${encode(
  Buffer.alloc(HASH_BYTES),
)}`;

async function hashAtOnce(password: string, salt: Buffer, cost: typeof COST) {
  if (atOnce.pendingCount >= LONGEST_QUEUE) throw new BusyError("too many passwords at once");
  // One form for what different keyboards write differently.
  const text = password.normalize("NFKC");
  return atOnce(() => derive(text, salt, HASH_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r }));
}

function encode(bytes: Buffer) {
  return bytes.toString("base64url");
}
