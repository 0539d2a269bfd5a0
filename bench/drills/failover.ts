import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder, openSite } from "../sites";
import { startAsking, type Question } from "./asking";
import { atLeast, atMost, none, type Drill, type Mark } from "./outcome";
import { promote, urlOf, type PostgresServer } from "./postgres-server";
import { startReplicas, type Replicas } from "./replicas";
import { freeze } from "./server-processes";
import { storedMarks } from "./stored";
import { countOutcomes, describeTry, endOf, isAcknowledged, sentIn } from "./tries";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 200;
const READY_EVERY_MS = 500;
const BEFORE_MS = 4_000;
const PROMOTE_AFTER_MS = 2_000;
const BACK_WITHIN_MS = 20_000;
const AFTER_MS = 40_000;

type Moments = { frozen: number; promoting: number };
type NodeSeen = { journal: Journal; ready: Question[] };

export const failover: Drill = {
  about: "a primary is frozen for good, its standby is promoted 2 s later; two nodes",
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
      marks: [
        ...nodes.flatMap((node, index) => marksOf(node, moments, `node ${index + 1}`)),
        ...(await storedMarks(sites[0]!.url, ...journals)),
      ],
    };
  },
};

async function openNode(...servers: PostgresServer[]) {
  return openSite(await makeDataFolder(), { DATABASE_URL: urlOf(...servers) });
}

/** Sends bookings to a node and asks whether it is ready. */
function watchNode(url: string) {
  const guests = startGuests(GUEST_EVERY_MS, () => url);
  const asking = startAsking(() => url, ["/readyz"], READY_EVERY_MS);
  return {
    async stop(): Promise<NodeSeen> {
      const ready = await asking.stop();
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

function figuresOf({ journal, ready }: NodeSeen, moments: Moments, name: string) {
  const down = sentIn(journal.tries, moments.frozen, moments.promoting + BACK_WITHIN_MS);
  return [
    [`${name}, acknowledged`, journal.acknowledged.size],
    [`${name}, first booking after the promotion`, seconds(firstAfter(journal, moments))],
    [`${name}, /readyz says 200 after the promotion`, seconds(readyAfter(ready, moments))],
    [`${name}, tries from the freeze to 20 s after the promotion`, countOutcomes(down)],
  ] as const;
}

/** Milliseconds from the promotion to the first booking that was accepted after it. */
function firstAfter({ tries }: Journal, { promoting }: Moments): number {
  const first = tries.find((one) => isAcknowledged(one) && endOf(one) > promoting);
  return first ? endOf(first) - promoting : Number.NaN;
}

/** Milliseconds from the promotion to the first time that `/readyz` said 200 after it. */
function readyAfter(ready: Question[], { promoting }: Moments): number {
  const first = ready.find((one) => one.outcome === 200 && endOf(one) > promoting);
  return first ? endOf(first) - promoting : Number.NaN;
}

function seconds(milliseconds: number): string {
  return Number.isNaN(milliseconds) ? "never" : `${(milliseconds / 1000).toFixed(1)} s`;
}

function marksOf({ journal, ready }: NodeSeen, moments: Moments, name: string): Mark[] {
  const back = moments.promoting + BACK_WITHIN_MS;
  const during = sentIn(journal.tries, moments.frozen, moments.promoting);
  const refused = sentIn(journal.tries, back).filter((one) => !isAcknowledged(one));
  const inError = journal.tries.filter((one) => one.outcome !== 503 && !isAcknowledged(one));
  const within = (text: string, took: number) =>
    atMost(BACK_WITHIN_MS / 1000, "s", text, took / 1000);
  const tell = (tries: typeof refused) => tries.map((one) => describeTry(one, moments.promoting));
  return [
    within(`${name} accepts bookings within 20 s of the promotion`, firstAfter(journal, moments)),
    within(`${name}: /readyz says 200 within 20 s of it`, readyAfter(ready, moments)),
    none(`${name} accepts every booking that is sent later`, tell(refused)),
    none(`${name} answers the others with 503 within 15 s`, tell(inError)),
    atLeast(5, `${name} felt it: bookings were sent to the frozen primary`, during.length),
  ];
}
