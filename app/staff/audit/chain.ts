import { createHash } from "node:crypto";

/** A batch of events of one table, which were sealed at once. */
export type Seal = {
  /** The number of the seal; numbers are consecutive, from 1. */
  id: number;
  log: string;
  columns: readonly string[];
  eventIds: number[];
  /** The hashes of the events, in the order of the events. */
  eventHashes: string[];
  /** The hash of the previous seal. */
  previous: string;
  hash: string;
};

/** The head of an empty chain, which the first seal follows. */
export const GENESIS = { id: 0, hash: "0".repeat(64) };

/** Returns the SHA-256 in hex of an event's values as JSON. */
export function hashEvent(values: string): string {
  return sha256(values);
}

/** Returns the hash of a seal, which covers all its fields. */
export function hashSeal(seal: Omit<Seal, "hash">): string {
  const { id, log, columns, eventIds, eventHashes, previous } = seal;
  return sha256(JSON.stringify([id, log, columns, eventIds, eventHashes, previous]));
}

function sha256(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
