import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { answerBlockForm, loadBlock } from "./block.server";
import { BLOCK_INTENTS } from "./block";

const database = useTestDatabase();
const rentals = useRentals(database);
const PAGE = "http://localhost/admin/calendar/block";

const VALID = {
  intent: BLOCK_INTENTS.add,
  fromDate: "2030-06-02",
  fromTime: "09:00",
  untilDate: "2030-06-03",
  untilTime: "18:30",
  note: "Brakes",
};

/** Sends a form; returns the redirect's address, or the status and what is wrong. */
async function send(query: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request(`${PAGE}?${query}`, { method: "POST" });
  const page = await loadBlock(database.sql, request, "2030-05-31");
  const answer = await answerBlockForm(database.sql, { request, form, now: NOW }, page);
  if (answer instanceof Response) return answer.headers.get("Location");
  return { status: answer.init?.status, ...answer.data };
}

const blocks = () => database.sql<{ id: number; during: string; note: string }[]>`
  select id, during::text, note from occupancy where kind = 'block'`;

test("a block is stored with its time and note, and can be removed", async () => {
  const { vehicles } = await rentals.model(1);
  expect(await send(`vehicle=${vehicles[0]}`, VALID)).toBe(
    "/admin/calendar?from=2030-06-02&done=blocked",
  );
  const [stored] = await blocks();
  expect(stored).toMatchObject({
    during: '["2030-06-02 09:00:00","2030-06-03 18:30:00")',
    note: "Brakes",
  });
  const removed = await send(`row=${stored?.id}`, { intent: BLOCK_INTENTS.remove });
  expect(removed).toBe("/admin/calendar?from=2030-06-02&done=unblocked");
  expect(await blocks()).toEqual([]);
});

test.each([
  ["fromDate", { fromDate: "31.2.2030" }],
  ["untilTime", { untilTime: "25:00" }],
  ["untilDate", { untilDate: "2030-06-01" }],
  ["untilDate", { untilDate: "2030-06-02", untilTime: "09:00" }],
  ["untilDate", { untilDate: "2033-02-26" }],
])("a wrong %s is refused, with what was typed", async (field, change) => {
  const { vehicles } = await rentals.model(1);
  const answer = await send(`vehicle=${vehicles[0]}`, { ...VALID, ...change });
  expect(answer).toMatchObject({
    status: 422,
    result: {
      error: { [field]: [expect.stringMatching(/^calendar\.errors\./)] },
      initialValue: { note: "Brakes", ...change },
    },
  });
  expect(await blocks()).toEqual([]);
});

test.each([
  [" ", "calendar.errors.note"],
  ["x".repeat(101), "desk.errors.long100"],
  ["x\u0007", "desk.errors.unprintable"],
])("the reason %j is refused and what it lacks is said", async (note, error) => {
  const { vehicles } = await rentals.model(1);
  expect(await send(`vehicle=${vehicles[0]}`, { ...VALID, note })).toMatchObject({
    status: 422,
    result: { error: { note: [error] }, initialValue: { note } },
  });
  expect(await blocks()).toEqual([]);
});

test("a block is refused where a fixed booking has the car, and names it", async () => {
  const { id, vehicles } = await rentals.model(1);
  const [vehicleId = 0] = vehicles;
  const booking = await rentals.booked(id, 0, 5);
  await assignVehicle(database.sql, {
    id: booking,
    vehicleId,
    pinned: true,
    actor: "nino",
    now: NOW,
  });
  expect(await send(`vehicle=${vehicleId}`, VALID)).toMatchObject({
    status: 409,
    reason: "full",
    taken: [{ state: "booked", bookingId: Number(booking), text: "Guest" }],
  });
});

test("a block is refused in the time of another one", async () => {
  const { vehicles } = await rentals.model(1);
  await send(`vehicle=${vehicles[0]}`, VALID);
  expect(await send(`vehicle=${vehicles[0]}`, VALID)).toMatchObject({
    status: 409,
    reason: "taken",
    taken: [{ state: "block", text: "Brakes", until: "2030-06-03 18:30" }],
    result: { initialValue: { note: "Brakes" } },
  });
  expect(await blocks()).toHaveLength(1);
});

test("a block is refused outside the service of the car", async () => {
  const { id, vehicles } = await rentals.model(1);
  await database.sql`update vehicles set in_service_to = '2030-06-02' where car_id = ${id}`;
  expect(await send(`vehicle=${vehicles[0]}`, VALID)).toMatchObject({
    status: 409,
    reason: "notInService",
  });
});

test.each(["vehicle=0", "vehicle=999999", "row=999999", "row=x", ""])(
  "there is no page for ?%s",
  async (query) => {
    await expect(send(query, VALID)).rejects.toMatchObject({ init: { status: 404 } });
  },
);
