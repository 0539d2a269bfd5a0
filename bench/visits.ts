import { latencyOf, medianOf, timesOf } from "./latency";
import type { startVisitLoad } from "./visit-load";

const PAGE_RATE = 100;
// Many short rounds, because other load on the machine varies.
const SECONDS = 5;
const ROUNDS = 12;

/** A server, and the CPU seconds used by it and its database so far. */
export type Measured = { url: string; cpu: () => number };

/** Medians of the rounds; `accepted` is a sum. */
export type Effect = {
  /** Median milliseconds of a page, without and during the visits. */
  alone: number;
  during: number;
  /** Of `during` to `alone` in the same round. */
  ratio: number;
  /** Visits accepted per second. */
  rate: number;
  /** CPU cores used for both. */
  cores: number;
  /** Visits accepted in all rounds. */
  accepted: number;
};

/** Measures `GET /` without and during 1,000 visits a second, of several servers in turns. */
export async function measureVisits(
  servers: Measured[],
  load: ReturnType<typeof startVisitLoad>,
): Promise<Effect[]> {
  const rounds = servers.map((): Round[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, server] of servers.entries()) {
      rounds[index]!.push(await measureRound(server, load));
    }
  }
  return rounds.map(effectOf);
}

/** The first round warms up. */
function effectOf(rounds: Round[]): Effect {
  const of = (value: (round: Round) => number) => medianOf(rounds.slice(1).map(value));
  return {
    alone: of(({ alone }) => alone),
    during: of(({ during }) => during),
    ratio: of(({ alone, during }) => during / alone),
    rate: of(({ accepted }) => accepted / SECONDS),
    cores: of(({ cores }) => cores),
    accepted: rounds.reduce((sum, { accepted }) => sum + accepted, 0),
  };
}

type Round = Pick<Effect, "alone" | "during" | "accepted" | "cores">;

async function measureRound(
  { url, cpu }: Measured,
  load: ReturnType<typeof startVisitLoad>,
): Promise<Round> {
  const page = async () => {
    const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
  };
  const alone = latencyOf(await timesOf(page, PAGE_RATE, SECONDS)).p50;
  const used = cpu();
  const sending = load.send(url, SECONDS);
  const during = latencyOf(await timesOf(page, PAGE_RATE, SECONDS)).p50;
  const cores = (cpu() - used) / SECONDS;
  return { alone, during, cores, accepted: await sending };
}
