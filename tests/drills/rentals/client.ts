import { addDays } from "~/calendar";
import { bookingInput } from "~/booking/testing/booking-input";
import type { BookingStatus } from "~/booking/status";
import type { Random } from "~/booking/assignment/testing/random";
import type { Answer, Call } from "./calls";

/** A model of a round, with the ids of its vehicles. */
export type Model = { id: number; name: string; vehicles: readonly number[] };

/** What the answers say about a booking. */
export type Rental = {
  id: number;
  status: BookingStatus;
  /** Acknowledged changes to each status. */
  changes: Record<BookingStatus, number>;
};

export type ClientOptions = {
  random: Random;
  models: readonly Model[];
  /** The first day of rentals, `YYYY-MM-DD`. */
  start: string;
  /** Unique among all clients of a drill. */
  name: string;
  ask: (call: Call) => Promise<Answer>;
};

/** Days within which everything happens; short, so that much collides. */
const DAYS = 12;
const MAX_LENGTH = 5;

type Client = ClientOptions & { rentals: Rental[]; blocks: number[]; answers: Answer[] };

/** What staff do at random, by name. */
const ACTIONS: Record<string, (client: Client, rental: Rental) => Promise<void>> = {
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
    await call(client, { method: "PATCH", path: `/api/bookings/${id}/vehicle`, body });
  },
  async block(client) {
    const { random, start } = client;
    const from = random.between(0, DAYS);
    const body = {
      vehicle: randomVehicle(client),
      from: addDays(start, from),
      fromTime: "12:00",
      to: addDays(start, from + random.between(1, 3)),
      toTime: "12:00",
      note: "Drill",
    };
    const answer = await call(client, { method: "POST", path: "/api/blocks", body });
    if (answer.status === 201) client.blocks.push(Number(answer.body.id));
  },
  async unblock(client) {
    const id = client.random.pick(client.blocks);
    if (id !== undefined) await call(client, { method: "DELETE", path: `/api/blocks/${id}` });
  },
};

/** A client does random things to its own bookings, one after another. */
export function createClient(options: ClientOptions) {
  const client: Client = { ...options, rentals: [], blocks: [], answers: [] };
  const { random, rentals, answers } = client;
  return {
    rentals,
    answers,
    /** Half of all actions are confirmations. */
    async act() {
      const rental = random.pick(rentals);
      if (!rental || random.between(0, 1) === 0) return placeAndConfirm(client);
      return ACTIONS[random.pick(Object.keys(ACTIONS))!]!(client, rental);
    },
  };
}

async function placeAndConfirm(client: Client) {
  await setStatus(client, await place(client), "confirmed");
}

async function place(client: Client): Promise<Rental> {
  const { random, models, rentals, name, start } = client;
  const from = random.between(0, DAYS);
  const body = bookingInput({
    name: `${name} ${rentals.length}`,
    email: `${name}.${rentals.length}@example.com`,
    vehicle: random.pick(models)!.name,
    pickupDate: addDays(start, from),
    returnDate: addDays(start, from + random.between(1, MAX_LENGTH)),
  });
  const answer = await call(client, { method: "POST", path: "/api/booking", body });
  if (answer.status > 201) throw new Error(`a booking was refused: ${answer.status}`);
  const changes = { pending: 0, confirmed: 0, cancelled: 0, completed: 0 };
  const rental: Rental = { id: Number(answer.body.id), status: "pending", changes };
  rentals.push(rental);
  return rental;
}

async function setStatus(client: Client, rental: Rental, status: "confirmed" | "cancelled") {
  const body = { status, overbook: client.random.between(0, 9) === 0 };
  const path = `/api/bookings/${rental.id}/status`;
  note(rental, await call(client, { method: "PATCH", path, body }));
}

type Mark = { at?: string | null };

async function mark(client: Client, rental: Rental, kind: "out" | "returned", body: Mark) {
  const path = `/api/bookings/${rental.id}/${kind}`;
  const answer = await call(client, { method: "PATCH", path, body });
  // A mark that is removed is not recorded as a change of status.
  if (body.at === null && answer.status === 200) rental.status = statusIn(answer);
  else note(rental, answer);
}

/** A return may so be before the handover. */
function minutesAgo({ random }: Client, from: number, to: number) {
  return new Date(Date.now() - random.between(from, to) * 60_000).toISOString();
}

/** The acknowledged state of a booking, which only its own client changes. */
function note(rental: Rental, answer: Answer) {
  if (answer.status !== 200) return;
  const now = statusIn(answer);
  if (now !== rental.status) rental.changes[now] += 1;
  rental.status = now;
}

function statusIn({ body }: Answer) {
  return body.status as BookingStatus;
}

async function call(client: Client, what: Call): Promise<Answer> {
  const answer = await client.ask(what);
  client.answers.push(answer);
  return answer;
}

function randomVehicle({ random, models }: Client) {
  return random.pick(random.pick(models)!.vehicles)!;
}
