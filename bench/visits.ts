import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import { latencyOf, middle, timesOf } from "./pace";
import { startFlood } from "./visit-flood";

const PAGE_RATE = 100;
const SECONDS = 10;
const ROUNDS = 3;
const STORED_WITHIN_MS = 5_000;

type Visited = { url: string; dataDir: string; cpu: () => number };

/** How long `GET /` takes alone and beside 5,000 visits a second, in turns. */
export async function measureVisits({ url, dataDir, cpu }: Visited) {
  const page = async () => {
    const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
  };
  const [alone, beside]: [Latency[], Latency[]] = [[], []];
  const [rates, use]: [number[], number[]] = [[], []];
  const flood = startFlood();
  await timesOf(page, PAGE_RATE, 2);
  const before = await countStored(dataDir);
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(latencyOf(await timesOf(page, PAGE_RATE, SECONDS)));
    const used = cpu();
    const sending = flood.send(url, SECONDS);
    beside.push(latencyOf(await timesOf(page, PAGE_RATE, SECONDS)));
    rates.push((await sending) / SECONDS);
    use.push((cpu() - used) / SECONDS);
  }
  const accepted = rates.reduce((sum, rate) => sum + rate * SECONDS, 0);
  await pause(STORED_WITHIN_MS);
  const stored = (await countStored(dataDir)) - before;
  const of = (rounds: Latency[], name: keyof Latency) => middle(rounds.map((one) => one[name]));
  const ratio = of(beside, "p50") / of(alone, "p50");
  console.log(
    `\nvisits accepted: ${Math.round(middle(rates))} a second, with ${middle(use).toFixed(2)} processors, ` +
      `${((100 * stored) / accepted).toFixed(1)} % of them stored; ` +
      `GET / beside them takes ${ratio.toFixed(2)} times as long (median ` +
      `${of(alone, "p50").toFixed(2)} and ${of(beside, "p50").toFixed(2)} ms, ` +
      `p99 ${of(alone, "p99").toFixed(1)} and ${of(beside, "p99").toFixed(1)} ms)`,
  );
}

type Latency = ReturnType<typeof latencyOf>;

/** How many visits are stored of the page that the flood is of. */
async function countStored(dataDir: string): Promise<number> {
  const sql = connect({ dataDir }, { max: 1, connection: { application_name: "bench" } });
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from visits where page = 'allCars'`;
  await sql.end();
  return row!.count;
}
