import { latencyOf } from "../../latency";
import { countOutcomes, isAcknowledged, slowest, type Attempt } from "../attempts";
import { startGuests, type Journal } from "../writers";
import type { seasonCalls } from "./calls";
import { startShares, type Parts } from "./parts";
import { seasonRates } from "./rates";
import { sendAtRate, type Target } from "./sender";

const SECONDS = 15;
/** Milliseconds at the 99th percentile of pages. */
const LATE_MS = 1_000;

type Season = { target: Target; calls: ReturnType<typeof seasonCalls>; parts: Parts };

/** Some seconds of the busiest hour of a number of firms. */
export type Hour = {
  firms: number;
  requests: Attempt[];
  journal: Journal;
  /** Of a core, by part. */
  shares: Record<string, number>;
};

export async function simulateHour({ target, calls, parts }: Season, firms: number): Promise<Hour> {
  const { bookings, ...rates } = seasonRates(firms);
  const shares = startShares(parts);
  const guests = startGuests(1000 / bookings, target.url, calls.bookings);
  const kinds = Object.keys(rates) as (keyof typeof rates)[];
  const requests = await Promise.all(
    kinds.map((kind) =>
      sendAtRate(target, { rate: rates[kind], seconds: SECONDS, newCall: calls[kind] }),
    ),
  );
  const used = shares();
  await guests.stop();
  return { firms, requests: requests.flat(), journal: guests.journal, shares: used };
}

/** Requests and attempts to book that failed. */
export function failuresOf({ requests, journal }: Hour): Attempt[] {
  return [
    ...requests.filter(({ outcome }) => typeof outcome === "string" || outcome >= 300),
    ...journal.attempts.filter((one) => !isAcknowledged(one)),
  ];
}

export function percentileOf({ requests }: Hour): number {
  return latencyOf(requests.map(({ ms }) => ms)).p99;
}

/** Whether something failed, or is late. */
export function givesWay(hour: Hour): boolean {
  return failuresOf(hour).length > 0 || percentileOf(hour) > LATE_MS;
}

export function describeHour(hour: Hour): string {
  const { requests, journal, shares } = hour;
  const parts = Object.entries(shares).map(
    ([name, share]) => `${name} ${Math.round(share * 100)} %`,
  );
  return [
    `${Math.round(requests.length / SECONDS)} requests a second`,
    `99th percentile ${percentileOf(hour).toFixed(0)} ms`,
    `bookings ${countOutcomes(journal.attempts)}, the slowest ${slowest(journal.attempts).toFixed(0)} ms`,
    `failed ${failuresOf(hour).length}`,
    `of a core: ${parts.join(", ")}`,
  ].join("; ");
}
