/** @module-tag slow */
import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import {
  assignVehicle,
  swapVehicles,
  promisePlate,
} from "~/booking/assignment/assignment.queries.server";
import { findBookingDetails } from "~/booking/manage/my-booking.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { noonOf, NOW, useRentals } from "~/booking/testing/use-rentals";
import { useUndo } from "~/booking/testing/use-undo";
import { insertCarNews } from "~/messaging/delivery/car-news.queries.server";
import { headersOf, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { useMail } from "~/messaging/delivery/testing/use-mail";

const database = useTestDatabase();
const rentals = useRentals(database);
const mailbox = useMail(database);
const undoing = useUndo(database);

/** Confirms a booking and sends its confirmation. */
async function confirm(id: bigint, overbook = false) {
  const update = { id, status: "confirmed" as const, actor: "nino", overbook, now: NOW };
  await updateBookingStatus(database.sql, update, ["emailVisitor"]);
  return nextMail();
}

/** Returns the mail that the due rows cause, or null. Earlier ones are forgotten. */
async function nextMail() {
  mailbox.server.mails.length = 0;
  await mailbox.expectRows(
    "emailVisitor",
    (await sentRows()).map(() => ({ state: "sent" })),
  );
  const [mail] = mailbox.server.mails;
  await database.sql`delete from outbox`;
  return mail ? { subject: headersOf(mail).get("subject"), text: textOf(mail) } : null;
}

const sentRows = () => database.sql`select from outbox`;

/** Returns what the customers are notified of a minute after a change. */
async function news() {
  await insertCarNews(database.sql, NOW);
  return nextMail();
}

function move(id: bigint, vehicleId: number) {
  const change = { id, vehicleId, pinned: false, actor: "nino", now: NOW };
  return assignVehicle(database.sql, change);
}

async function pageOf(id: bigint) {
  return (await findBookingDetails(database.sql, { id: Number(id) }))!;
}

async function named(id: number, name: string, deposit: number) {
  await database.sql`update cars set name = ${name}, deposit = ${deposit} where id = ${id}`;
}

test("a booking confirmed without a car is promised none, until it gets one", async () => {
  const { id } = await rentals.model(1);
  const first = await rentals.booked(id, 1, 5);
  const second = await rentals.place(id, 2, 4);
  const confirmed = await confirm(second, true);
  expect(confirmed?.text).toContain("We are still arranging your car");
  expect(confirmed?.text).not.toContain("The car is yours");
  expect(await pageOf(second)).toMatchObject({ car: { isAssigned: false, plate: null } });
  expect(await news()).toBeNull();
  await rentals.set(first, "cancelled");
  const ready = await news();
  expect(ready?.subject).toContain("we have a car for you");
  expect(ready?.text).toContain("Good news: your car is");
  expect(ready?.text).toContain("BEGIN:VCALENDAR");
  expect(await news()).toBeNull();
});

test("a car that became free by a change that may still be undone is not promised yet", async () => {
  const { id } = await rentals.model(1);
  const first = await rentals.booked(id, 1, 5);
  const second = await rentals.place(id, 2, 4);
  await confirm(second, true);
  for (const isUndone of [true, false]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    const undoId = await undoing.undoIdOf(undoing.set(first, "cancelled"));
    await database.sql`delete from outbox`;
    expect(await rentals.vehicleOf(second)).not.toBeNull();
    expect(await news()).toBeNull();
    if (isUndone) await undoing.undo(first, undoId);
  }
  await undoing.pass("1 hour");
  expect((await news())?.subject).toContain("we have a car for you");
});

test("another model is written to its customer once, and back again", async () => {
  const [camry, prius] = [await rentals.model(1), await rentals.model(1)];
  await named(camry.id, "Toyota Camry", 800);
  await named(prius.id, "Toyota Prius", 400);
  const booking = await rentals.place(camry.id, 1, 5);
  await database.sql`update bookings set vehicle = 'Toyota Camry'`;
  expect((await confirm(booking))?.text).toContain("The car is yours");
  await move(booking, prius.vehicles[0]!);
  const car = { model: "Toyota Prius", insteadOf: "Toyota Camry", deposit: 400 };
  expect((await pageOf(booking)).car).toMatchObject(car);
  const other = await news();
  expect(other?.text).toContain("You’re getting a different car");
  expect(other?.text).toContain("Toyota Prius, instead of the Toyota Camry that you booked");
  expect(await news()).toBeNull();
  await move(booking, camry.vehicles[0]!);
  expect((await pageOf(booking)).car).toMatchObject({ insteadOf: null, deposit: 800 });
  expect((await news())?.text).toContain("it is now the Toyota Camry");
});

test("a change that is taken back before the message leaves sends nothing", async () => {
  const [camry, prius] = [await rentals.model(1), await rentals.model(1)];
  const booking = await rentals.place(camry.id, 1, 5);
  await confirm(booking);
  await move(booking, prius.vehicles[0]!);
  await insertCarNews(database.sql, NOW);
  await move(booking, camry.vehicles[0]!);
  expect(await nextMailOrDropped()).toBeNull();
});

/** Sends the due rows and returns the mail. Rows that are dropped leave the outbox. */
async function nextMailOrDropped() {
  mailbox.server.mails.length = 0;
  await mailbox.expectRows("emailVisitor", []);
  return mailbox.server.mails[0] ?? null;
}

test("a booking that was just changed is not written about yet", async () => {
  const [camry, prius] = [await rentals.model(1), await rentals.model(1)];
  const booking = await rentals.place(camry.id, 1, 5);
  await confirm(booking);
  await move(booking, prius.vehicles[0]!);
  await insertCarNews(database.sql, new Date());
  expect(await sentRows()).toHaveLength(0);
});

test("both customers of a swap are written to, and both histories say from what to what", async () => {
  const [camry, prius] = [await rentals.model(1), await rentals.model(1)];
  const [one, two] = [await rentals.place(camry.id, 1, 5), await rentals.place(prius.id, 1, 5)];
  await confirm(one);
  await confirm(two);
  const swap = { id: one, otherId: two, actor: "nino", now: NOW };
  expect(await swapVehicles(database.sql, swap)).toMatchObject({ ok: true });
  await insertCarNews(database.sql, NOW);
  expect(await sentRows()).toHaveLength(2);
  const changes = await database.sql`
    select booking_id = ${String(one)} as "isOne", change from booking_events where kind = 'moved' order by 1`;
  const plates = [`M-${camry.id}-N-1`, `M-${prius.id}-N-1`];
  expect(JSON.stringify(changes[0]!.change.from)).toContain(plates[1]);
  expect(JSON.stringify(changes[1]!.change.from)).toContain(plates[0]);
});

test("a plate is written about only if the customer was shown another one", async () => {
  const { id, vehicles } = await rentals.model(3);
  const [booking, later] = [await rentals.place(id, 0, 5), await rentals.place(id, 0, 5)];
  await confirm(booking);
  await confirm(later);
  const shown = await promisePlate(database.sql, await pageOf(booking), noonOf(0));
  const free = await freeOf(vehicles);
  await move(booking, free);
  // The page shows the new plate before the message is sent.
  const now = await promisePlate(database.sql, await pageOf(booking), noonOf(0));
  expect(now).not.toBe(shown);
  const plate = await news();
  expect(plate?.subject).toContain("a different number plate");
  const hyphened = plate?.text.replaceAll("\u2011", "-");
  expect(hyphened).toContain(`${now} instead of ${shown}`);
  await move(later, await freeOf(vehicles));
  expect(await news()).toBeNull();
});

async function freeOf(vehicles: number[]) {
  const taken = await database.sql<{ id: number }[]>`
    select vehicle_id as id from occupancy where vehicle_id is not null`;
  return vehicles.find((vehicle) => !taken.some((row) => row.id === vehicle))!;
}

test("a message that can't be sent stays the only one, and customers without e-mail get none", async () => {
  const [camry, prius] = [await rentals.model(1), await rentals.model(1)];
  const booking = await rentals.place(camry.id, 1, 5);
  await confirm(booking);
  await move(booking, prius.vehicles[0]!);
  await insertCarNews(database.sql, NOW);
  await database.sql`update outbox set dead_at = now()`;
  await insertCarNews(database.sql, NOW);
  expect(await sentRows()).toHaveLength(1);
  await database.sql`delete from outbox`;
  await database.sql`update bookings set email = ''`;
  await insertCarNews(database.sql, NOW);
  expect(await sentRows()).toHaveLength(0);
});
