import { Agent } from "node:http";
import { connect } from "node:net";
import { addressOf, renderedCall } from "../calls";
import type { Call } from "../capture";
import { spreadOf } from "../compare";
import { cpuSeconds, familyCpuSeconds } from "../process-use";
import { sendCall } from "../send-call";
import { makeDataFolder, openSite, postmasterPid } from "../sites";
import { WORST_REQUESTS, type WorstRequest } from "./worst-requests";
import { figure, FIGURES, type Section } from "./section";

/** How many times the CPU of a rendered, uncompressed home page a request may take. */
const MOST = 8;

const ROUNDS = 3;
/** The length of a round: the clock of a process has steps of 10 ms. */
const ROUND_MS = 150;
const WARM_UP = 1_500;
const CONNECTIONS = 2;

const HOME = { what: "`/` rendered", status: 200, call: renderedCall("/") };

export const worst: Section = {
  about: "CPU of the most expensive requests of a stranger, in turns with a rendered page",
  async run() {
    const dataDir = await makeDataFolder();
    const site = await openSite(dataDir, { LOG_LEVEL: "fatal" });
    const cpuOf = startMeter(site.url, site.process.pid!, postmasterPid(dataDir)!);
    await cpuOf(HOME, WARM_UP);
    const tables = [];
    const missed: string[] = [];
    for (const [kind, requests] of Object.entries(WORST_REQUESTS)) {
      const rows: string[][] = [];
      for (const request of requests) {
        const ratio = await ratioOf(request, cpuOf);
        rows.push(figure(request.what, ratio, "", { atMost: MOST }, 2));
        if (ratio.median > MOST) missed.push(`${kind}: ${request.what}`);
      }
      tables.push({ head: [kind, ...FIGURES.slice(1)], rows });
    }
    return {
      tables,
      notes: [
        "Multiples of the CPU of a rendered, uncompressed `/`, with PostgreSQL's; each request has an address of its own, so that no limit counts it.",
      ],
      missed,
    };
  },
};

type CpuOf = (request: WorstRequest, amount: number) => Promise<number>;

/** Measures the CPU milliseconds of the site and its database for a request. */
function startMeter(url: string, site: number, database: number): CpuOf {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const used = () => cpuSeconds(site) + familyCpuSeconds(database);
  return async ({ what, status, call, isBytewise }, amount) => {
    const before = used();
    let left = amount;
    const sendSome = async () => {
      for (; left > 0; left -= 1) {
        const sent = fromNewAddress(call);
        const answered = await (isBytewise
          ? sendBytewise(url, sent)
          : sendCall(url, sent, { agent }));
        if (answered !== status) throw new Error(`${answered} for ${what}, not ${status}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendSome));
    return ((used() - before) * 1000) / amount;
  };
}

/**
 * Returns the median of the ratios to the home page, measured in turns, so that other load affects both.
 */
async function ratioOf(request: WorstRequest, cpuOf: CpuOf) {
  const first = await cpuOf(request, 20);
  const amount = Math.min(400, Math.max(20, Math.ceil(ROUND_MS / first)));
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await cpuOf(HOME, 40);
    ratios.push((await cpuOf(request, amount)) / home);
  }
  return spreadOf(ratios);
}

/** Resolves with the status. A connection that was cut without one counts as 400 too. */
async function sendBytewise(url: string, { path, headers, body = "" }: Call): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: "localhost", ...headers }).map((pair) => pair.join(": "));
  const head = [`POST ${path} HTTP/1.1`, ...lines, "Transfer-Encoding: chunked"].join("\r\n");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  // The site may close before it has read all of it.
  socket.on("error", () => {});
  socket.write(`${head}\r\n\r\n${[...body].map((byte) => `1\r\n${byte}\r\n`).join("")}0\r\n\r\n`);
  await new Promise((resolve) => socket.on("close", resolve));
  return answer === "" ? 400 : Number(answer.split(" ", 2)[1]);
}

let addresses = 0;

function fromNewAddress({ headers, ...call }: Call): Call {
  addresses += 1;
  return { ...call, headers: { ...headers, "X-Forwarded-For": addressOf(11, addresses) } };
}
