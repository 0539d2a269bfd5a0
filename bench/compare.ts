import type { BareServer } from "./bare";
import { capture } from "./capture";
import { send, type Expected } from "./load";
import { cpuSeconds } from "./process-use";

const ROUNDS = 3;
const ROUND_SECONDS = 5;
/** Enough for the JIT compiler; a second run determines how many requests fill a round. */
const WARM_UP = 500;

export type Server = { url: string; pid: number };
export type Spread = { median: number; min: number; max: number };

export type Comparison = {
  /** The site's rate as a share of the bare server's. */
  rate: Spread;
  /** CPU time per request as a multiple of the bare server's. */
  cpu: Spread;
  /** Requests answered by the site. */
  requests: number;
};

/**
 * Sends the same requests to the site and to a bare server with the same responses, in turns, so that
 * other load on the machine affects both.
 */
export async function compare(
  site: Server,
  bare: BareServer,
  expected: Expected,
): Promise<Comparison> {
  const call = oneOf(expected);
  await bare.answerWith(call.method, await capture(site.url, call));
  const { requests, ...compared } = await takeTurns([site, expected], [bare, expected]);
  return { ...compared, requests: 1 + requests };
}

/** Sends two kinds of requests to the same site in turns; ratios of the first to the second. */
export function compareWays(site: Server, first: Expected, second: Expected): Promise<Comparison> {
  return takeTurns([site, first], [site, second]);
}

type Side = [server: Server, expected: Expected];

async function takeTurns(first: Side, second: Side): Promise<Comparison> {
  const amounts = [await fillRound(...first), await fillRound(...second)] as const;
  const pairs: { rate: number; cpu: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await measure(first, amounts[0]);
    const theirs = await measure(second, amounts[1]);
    pairs.push({ rate: ours.rate / theirs.rate, cpu: ours.cpu / theirs.cpu });
  }
  return {
    rate: spreadOf(pairs.map((pair) => pair.rate)),
    cpu: spreadOf(pairs.map((pair) => pair.cpu)),
    requests: 2 * WARM_UP + ROUNDS * amounts[0],
  };
}

function oneOf({ calls }: Expected) {
  return Array.isArray(calls) ? calls[0]! : calls();
}

/** Warms a server up and resolves with the number of requests that fill a round. */
async function fillRound(server: Server, expected: Expected) {
  await send(server.url, WARM_UP, expected);
  const { rate } = await measure([server, expected], WARM_UP);
  return Math.ceil(rate * ROUND_SECONDS);
}

async function measure([server, expected]: Side, amount: number) {
  const before = cpuSeconds(server.pid);
  const seconds = await send(server.url, amount, expected);
  return { rate: amount / seconds, cpu: (cpuSeconds(server.pid) - before) / amount };
}

/** `NaN` without values. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}
