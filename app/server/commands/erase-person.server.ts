import { createInterface } from "node:readline/promises";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { eraseCustomer, type EraseCustomerResult } from "~/booking/person/erase-person.server";
import { listCustomerNotes, type CustomerNote } from "~/booking/person/person-notes.queries.server";
import { listCustomerBookings } from "~/booking/person/person.queries.server";
import type { CustomerSubject } from "~/booking/person/person-subject.server";
import { modelAndVehicle } from "~/catalog/fleet/vehicles/vehicle";
import { recordCommand } from "~/staff/security/record-command.server";

/** The author of the cancellations in the history of bookings. */
const ACTOR = "npm run person";
const PATIENCE_MS = 30_000;

type ErasureOptions = {
  subject: CustomerSubject;
  cancel: boolean;
  yes: boolean;
  keepNotes: boolean;
};

/**
 * Runs `npm run person -- erase`. Its question shows the notes that will be emptied. Resolves with the exit
 * code.
 */
export async function runErasure(
  store: BookingStore,
  { subject, cancel, yes, keepNotes }: ErasureOptions,
) {
  const found = await listCustomerBookings(store.sql, subject, new Date());
  const ids = found.map(({ id }) => id);
  const notes = await listCustomerNotes(store.sql, ids);
  // A name of one word may be anybody's: notes that were not shown are not emptied.
  const isEmptied = ({ foundBy }: CustomerNote) =>
    foundBy === "contact" || (!keepNotes && (foundBy === "name" || !yes));
  const [emptied, left] = [notes.filter(isEmptied), notes.filter((note) => !isEmptied(note))];
  printNotes("These notes are about the person and will be emptied", emptied);
  printNotes("These notes have only the name, possibly of somebody else, and stay", left);
  if (!yes && ids.length > 0 && !(await isConfirmed(ids))) {
    console.error("nothing was erased");
    return 1;
  }
  const erasure = {
    actor: ACTOR,
    now: new Date(),
    cancel,
    patienceMs: PATIENCE_MS,
    kept: left.map(({ key }) => key),
    chosen: emptied.map(({ key }) => key),
  };
  const erased = await eraseCustomer(store, subject, erasure);
  if ("cancelled" in erased && erased.cancelled.length > 0) {
    console.log(`cancelled: ${erased.cancelled.join(", ")}`);
  }
  if (!erased.ok) {
    console.error(sentenceOf(erased, cancel));
    return 1;
  }
  await recordCommand(store.sql, `bookings: ${erased.erased.length}`, "erasure");
  console.log(
    `erased from ${bookingsOf(erased.erased)}; number, dates, car and amounts stay. ` +
      "Backups and sent messages still have the personal data: see docs/company.md",
  );
  return 0;
}

/** Formats ids as «booking 12» or «bookings 12, 13». */
function bookingsOf(ids: readonly number[]) {
  return `${ids.length === 1 ? "booking" : "bookings"} ${ids.join(", ")}`;
}

function printNotes(title: string, notes: readonly CustomerNote[]) {
  if (notes.length > 0) console.log([`${title}:`, ...notes.map(noteLine)].join("\n"));
}

function noteLine({ kind, id, text, vehicle, from, until }: CustomerNote) {
  const place =
    kind === "block" && vehicle ? modelAndVehicle(vehicle.model, vehicle) : `booking ${id}`;
  return `  ${place}, ${from} to ${until}: ${text.replaceAll(/\s+/g, " ")}`;
}

async function isConfirmed(ids: readonly number[]) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = new Promise<string>((resolve) => {
    terminal.once("close", () => resolve(""));
    terminal.once("line", resolve);
  });
  process.stdout.write(`Erase the personal data in ${bookingsOf(ids)} for good? (yes, no) `);
  const typed = await answer;
  terminal.close();
  return /^y(es)?$/i.test(typed.trim());
}

function sentenceOf(erased: Extract<EraseCustomerResult, { ok: false }>, cancel: boolean): string {
  switch (erased.reason) {
    case "unknown":
      return "nothing is stored about this person";
    case "notifying":
      return "nothing was erased: messages about the bookings are still being sent. Try again in a minute";
    case "unfinished": {
      const list = erased.bookings.map(({ id, state }) => `${id} (${state})`).join(", ");
      const isOne = erased.bookings.length === 1;
      const isOut = erased.bookings.some(({ state }) => state === "out");
      const advice = isOut
        ? "wait until the car is back"
        : cancel
          ? "try again"
          : `--cancel cancels ${isOne ? "it" : "them"} first`;
      const unfinished = isOne ? "this booking is" : "these bookings are";
      return `nothing was erased, because ${unfinished} not finished: ${list}; ${advice}`;
    }
  }
}
