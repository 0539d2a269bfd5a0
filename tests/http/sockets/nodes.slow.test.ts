import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { startSite, type Site } from "../../browser/site";
import { bookingBody, bookingOf, postBooking, readBookings, signIn } from "../site-fixture";
import { listProcesses } from "../faults/postgres-process";
import { openSocket, type TestSocket } from "./staff-socket";

let dataDir: string;
let first: Site;
let second: Site;
let Cookie: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mgzavri-nodes-"));
  [first, second] = await Promise.all([startSite({ dataDir }), startSite({ dataDir })]);
  Cookie = await signIn(first);
});

afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

async function place(site: Site, name: string) {
  return bookingOf(await postBooking(site, bookingBody({ name })));
}

/** Waits until a socket got a booking. */
function heard(socket: TestSocket, id: number) {
  return vi.waitFor(() => expect(socket.ids()).toContain(id), { ...SOON, interval: 20 });
}

test("two nodes that start concurrently share one fleet and one staff", async () => {
  const fleets = await Promise.all(
    [first, second].map(async (site) => (await fetch(`${site.url}/api/cars`)).json()),
  );
  expect(fleets[1]).toEqual(fleets[0]);
  expect(await readBookings(second, Cookie)).toEqual([]);
});

test("a booking at one node reaches staff at both once", async () => {
  const sockets = [await openSocket(first, { Cookie }), await openSocket(second, { Cookie })];
  const bookings = [await place(first, "At The First"), await place(second, "At The Second")];
  const ids = bookings.map((booking) => booking.id);
  for (const socket of sockets) {
    await Promise.all(ids.map((id) => heard(socket, id)));
    expect(socket.ids().toSorted()).toEqual(ids);
    await socket.close();
  }
});

test("the same booking sent to both nodes at once is stored once", async () => {
  const body = bookingBody({ name: "Sent To Both" });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => postBooking(index % 2 ? first : second, body)),
  );
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  expect(new Set(answers.map((answer) => bookingOf(answer).id)).size).toBe(1);
});

test("a stopping node does not affect the other, and the last one stops the database", async () => {
  const staff = await openSocket(second, { Cookie });
  expect(await first.stop()).toBe(0);
  const booking = await place(second, "After The First");
  await heard(staff, booking.id);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(await listProcesses(second)).not.toEqual([]);

  expect(await second.stop()).toBe(0);
  expect(await staff.closed).toBe(1001);
  expect(await listProcesses(second)).toEqual([]);
});
