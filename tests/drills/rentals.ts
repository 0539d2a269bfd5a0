import { setTimeout as pause } from "node:timers/promises";
import { connect, type Sql } from "#db/connect";
import { findUnsound } from "~/booking/assignment/testing/check-history";
import { seededRandom, type Random } from "~/booking/assignment/testing/random";
import { BOOKING_STATUSES, type BookingStatus } from "~/booking/status";
import { bookingInput } from "~/booking/testing/booking-input";
import { addDays } from "~/web/calendar";
import { startReceiver } from "~/messaging/delivery/testing/webhook-stand-in";
import { mapKeys } from "~/web/records";
import type { SiteProcess } from "../browser/site";
import { addCleanup } from "../bench/cleanup";
import { signIn } from "../bench/desk";
import { addModel } from "../bench/rental-load";
import { makeDataFolder, openSite } from "../bench/sites";
import { atLeast, none, untilAvailable, type Check, type Drill } from "./checks";
import { killPostmaster } from "./servers";

const CLIENTS = 6;
const ACTIONS = 12;
/** The first day of rentals. Everything happens within a few days, so that much collides. */
const START = "2030-06-01";
const DAYS = 12;
const MAX_LENGTH = 5;
const KILL_AFTER_MS = 60;
const DELIVER_WITHIN_MS = 120_000;
const RETRY_MS = 50;
const ANSWER_WITHIN_MS = 15_000;
/** The time after which a call fails the drill: nodes are back long before. */
const GIVE_UP_MS = 90_000;

type Nodes = { dataDir: string; all: SiteProcess[]; open: () => Promise<SiteProcess> };

export const rentals: Drill = {
  about: "staff at two nodes place, confirm, move, block and return; nodes and database are killed",
  async run({ seed, seeds }) {
    const receiver = await startReceiver();
    addCleanup(() => receiver.stop());
    const nodes = await openNodes({
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: "a secret of the drill",
      WEBHOOK_ALLOW_PRIVATE: "on",
    });
    const cookie = await signIn(nodes.all[0]!.url);
    const sql = connect({ dataDir: nodes.dataDir }, { role: "owner", max: 4 });
    // A seed of a failed run runs alone with `--seed`.
    const all =
      seed === undefined ? Array.from({ length: seeds }, (_, index) => index + 1) : [seed];
    const clients: Client[] = [];
    for (const one of all) clients.push(...(await runRound(sql, nodes, { seed: one, cookie })));
    await untilDelivered(sql);
    const received = receiver.calls.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    const checks = await judge(
      sql,
      clients.flatMap((client) => client.rentals),
      new Set(received),
    );
    await sql.end();
    const answers = clients.flatMap((client) => client.answers);
    const conflicts = answers.filter(({ status }) => status === 409).length;
    return {
      figures: {
        rounds: all.length,
        calls: answers.length,
        "calls sent again": answers.filter(({ attempts }) => attempts > 1).length,
        conflicts,
        "messages received again": received.length - new Set(received).size,
      },
      checks: [...checks, atLeast(all.length, "there are conflicts", conflicts)],
    };
  },
};

async function openNodes(env: Record<string, string>): Promise<Nodes> {
  const dataDir = await makeDataFolder();
  const open = () => openSite(dataDir, env);
  const first = await open();
  return { dataDir, open, all: [first, await open()] };
}

/** Resolves with the clients, which have ended. */
async function runRound(
  sql: Sql,
  nodes: Nodes,
  { seed, cookie }: { seed: number; cookie: string },
): Promise<Client[]> {
  const random = seededRandom(seed);
  const models = [
    await newModel(sql, `Drill ${seed} A`, random.between(1, 3)),
    await newModel(sql, `Drill ${seed} B`, random.between(2, 3)),
  ];
  const clients = Array.from({ length: CLIENTS }, (_, index): Client => {
    const own = seededRandom(seed * 1_000 + index);
    return {
      random: own,
      models,
      name: `seed${seed}.client${index}`,
      network: `10.${seed % 250}.${Math.floor(seed / 250)}.${index + 1}`,
      cookie,
      pickUrl: () => nodes.all[own.between(0, nodes.all.length - 1)]!.url,
      rentals: [],
      blocks: [],
      answers: [],
    };
  });
  const acting = clients.map(async (client) => {
    for (let done = 0; done < ACTIONS; done += 1) await act(client);
  });
  await Promise.all([...acting, FAULTS[seed % FAULTS.length]!(nodes)]);
  return clients;
}

/** The faults of a round, chosen by its seed: every other round has none. */
const FAULTS: ((nodes: Nodes) => Promise<void>)[] = [
  async () => {},
  async ({ dataDir }) => {
    await pause(KILL_AFTER_MS);
    killPostmaster(dataDir);
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
    return { name, vehicles: rows.map((row) => row.id) };
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

/** A model of a round, with the ids of its vehicles. */
type Model = { name: string; vehicles: readonly number[] };

/** The state of a booking by the responses about it. */
type Rental = {
  id: number;
  status: BookingStatus;
  /** Acknowledged changes to each status. */
  changes: Record<BookingStatus, number>;
};

/** A client that does random things to its own bookings, one after another. */
type Client = {
  random: Random;
  models: readonly Model[];
  /** The name, unique among all clients of a drill. */
  name: string;
  network: string;
  cookie: string;
  /** Returns the node of the next attempt; one that was killed has its new address after its start. */
  pickUrl: () => string;
  rentals: Rental[];
  blocks: number[];
  answers: Answer[];
};

/** The random actions of staff, by name. */
const ACTIONS_OF_STAFF: Record<string, (client: Client, rental: Rental) => Promise<void>> = {
  confirm: placeAndConfirm,
  confirmAgain: (client, rental) => setStatus(client, rental, "confirmed"),
  cancel: (client, rental) => setStatus(client, rental, "cancelled"),
  out: (client, rental) => mark(client, rental, "out", { at: minutesAgo(client, 3, 5) }),
  undoOut: (client, rental) => mark(client, rental, "out", { at: null }),
  returned: (client, rental) => mark(client, rental, "returned", {}),
  correct: (client, rental) => mark(client, rental, "returned", { at: minutesAgo(client, 0, 4) }),
  undoReturn: (client, rental) => mark(client, rental, "returned", { at: null }),
  async move(client, { id }) {
    const body = { vehicle: randomVehicle(client), pinned: client.random.between(0, 1) === 0 };
    await call(client, "PATCH", `/api/bookings/${id}/vehicle`, body);
  },
  async block(client) {
    const { random } = client;
    const from = random.between(0, DAYS);
    const body = {
      vehicle: randomVehicle(client),
      from: addDays(START, from),
      fromTime: "12:00",
      to: addDays(START, from + random.between(1, 3)),
      toTime: "12:00",
      note: "Drill",
    };
    const answer = await call(client, "POST", "/api/blocks", body);
    if (answer.status === 201) client.blocks.push(Number(answer.body.id));
  },
  async unblock(client) {
    const id = client.random.pick(client.blocks);
    if (id !== undefined) await call(client, "DELETE", `/api/blocks/${id}`);
  },
};

/** Does something at random. Half of all actions are confirmations. */
async function act(client: Client) {
  const { random, rentals: own } = client;
  const rental = random.pick(own);
  if (!rental || random.between(0, 1) === 0) return placeAndConfirm(client);
  return ACTIONS_OF_STAFF[random.pick(Object.keys(ACTIONS_OF_STAFF))!]!(client, rental);
}

async function placeAndConfirm(client: Client) {
  await setStatus(client, await place(client), "confirmed");
}

async function place(client: Client): Promise<Rental> {
  const { random, models, rentals: own, name } = client;
  const from = random.between(0, DAYS);
  const body = bookingInput({
    name: `${name} ${own.length}`,
    email: `${name}.${own.length}@example.com`,
    vehicle: random.pick(models)!.name,
    pickupDate: addDays(START, from),
    returnDate: addDays(START, from + random.between(1, MAX_LENGTH)),
  });
  const answer = await call(client, "POST", "/api/booking", body);
  if (answer.status > 201) throw new Error(`a booking was refused: ${answer.status}`);
  const changes = mapKeys(BOOKING_STATUSES, () => 0);
  const rental: Rental = { id: Number(answer.body.id), status: "pending", changes };
  own.push(rental);
  return rental;
}

async function setStatus(client: Client, rental: Rental, status: "confirmed" | "cancelled") {
  const body = { status, overbook: client.random.between(0, 9) === 0 };
  note(rental, await call(client, "PATCH", `/api/bookings/${rental.id}/status`, body));
}

type Mark = { at?: string | null };

async function mark(client: Client, rental: Rental, kind: "out" | "returned", body: Mark) {
  const answer = await call(client, "PATCH", `/api/bookings/${rental.id}/${kind}`, body);
  // A mark that is removed is not recorded as a change of status.
  if (body.at === null && answer.status === 200) rental.status = statusIn(answer);
  else note(rental, answer);
}

/** Returns a random moment, so a return may be before the handover. */
function minutesAgo({ random }: Client, from: number, to: number) {
  return new Date(Date.now() - random.between(from, to) * 60_000).toISOString();
}

/** Notes the acknowledged state of a booking, which only its own client changes. */
function note(rental: Rental, answer: Answer) {
  if (answer.status !== 200) return;
  const now = statusIn(answer);
  if (now !== rental.status) rental.changes[now] += 1;
  rental.status = now;
}

function statusIn({ body }: Answer) {
  return body.status as BookingStatus;
}

function randomVehicle({ random, models }: Client) {
  return random.pick(random.pick(models)!.vehicles)!;
}

/** The response to a call, and how often it was sent. */
type Answer = { status: number; body: Record<string, unknown>; attempts: number };

type Method = "POST" | "PATCH" | "DELETE";

/** Sends a call again, each time to any node, until one responds with anything but a 5xx. */
async function call(client: Client, method: Method, path: string, body?: object): Promise<Answer> {
  const { cookie: Cookie, network } = client;
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": network, Cookie };
  const options = { method, headers, body: body ? JSON.stringify(body) : null };
  const deadline = Date.now() + GIVE_UP_MS;
  for (let attempts = 1; Date.now() < deadline; attempts += 1) {
    const response = await attempt(client.pickUrl() + path, options);
    if (response && response.status < 500) {
      const answer = { ...response, attempts };
      client.answers.push(answer);
      return answer;
    }
    await pause(RETRY_MS);
  }
  throw new Error(`no answer but errors to ${method} ${path}`);
}

/** Resolves with null if the connection was refused or cut off. */
async function attempt(address: string, options: RequestInit) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(address, { ...options, signal });
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer["body"]) : {} };
  } catch {
    return null;
  }
}

const describe = ({ id, status }: Rental) => `${id}, acknowledged as ${status}`;

type StoredRental = { id: number; status: string; events: Record<string, number> };

/** Compares what was acknowledged with what is stored. `received` has the events of the webhook. */
async function judge(
  sql: Sql,
  placed: readonly Rental[],
  received: ReadonlySet<string>,
): Promise<Check[]> {
  const stored = new Map((await readStored(sql)).map((one) => [one.id, one]));
  const { doubled, wrong } = await findUnsound(sql);
  const messages = await sql<{ uid: string; isSent: boolean }[]>`
    select uid, sent_at is not null as "isSent" from outbox where channel = 'webhook'`;
  const repeated = await sql<{ event_id: number }[]>`
    select event_id from outbox where event_id is not null
    group by event_id, channel having count(*) > 1`;
  return [
    none("no vehicle has two bookings at one moment", doubled, ({ id }) => String(id)),
    none("each booking has the vehicle that its status demands", wrong, ({ id }) => String(id)),
    none(
      "no acknowledged change is lost",
      placed.filter(({ id, status }) => stored.get(id)?.status !== status),
      describe,
    ),
    none(
      "each change is recorded once",
      placed.filter(({ id, changes }) => !isRecorded(changes, stored.get(id)?.events ?? {})),
      describe,
    ),
    none("every event has one message for each channel", repeated, (row) => String(row.event_id)),
    none(
      "every message is delivered",
      messages.filter(({ uid, isSent }) => !isSent || !received.has(uid)),
      ({ uid }) => uid,
    ),
  ];
}

function isRecorded(changes: Rental["changes"], events: StoredRental["events"]) {
  return (
    events.placed === 1 &&
    BOOKING_STATUSES.every((status) => (events[status] ?? 0) === changes[status])
  );
}

async function readStored(sql: Sql): Promise<StoredRental[]> {
  return sql<StoredRental[]>`
    select bookings.id, status, counted.events
    from bookings, lateral (
      select coalesce(jsonb_object_agg(kind, amount), '{}') as events
      from (
        select kind, count(*) as amount from booking_events
        where booking_id = bookings.id group by kind
      ) as kinds
    ) as counted`;
}
