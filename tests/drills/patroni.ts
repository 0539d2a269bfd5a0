import { setTimeout as pause } from "node:timers/promises";
import { makeDataFolder, openSite } from "../bench/sites";
import { countOutcomes, describeAttempt, endOf, isAcknowledged, sentIn } from "./attempts";
import { atMost, none, type Drill, type Outcome } from "./outcome";
import {
  bothRun,
  killMachine,
  makeMachines,
  missingForPatroni,
  startMachine,
  type Machine,
} from "./patroni-machines";
import { urlOf } from "./postgres-server";
import { storedChecks } from "./stored-checks";
import { startGuests, type Journal } from "./writers";

const GUEST_EVERY_MS = 200;
const BEFORE_MS = 3_000;
/** Patroni's `ttl` of 20 s, its `loop_wait`, and the promotion. */
const BACK_WITHIN_S = 30;
const BACK_WITHIN_MS = 120_000;

type Failover = { killed: number; primary: string };

export const patroni: Drill = {
  about: "primary, synchronous standby and witness under Patroni; the primary's machine is killed",
  async run({ failovers: count }) {
    const missing = missingForPatroni();
    if (missing) return { skipped: `${missing} is not installed` };
    const machines = await makeMachines();
    await Promise.all(machines.map((machine) => startMachine(machine, machines)));
    await bothRun(machines);
    const DATABASE_URL = urlOf(...machines.slice(0, -1));
    const sites = await Promise.all(
      [1, 2].map(async () => openSite(await makeDataFolder(), { DATABASE_URL })),
    );
    const guests = sites.map(({ url }) => startGuests(GUEST_EVERY_MS, () => url));
    const journals = guests.map(({ journal }) => journal);
    const failovers: Failover[] = [];
    while (failovers.length < count) failovers.push(await failOver(machines, journals));
    await Promise.all(guests.map((one) => one.stop()));
    return judge(sites[0]!.url, journals, failovers);
  },
};

/** Kills the primary's machine, and starts it again once bookings are accepted without it. */
async function failOver(machines: Machine[], journals: Journal[]): Promise<Failover> {
  const primary = await bothRun(machines);
  await pause(BEFORE_MS);
  await killMachine(primary);
  const killed = performance.now();
  while (journals.some((journal) => !firstAfter(journal, killed))) {
    if (performance.now() > killed + BACK_WITHIN_MS) throw new Error("no booking is accepted");
    await pause(50);
  }
  await startMachine(primary, machines);
  return { killed, primary: primary.name };
}

/** The first booking that was sent after a moment and accepted. */
function firstAfter({ attempts }: Journal, moment: number) {
  return attempts.find((one) => one.at > moment && isAcknowledged(one));
}

async function judge(url: string, journals: Journal[], failovers: Failover[]): Promise<Outcome> {
  const attempts = journals.flatMap((journal) => journal.attempts);
  const pauses = failovers
    .flatMap(({ killed }) => journals.map((one) => endOf(firstAfter(one, killed)!) - killed))
    .map((milliseconds) => milliseconds / 1_000)
    .toSorted((a, b) => a - b);
  const longest = pauses.at(-1)!;
  const inError = attempts.filter((one) => one.outcome !== 503 && !isAcknowledged(one));
  const stuck = failovers.filter(({ primary }, index) => failovers[index + 1]?.primary === primary);
  return {
    figures: {
      failovers: failovers.length,
      acknowledged: journals.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      "attempts, by outcome": countOutcomes(sentIn(attempts, 0)),
      "from the kill to a booking, median": `${pauses[pauses.length >> 1]!.toFixed(1)} s`,
      "from the kill to a booking, longest": `${longest.toFixed(1)} s`,
    },
    checks: [
      atMost(BACK_WITHIN_S, "s", "both nodes accept bookings within 30 s of each kill", longest),
      none(
        "each failover makes the other machine primary",
        stuck.map(({ primary }) => primary),
      ),
      none(
        "the others get 503 within 15 s",
        inError.map((one) => describeAttempt(one, failovers[0]!.killed)),
      ),
      ...(await storedChecks(url, ...journals)),
    ],
  };
}
