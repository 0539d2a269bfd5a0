import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder, openSite } from "../bench/sites";
import { startRequests, type TimedRequest } from "./requests";
import { atLeast, atMost, none, type Drill, type Check } from "./outcome";
import { promote, urlOf, type PostgresServer } from "./postgres-server";
import { startReplicas, type Replicas } from "./replicas";
import { freeze } from "./server-processes";
import { storedChecks } from "./stored-checks";
import { countOutcomes, describeAttempt, endOf, isAcknowledged, sentIn } from "./attempts";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 200;
const READY_EVERY_MS = 500;
const BEFORE_MS = 4_000;
const PROMOTE_AFTER_MS = 2_000;
const BACK_WITHIN_MS = 20_000;
const AFTER_MS = 40_000;

type Moments = { frozen: number; promoting: number };
type NodeObserved = { journal: Journal; ready: TimedRequest[] };

export const failover: Drill = {
  about: "a primary is frozen permanently, its standby is promoted 2 s later; two nodes",
  async run() {
    const replicas = await startReplicas();
    const { primary, standby } = replicas;
    const sites = [await openNode(primary, standby), await openNode(standby, primary)];
    const watches = sites.map(({ url }) => watchNode(url));
    await pause(BEFORE_MS);
    const moments = await failOver(replicas);
    await pause(AFTER_MS);
    const nodes = await Promise.all(watches.map((watch) => watch.stop()));
    const journals = nodes.map(({ journal }) => journal);
    return {
      figures: Object.fromEntries(
        nodes.flatMap((node, index) => figuresOf(node, moments, `node ${index + 1}`)),
      ),
      checks: [
        ...nodes.flatMap((node, index) => checksOf(node, moments, `node ${index + 1}`)),
        ...(await storedChecks(sites[0]!.url, ...journals)),
      ],
    };
  },
};

async function openNode(...servers: PostgresServer[]) {
  return openSite(await makeDataFolder(), { DATABASE_URL: urlOf(...servers) });
}

/** Sends bookings to a node and requests its `/readyz`. */
function watchNode(url: string) {
  const guests = startGuests(GUEST_EVERY_MS, () => url);
  const readiness = startRequests(() => url, ["/readyz"], READY_EVERY_MS);
  return {
    async stop(): Promise<NodeObserved> {
      const ready = await readiness.stop();
      await guests.stop();
      return { ready, journal: guests.journal };
    },
  };
}

async function failOver({ primary, standby }: Replicas): Promise<Moments> {
  await freeze(primary.cluster);
  const frozen = performance.now();
  await pause(PROMOTE_AFTER_MS);
  const promoting = performance.now();
  await promote(standby);
  return { frozen, promoting };
}

function figuresOf({ journal, ready }: NodeObserved, moments: Moments, name: string) {
  const down = sentIn(journal.attempts, moments.frozen, moments.promoting + BACK_WITHIN_MS);
  return [
    [`${name}, acknowledged`, journal.acknowledged.size],
    [`${name}, first booking after the promotion`, seconds(firstAfter(journal, moments))],
    [`${name}, /readyz returns 200 after the promotion`, seconds(readyAfter(ready, moments))],
    [`${name}, attempts from the freeze to 20 s after the promotion`, countOutcomes(down)],
  ] as const;
}

/** Milliseconds from the promotion to the first accepted booking. */
function firstAfter({ attempts }: Journal, { promoting }: Moments): number {
  const first = attempts.find((one) => isAcknowledged(one) && endOf(one) > promoting);
  return first ? endOf(first) - promoting : Number.NaN;
}

/** Milliseconds from the promotion to the first 200 of `/readyz`. */
function readyAfter(ready: TimedRequest[], { promoting }: Moments): number {
  const first = ready.find((one) => one.outcome === 200 && endOf(one) > promoting);
  return first ? endOf(first) - promoting : Number.NaN;
}

function seconds(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? "never" : `${(milliseconds / 1000).toFixed(1)} s`;
}

function checksOf({ journal, ready }: NodeObserved, moments: Moments, name: string): Check[] {
  const back = moments.promoting + BACK_WITHIN_MS;
  const during = sentIn(journal.attempts, moments.frozen, moments.promoting);
  const refused = sentIn(journal.attempts, back).filter((one) => !isAcknowledged(one));
  const inError = journal.attempts.filter((one) => one.outcome !== 503 && !isAcknowledged(one));
  const within = (text: string, ms: number) => atMost(BACK_WITHIN_MS / 1000, "s", text, ms / 1000);
  const describe = (attempts: typeof refused) =>
    attempts.map((one) => describeAttempt(one, moments.promoting));
  return [
    within(`${name} accepts bookings within 20 s of the promotion`, firstAfter(journal, moments)),
    within(`${name}: /readyz returns 200 within 20 s of it`, readyAfter(ready, moments)),
    none(`${name} accepts every later booking`, describe(refused)),
    none(`${name} rejects the others with 503 within 15 s`, describe(inError)),
    atLeast(5, `${name} was affected: bookings were sent to the frozen primary`, during.length),
  ];
}
