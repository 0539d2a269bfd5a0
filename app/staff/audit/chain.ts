import { createHash } from "node:crypto";

/** Events of one table, sealed at once. */
export type Seal = {
  /** Consecutive, from 1. */
  id: number;
  log: string;
  columns: readonly string[];
  eventIds: number[];
  /** The hash of each event, in the order of the events. */
  eventHashes: string[];
  /** The hash of the seal before. */
  previous: string;
  hash: string;
};

/** What the first seal follows. */
export const GENESIS = { id: 0, hash: "0".repeat(64) };

/** SHA-256 in hex of an event's values as JSON. */
export function hashEvent(values: string): string {
  return sha256(values);
}

/** Covers all fields of a seal. */
export function hashSeal(seal: Omit<Seal, "hash">): string {
  const { id, log, columns, eventIds, eventHashes, previous } = seal;
  return sha256(JSON.stringify([id, log, columns, eventIds, eventHashes, previous]));
}

function sha256(text: string) {
  return createHash("sha256").update(text).digest("hex");
}
