import autocannon from "autocannon";
import { latencyOf, middle, timesOf } from "./pace";

const RATE = 5_000;
const PAGE_RATE = 100;
const SECONDS = 10;
const ROUNDS = 3;

const BROWSER = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";

/** How long `GET /` takes alone and beside 5,000 visits a second, in turns. */
export async function measureVisits({ url, cpu }: { url: string; cpu: () => number }) {
  const page = async () => {
    const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
  };
  const [alone, beside]: [Latency[], Latency[]] = [[], []];
  const [rates, use]: [number[], number[]] = [[], []];
  await timesOf(page, PAGE_RATE, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(latencyOf(await timesOf(page, PAGE_RATE, SECONDS)));
    const before = cpu();
    const sending = sendVisits(url);
    beside.push(latencyOf(await timesOf(page, PAGE_RATE, SECONDS)));
    rates.push((await sending) / SECONDS);
    use.push((cpu() - before) / SECONDS);
  }
  const of = (rounds: Latency[], name: keyof Latency) => middle(rounds.map((one) => one[name]));
  const ratio = of(beside, "p50") / of(alone, "p50");
  console.log(
    `\nvisits accepted: ${Math.round(middle(rates))} a second, with ${middle(use).toFixed(2)} processors; ` +
      `GET / beside them takes ${ratio.toFixed(2)} times as long (median ` +
      `${of(alone, "p50").toFixed(2)} and ${of(beside, "p50").toFixed(2)} ms, ` +
      `p99 ${of(alone, "p99").toFixed(1)} and ${of(beside, "p99").toFixed(1)} ms)`,
  );
}

type Latency = ReturnType<typeof latencyOf>;

let count = 0;

/** Sends visits for a round, each from an address of its own, and counts those that were taken. */
async function sendVisits(url: string): Promise<number> {
  const { errors, statusCodeStats } = await autocannon({
    url,
    duration: SECONDS,
    connections: 16,
    overallRate: RATE,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: "POST",
          path: "/api/track-visit",
          headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
          body: JSON.stringify({
            page: "/all-cars",
            userAgent: BROWSER,
            timestamp: new Date().toISOString(),
          }),
        }),
      },
    ],
  });
  if (errors) throw new Error(`${errors} visits got no answer`);
  return statusCodeStats["204"]?.count ?? 0;
}

function nextAddress() {
  count += 1;
  return [10, (count >> 16) & 255, (count >> 8) & 255, count & 255].join(".");
}
