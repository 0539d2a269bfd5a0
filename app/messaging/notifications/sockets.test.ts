import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { WebSocket } from "ws";
import type { Sql } from "~/web/db.server";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { staffSockets, visitorSockets } from "./sockets.server";
import type { WireMessage } from "./wire.server";

/** Returns a database that has the same rows for every statement. */
function database(rows: object[] = []) {
  return vi.fn<(...parts: unknown[]) => Promise<object[]>>(async () => rows);
}

function fakeSocket() {
  const sent: string[] = [];
  const codes: (number | undefined)[] = [];
  const socket = Object.assign(new EventEmitter(), {
    send: (text: string) => void sent.push(text),
    close: (code?: number) => void codes.push(code),
  });
  const types = () => sent.map((text) => (JSON.parse(text) as WireMessage).type);
  return { socket: socket as unknown as WebSocket, sent, codes, types };
}

const sqlOf = (statement: ReturnType<typeof database>) => statement as unknown as Sql;
const session = (sessionId: string, account = "admin") => ({ sessionId, account });
const placed = (id: number, takenBy: string | null = null) =>
  ({ id, kind: "placed", takenBy, booking: bookingForMessage({ id }) }) as const;
const confirmed = {
  id: 2,
  kind: "confirmed",
  takenBy: null,
  booking: bookingForMessage(),
} as const;

test("a new booking is sent once to each socket of staff, a change each time", async () => {
  const staff = staffSockets(sqlOf(database()));
  const [one, other] = [fakeSocket(), fakeSocket()];
  await staff.add(one.socket, session("session"), null);
  await staff.add(other.socket, session("session"), null);
  for (const event of [placed(1), placed(1), confirmed, confirmed]) staff.send(event);
  for (const { types } of [one, other]) {
    expect(types()).toEqual(["new_booking", "booking_changed", "booking_changed"]);
  }
});

test("a booking taken at the desk is new for all accounts but its own", async () => {
  const staff = staffSockets(sqlOf(database()));
  const [phone, desk, other] = [fakeSocket(), fakeSocket(), fakeSocket()];
  await staff.add(phone.socket, session("phone", "nino"), null);
  await staff.add(desk.socket, session("desk", "nino"), null);
  await staff.add(other.socket, session("other", "dato"), null);
  staff.send(placed(1, "nino"));
  expect([phone, desk, other].map(({ types }) => types())).toEqual([
    ["booking_changed"],
    ["booking_changed"],
    ["new_booking"],
  ]);
});

test("only the last thousand bookings are remembered against duplicates", async () => {
  const staff = staffSockets(sqlOf(database()));
  const { socket, sent } = fakeSocket();
  await staff.add(socket, session("session"), null);
  for (let id = 1; id <= 1_000; id += 1) staff.send(placed(id));
  staff.send(placed(1));
  expect(sent).toHaveLength(1_000);
  staff.send(placed(1_001));
  staff.send(placed(2));
  expect(sent).toHaveLength(1_001);
  staff.send(placed(1));
  expect(sent).toHaveLength(1_002);
});

test("a closed socket is sent nothing", async () => {
  const staff = staffSockets(sqlOf(database()));
  const { socket, sent } = fakeSocket();
  await staff.add(socket, session("session"), null);
  socket.emit("close");
  staff.send(placed(1));
  staff.send(confirmed);
  expect(sent).toEqual([]);
});

test("sockets of ended sessions are closed, with one statement for all", async () => {
  const statement = database([{ id: "open" }]);
  const staff = staffSockets(sqlOf(statement));
  await staff.closeSignedOut();
  expect(statement).not.toHaveBeenCalled();
  const [open, ended] = [fakeSocket(), fakeSocket()];
  await staff.add(open.socket, session("open"), null);
  await staff.add(ended.socket, session("ended"), null);
  await staff.closeSignedOut();
  // Fragments are calls too.
  const statements = statement.mock.calls.filter(([text]) =>
    String(text).includes("select sessions.id"),
  );
  expect(statements).toHaveLength(1);
  expect([open.codes, ended.codes]).toEqual([[], [4401]]);
  staff.send(placed(1));
  expect([open.sent.length, ended.sent.length]).toEqual([1, 0]);
});

const { id: OWN } = bookingForMessage();

test("several sockets of a visitor are sent the changes, until each is closed", async () => {
  const visitors = visitorSockets(sqlOf(database([])));
  const [one, two] = [fakeSocket(), fakeSocket()];
  await visitors.add(one.socket, [OWN]);
  await visitors.add(two.socket, [OWN]);
  one.socket.emit("close");
  visitors.send(confirmed);
  await Promise.resolve();
  expect([one.sent.length, two.sent.length]).toEqual([1, 2]);
  two.socket.emit("close");
  visitors.send(confirmed);
  await Promise.resolve();
  expect(two.sent).toHaveLength(2);
});

test("a visitor's socket whose bookings can't be read is sent no changes", async () => {
  const failing = vi.fn<() => Promise<object[]>>(() => Promise.reject(new Error("unavailable")));
  const visitors = visitorSockets(failing as unknown as Sql);
  const { socket, sent } = fakeSocket();
  const adding = visitors.add(socket, [OWN]);
  visitors.send(confirmed);
  await expect(adding).rejects.toThrow("unavailable");
  expect(sent).toEqual([]);
});
