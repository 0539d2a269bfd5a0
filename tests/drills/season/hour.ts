import { startStopwatch } from "../../bench/cores";
import { latencyOf } from "../../bench/latency";
import { countOutcomes, isAcknowledged, slowest, type Attempt } from "../attempts";
import { startGuests, type Journal } from "../writers";
import type { seasonCalls } from "./calls";
import type { Parts } from "./parts";
import { seasonRates } from "./rates";
import { sendAtRate, type Target } from "./sender";

const SECONDS = 15;
/** Milliseconds at the 99th percentile of pages. */
const LATE_MS = 1_000;

type Season = { target: Target; calls: ReturnType<typeof seasonCalls>; parts: Parts };

/** Some seconds of the busiest hour of a number of firms. */
export type Hour = {
  firms: number;
  /** By kind. */
  sent: Record<string, Attempt[]>;
  journal: Journal;
  /** Of a core, by part. */
  shares: Record<string, number>;
};

export async function simulateHour({ target, calls, parts }: Season, firms: number): Promise<Hour> {
  const { bookings, ...rates } = seasonRates(firms);
  const shares = startStopwatch(parts);
  const guests = startGuests(1000 / bookings, target.url, calls.bookings);
  const kinds = Object.keys(rates) as (keyof typeof rates)[];
  const answered = await Promise.all(
    kinds.map((kind) =>
      sendAtRate(target, { rate: rates[kind], seconds: SECONDS, newCall: calls[kind] }),
    ),
  );
  const used = shares();
  await guests.stop();
  const sent = Object.fromEntries(kinds.map((kind, index) => [kind, answered[index]!]));
  return { firms, sent, journal: guests.journal, shares: used };
}

/** Requests and attempts to book that failed. */
export function failuresOf(hour: Hour): Attempt[] {
  return [
    ...requestsOf(hour).filter(({ outcome }) => typeof outcome === "string" || outcome >= 300),
    ...hour.journal.attempts.filter((one) => !isAcknowledged(one)),
  ];
}

function requestsOf({ sent }: Hour): Attempt[] {
  return Object.values(sent).flat();
}

function percentileOf(requests: readonly Attempt[]): number {
  return latencyOf(requests.map(({ ms }) => ms)).p99;
}

/** Whether something failed, or is late. */
export function givesWay(hour: Hour): boolean {
  return failuresOf(hour).length > 0 || percentileOf(requestsOf(hour)) > LATE_MS;
}

export function describeHour(hour: Hour): string {
  const { sent, journal, shares } = hour;
  const kinds = Object.entries(sent).map(
    ([kind, answered]) => `${kind} ${percentileOf(answered).toFixed(0)} ms`,
  );
  const parts = Object.entries(shares).map(
    ([name, share]) => `${name} ${Math.round(share * 100)} %`,
  );
  return [
    `${Math.round(requestsOf(hour).length / SECONDS)} requests a second`,
    `99th percentiles: ${kinds.join(", ")}`,
    `bookings ${countOutcomes(journal.attempts)}, the slowest ${slowest(journal.attempts).toFixed(0)} ms`,
    `failed ${failuresOf(hour).length}`,
    `of a core: ${parts.join(", ")}`,
  ].join("; ");
}
