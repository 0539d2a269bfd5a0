import { send, type ExpectedResponses } from "./load";
import { cpuSeconds } from "./process-use";

const ROUNDS = 3;
const ROUND_SECONDS = 4;
/**
 * The number of requests after which the JIT compiler has done most; a second run determines how many
 * requests fill a round.
 */
const WARM_UP = 2_000;

export type Server = { url: string; pid: number };
export type Spread = { median: number; min: number; max: number };

type Side = [server: Server, expected: ExpectedResponses];

/** Requests per second, and CPU milliseconds of the server's process per request. */
type Cost = { rate: number; cpu: number };

/** Ratios of the first server to the second, round by round, and the costs of each. */
type Comparison = Record<keyof Cost, Spread> & { first: Spread; second: Spread };

/**
 * Sends two kinds of requests, or to two servers, in turns, so that other load on the machine affects both.
 * `first` and `second` are CPU milliseconds.
 */
export async function takeTurns(first: Side, second: Side): Promise<Comparison> {
  const amounts = [await fillRound(first), await fillRound(second)] as const;
  const rounds: [Cost, Cost][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push([await measure(first, amounts[0]), await measure(second, amounts[1])]);
  }
  const ratio = (figure: keyof Cost) =>
    spreadOf(rounds.map(([one, other]) => one[figure] / other[figure]));
  return {
    rate: ratio("rate"),
    cpu: ratio("cpu"),
    first: spreadOf(rounds.map(([{ cpu }]) => cpu)),
    second: spreadOf(rounds.map(([, { cpu }]) => cpu)),
  };
}

/** Measures the CPU milliseconds of a server's process per request, in several rounds. */
export async function measureCost(server: Server, expected: ExpectedResponses): Promise<Spread> {
  const side: Side = [server, expected];
  const amount = await fillRound(side);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push((await measure(side, amount)).cpu);
  return spreadOf(rounds);
}

/** Warms a server up and resolves with the number of requests that fill a round. */
async function fillRound(side: Side) {
  const [server, expected] = side;
  await send(server.url, WARM_UP, expected);
  const { rate } = await measure(side, WARM_UP);
  return Math.ceil(rate * ROUND_SECONDS);
}

async function measure([server, expected]: Side, amount: number): Promise<Cost> {
  const before = cpuSeconds(server.pid);
  const seconds = await send(server.url, amount, expected);
  const cpu = ((cpuSeconds(server.pid) - before) * 1000) / amount;
  return { rate: amount / seconds, cpu };
}

/** Returns `NaN` for no values. */
export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}
