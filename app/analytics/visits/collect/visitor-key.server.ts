import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Sql } from "~/db.server";
import { findOrInsertSalt } from "./visits.queries.server";

/**
 * The anonymous key of a visitor for one day, below 2⁴⁸: a salted hash of address and browser. It
 * cannot be traced back once the salt is deleted.
 */
export function visitorKey(salt: Uint8Array, address: string, userAgent: string): number {
  const hash = createHash("sha256").update(salt).update(`${address}\n${userAgent}`).digest();
  return hash.readUIntBE(0, 6);
}

/** Caches the salts of yesterday and today, which all nodes share. */
export function daySalts(sql: Sql) {
  const salts = new LRUCache<string, Promise<Uint8Array>>({ max: 2 });
  return async (day: string): Promise<Uint8Array> => {
    const known = salts.get(day);
    if (known) return known;
    const found = findOrInsertSalt(sql, day, randomBytes(32));
    salts.set(day, found);
    found.catch(() => salts.delete(day));
    return found;
  };
}
