import { latencyOf, middle, timesOf } from "./pace";
import type { startFlood } from "./visit-flood";

const PAGE_RATE = 100;
// Many short rounds: what others do on the machine comes and goes.
const SECONDS = 5;
const ROUNDS = 12;

/** A server, and the seconds that it and its database have computed so far. */
export type Flooded = { url: string; cpu: () => number };

/** Medians of the rounds, but for the sum. */
export type Effect = {
  /** Milliseconds that half the requests for a page take at most, alone and beside the visits. */
  alone: number;
  beside: number;
  /** One as a multiple of the other in the same round. */
  ratio: number;
  /** Visits taken in a second. */
  rate: number;
  /** How many processors work for both. */
  processors: number;
  /** Visits taken in all rounds. */
  taken: number;
};

/** How long `GET /` takes alone and beside 1,000 visits a second, of several servers in turns. */
export async function measureVisits(
  servers: Flooded[],
  flood: ReturnType<typeof startFlood>,
): Promise<Effect[]> {
  const rounds = servers.map((): Round[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) {
      rounds[index]!.push(await measureRound(server, flood));
    }
  }
  return rounds.map(effectOf);
}

/** The first round warms up. */
function effectOf(rounds: Round[]): Effect {
  const of = (value: (round: Round) => number) => middle(rounds.slice(1).map(value));
  return {
    alone: of(({ alone }) => alone),
    beside: of(({ beside }) => beside),
    ratio: of(({ alone, beside }) => beside / alone),
    rate: of(({ taken }) => taken / SECONDS),
    processors: of(({ processors }) => processors),
    taken: rounds.reduce((sum, { taken }) => sum + taken, 0),
  };
}

type Round = Pick<Effect, "alone" | "beside" | "taken" | "processors">;

async function measureRound(
  { url, cpu }: Flooded,
  flood: ReturnType<typeof startFlood>,
): Promise<Round> {
  const page = async () => {
    const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
  };
  const alone = latencyOf(await timesOf(page, PAGE_RATE, SECONDS)).p50;
  const used = cpu();
  const sending = flood.send(url, SECONDS);
  const beside = latencyOf(await timesOf(page, PAGE_RATE, SECONDS)).p50;
  const processors = (cpu() - used) / SECONDS;
  return { alone, beside, processors, taken: await sending };
}
