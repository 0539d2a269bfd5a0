import { setTimeout as pause } from "node:timers/promises";
import { connect, type Sql } from "#db/connect";
import { seededRandom } from "~/booking/assignment/testing/random";
import { startReceiver } from "~/delivery/testing/webhook-stand-in";
import type { SiteProcess } from "../browser/site";
import { addCleanup } from "../bench/cleanup";
import { signIn } from "../bench/desk";
import { addModel } from "../bench/rental-load";
import { makeDataFolder, openSite, postmasterPid } from "../bench/sites";
import { untilAvailable } from "./until-available";
import { atLeast, type Drill, type DrillOptions, type Outcome } from "./outcome";
import { send, type Answer } from "./rentals/calls";
import { createClient, type Model, type Rental } from "./rentals/client";
import { judge } from "./rentals/judge";

const CLIENTS = 6;
const ACTIONS = 12;
const START = "2030-06-01";
const KILL_AFTER_MS = 60;
const DELIVER_WITHIN_MS = 120_000;

type Nodes = { dataDir: string; all: SiteProcess[]; open: () => Promise<SiteProcess> };
type Round = { rentals: Rental[]; answers: Answer[] };

export const rentals: Drill = {
  about: "staff at two nodes place, confirm, move, block and return; nodes and database are killed",
  async run(options) {
    const receiver = await startReceiver();
    addCleanup(() => receiver.stop());
    const nodes = await openNodes({
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: "a secret of the drill",
      WEBHOOK_ALLOW_PRIVATE: "on",
    });
    const cookie = await signIn(nodes.all[0]!.url);
    const sql = connect({ dataDir: nodes.dataDir }, { role: "owner", max: 4 });
    const rounds: Round[] = [];
    for (const seed of seedsOf(options)) rounds.push(await runRound(sql, nodes, { seed, cookie }));
    await untilDelivered(sql);
    const received = receiver.calls.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    const placed = rounds.flatMap((round) => round.rentals);
    const checks = await judge(sql, placed, new Set(received));
    await sql.end();
    return describe(rounds, received, checks);
  },
};

function describe(rounds: Round[], received: string[], checks: Outcome["checks"]): Outcome {
  const answers = rounds.flatMap((round) => round.answers);
  const conflicts = answers.filter(({ status }) => status === 409).length;
  return {
    figures: {
      rounds: rounds.length,
      calls: answers.length,
      "calls sent again": answers.filter(({ attempts }) => attempts > 1).length,
      conflicts,
      "messages received again": received.length - new Set(received).size,
    },
    checks: [...checks, atLeast(rounds.length, "there are conflicts", conflicts)],
  };
}

async function openNodes(env: Record<string, string>): Promise<Nodes> {
  const dataDir = await makeDataFolder();
  const open = () => openSite(dataDir, env);
  const first = await open();
  return { dataDir, open, all: [first, await open()] };
}

/** A seed of a failed run runs alone with `--seed`. */
function seedsOf({ seed, seeds }: DrillOptions): number[] {
  return seed === null ? Array.from({ length: seeds }, (_, index) => index + 1) : [seed];
}

async function runRound(
  sql: Sql,
  nodes: Nodes,
  { seed, cookie }: { seed: number; cookie: string },
): Promise<Round> {
  const random = seededRandom(seed);
  const models = [
    await newModel(sql, `Drill ${seed} A`, random.between(1, 3)),
    await newModel(sql, `Drill ${seed} B`, random.between(2, 3)),
  ];
  const clients = Array.from({ length: CLIENTS }, (_, index) => {
    const own = seededRandom(seed * 1_000 + index);
    const network = `10.${seed % 250}.${Math.floor(seed / 250)}.${index + 1}`;
    const pickNode = () => own.between(0, nodes.all.length - 1);
    return createClient({
      random: own,
      models,
      start: START,
      name: `seed${seed}.client${index}`,
      ask: (call) => send({ nodes: nodes.all, cookie, pickNode, network }, call),
    });
  });
  const running = Promise.all(clients.map(runClient));
  await Promise.all([running, FAULTS[seed % FAULTS.length]!(nodes)]);
  return {
    rentals: clients.flatMap((client) => client.rentals),
    answers: clients.flatMap((client) => client.answers),
  };
}

async function runClient(client: ReturnType<typeof createClient>) {
  // oxlint-disable-next-line no-await-in-loop -- a client waits for each answer.
  for (let done = 0; done < ACTIONS; done += 1) await client.act();
}

/** By seed: every other round has none. */
const FAULTS: ((nodes: Nodes) => Promise<void>)[] = [
  async () => {},
  async ({ dataDir }) => {
    await pause(KILL_AFTER_MS);
    const pid = postmasterPid(dataDir);
    if (pid !== null) process.kill(pid, "SIGKILL");
  },
  async () => {},
  async ({ all, open }) => {
    await pause(KILL_AFTER_MS);
    all[1]!.process.kill("SIGKILL");
    all[1] = await open();
  },
];

async function newModel(sql: Sql, name: string, vehicles: number): Promise<Model> {
  return untilAvailable(async () => {
    const id = await addModel(sql, name, vehicles);
    const rows = await sql<{ id: number }[]>`select id from vehicles where car_id = ${id}`;
    return { id, name, vehicles: rows.map((row) => row.id) };
  });
}

async function untilDelivered(sql: Sql) {
  const deadline = Date.now() + DELIVER_WITHIN_MS;
  while (Date.now() < deadline) {
    const [row] = await untilAvailable(
      () => sql<{ count: number }[]>`
        select count(*)::int as count from outbox where channel = 'webhook' and sent_at is null`,
    );
    if (row!.count === 0) return;
    await pause(200);
  }
}
