import { beforeEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { hash } from "~/booking/links/token.server";
import { testStore } from "~/booking/testing/test-store";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import { decide } from "~/messaging/delivery/decide.server";
import { insertDecisionLink } from "~/messaging/delivery/decision-links.queries.server";
import { insertSession } from "~/staff/session.queries.server";
import { newSessionToken } from "~/staff/session.server";
import { findUser, insertUser } from "~/staff/staff.queries.server";
import { cheapHash } from "~/staff/testing/cheap-hash";
import { place } from "~/messaging/delivery/testing/place";
import { placeClosely } from "~/messaging/delivery/testing/place-closely";
import { answerDecision, loadDecision } from "./decision-page.server";

const database = useTestDatabase();
const TOKEN = "d".repeat(22);
const wakeNodes = vi.fn<() => void>();
let customers = 0;

beforeEach(async () => {
  wakeNodes.mockReset();
  await database.sql`delete from bookings`;
});

const store = () => ({ ...testStore(database.sql), wakeNodes });
const load = (token = TOKEN) => loadDecision(database.sql, token, DEFAULT_HOURS);

async function book() {
  customers += 1;
  const { id } = await place(database.sql, [], { name: `Guest ${customers}` });
  await insertDecisionLink(database.sql, { id: hash(TOKEN), bookingId: id });
  return id;
}

/** Presses a button as a person does on the second page, unless `fields` say otherwise. */
function submit(
  status: string,
  {
    token = TOKEN,
    Cookie = "",
    fields = { asked: "on", sure: "on" } as Record<string, string>,
  } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ status, ...fields })) form.set(name, value);
  const headers = { Cookie };
  const request = new Request("https://mgzavri.example/decide/x?lng=ka", {
    method: "POST",
    headers,
  });
  return answerDecision(store(), request, token, form);
}

async function statusOf(id: number) {
  const [row] = await database.sql<{ status: string }[]>`
    select status from bookings where id = ${id}`;
  return row?.status;
}

const decideOn = (id: number, status: "confirmed" | "cancelled") =>
  decide(store(), { id: BigInt(id), status, actor: "admin" });

describe("the link of an e-mail", () => {
  test("shows the pending booking, without secrets", async () => {
    const id = await book();
    const view = await load();
    expect(view).toMatchObject({ kind: "open", booking: { id, status: "pending" } });
    expect(view).not.toHaveProperty("booking.token");
    expect(view).not.toHaveProperty("booking.message");
    expect(view).not.toHaveProperty("booking.actor");
  });

  test("decides once, and leads back to its page", async () => {
    const id = await book();
    const answer = (await submit("confirmed")) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/decide/${TOKEN}?lng=ka`,
    ]);
    expect(await statusOf(id)).toBe("confirmed");
    expect(wakeNodes).toHaveBeenCalledOnce();
    await submit("cancelled");
    expect(await statusOf(id)).toBe("confirmed");
    expect(await load()).toEqual({
      kind: "decided",
      id,
      status: "confirmed",
      decidedBy: "email",
      gaps: [],
    });
  });

  test("does not decide again if the booking is pending again", async () => {
    const id = await book();
    await submit("confirmed");
    await database.sql`update bookings set status = 'pending'`;
    expect(await load()).toMatchObject({ kind: "decided", status: "pending" });
    await submit("cancelled");
    expect(await statusOf(id)).toBe("pending");
  });

  test("shows a decision that was made elsewhere", async () => {
    const id = await book();
    await decideOn(id, "cancelled");
    expect(await load()).toEqual({
      kind: "decided",
      id,
      status: "cancelled",
      decidedBy: "admin",
      gaps: [],
    });
  });

  test.each(["e".repeat(22), "", "\0"])("with the token %j is unknown", async (token) => {
    await book();
    expect(await load(token)).toBeNull();
    await expect(submit("confirmed", { token })).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("ends after seven days", async () => {
    await book();
    const [link] = await database.sql<{ days: number }[]>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days from decision_links`;
    expect(link?.days).toBe(7);
    await database.sql`update decision_links set expires_at = now()`;
    expect(await load()).toBeNull();
  });

  test.each(["", "pending", "completed"])("can't set the status %j", async (status) => {
    await book();
    await expect(submit(status)).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("a request that comes late", () => {
  const movePickup = (pickup: string, back: string) => database.sql`
    update bookings set pickup_date = business_time(now() + ${pickup}::interval)::date,
      return_date = business_time(now() + ${back}::interval)::date`;

  test("whose pick-up has passed is confirmed by who has read that", async () => {
    const id = await book();
    await movePickup("-2 days", "3 days");
    expect(await load()).toMatchObject({ booking: { isPickupPast: true, isOver: false } });
    expect(await submit("confirmed")).toMatchObject({
      data: { asks: "confirmed", isUnanswered: false },
      init: { status: 409 },
    });
    expect(await statusOf(id)).toBe("pending");
    await submit("confirmed", { fields: { asked: "on", sure: "on", past: "on" } });
    expect(await statusOf(id)).toBe("confirmed");
  });

  test("whose rental is over can only be cancelled", async () => {
    const id = await book();
    await movePickup("-9 days", "-2 days");
    const fields = { asked: "on", sure: "on", past: "on" };
    expect(await submit("confirmed", { fields })).toMatchObject({
      data: { isOver: true },
      init: { status: 409 },
    });
    expect(await statusOf(id)).toBe("pending");
    await submit("cancelled");
    expect(await statusOf(id)).toBe("cancelled");
  });
});

describe("a press by a machine", () => {
  const statusIn = (answer: unknown) => (answer as { init?: { status?: number } }).init?.status;

  test.each([
    ["the first button", {}, 200, false],
    ["the button of the second page", { asked: "on" }, 422, true],
    ["that fills in fields", { asked: "on", sure: "x" }, 422, true],
    ["that fills in nothing", { asked: "", sure: "" }, 422, true],
  ])("decides nothing: %s", async (_, fields: Record<string, string>, status, isUnanswered) => {
    const id = await book();
    for (const wanted of ["confirmed", "cancelled", "confirmed"]) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other.
      const answer = await submit(wanted, { fields });
      expect(answer).toMatchObject({ data: { asks: wanted, isUnanswered } });
      expect(statusIn(answer)).toBe(status);
    }
    expect(await statusOf(id)).toBe("pending");
    expect(await load()).toMatchObject({ kind: "open" });
    expect(wakeNodes).not.toHaveBeenCalled();
  });

  test.each([
    ["the owner", "owner", null, true],
    ["the desk", "desk", null, true],
    ["a driver, who is asked", "driver", null, false],
    ["an account with a first password, which is asked", "owner", "first", false],
  ] as const)("is none on a device of staff: %s", async (_, role, passwordState, counts) => {
    const { sql } = database;
    const id = await book();
    const state = passwordState ?? "good";
    const username = `${role}-${state}`;
    await insertUser(sql, username, cheapHash("long enough words"), { role, state });
    const { token, id: session } = newSessionToken();
    const { id: userId, passwordSetAt } = (await findUser(sql, username))!;
    await insertSession(sql, { id: session, userId, passwordSetAt, seconds: 60, device: "" });
    const answer = await submit("confirmed", { Cookie: `__Host-session=${token}`, fields: {} });
    expect(await statusOf(id)).toBe(counts ? "confirmed" : "pending");
    expect(statusIn(answer) ?? (answer as Response).status).toBe(counts ? 303 : 200);
    const view = counts ? { kind: "decided", decidedBy: username } : { kind: "open" };
    expect(await load()).toMatchObject(view);
  });

  test("or of staff who cancel: they are asked, then it is in their name", async () => {
    const { sql } = database;
    const id = await book();
    const username = "asked-before-cancelling";
    await insertUser(sql, username, cheapHash("long enough words"));
    const { token, id: session } = newSessionToken();
    const { id: userId, passwordSetAt } = (await findUser(sql, username))!;
    await insertSession(sql, { id: session, userId, passwordSetAt, seconds: 60, device: "" });
    const Cookie = `__Host-session=${token}`;
    const asked = await submit("cancelled", { Cookie, fields: {} });
    expect(asked).toMatchObject({ data: { asks: "cancelled", isUnanswered: false } });
    expect(await statusOf(id)).toBe("pending");
    await submit("cancelled", { Cookie });
    expect(await load()).toMatchObject({ status: "cancelled", decidedBy: username });
  });

  test("is none without a session that still counts", async () => {
    const id = await book();
    await submit("confirmed", { Cookie: `__Host-session=${"x".repeat(43)}`, fields: {} });
    expect(await statusOf(id)).toBe("pending");
  });
});

test("the page of a decision says that little time is left to another rental, without the customer's name", async () => {
  const { first, second } = await placeClosely(database.sql);
  await decideOn(first, "confirmed");
  await insertDecisionLink(database.sql, { id: hash(TOKEN), bookingId: second });
  expect(JSON.stringify(await load())).not.toContain("gaps");
  await submit("confirmed");
  expect(await load()).toEqual({
    kind: "decided",
    id: second,
    status: "confirmed",
    decidedBy: "email",
    gaps: [{ id: first, isBefore: true, minutes: 30, needed: 60 }],
  });
});

describe("a decision", () => {
  test("is made once", async () => {
    const id = await book();
    expect(await decideOn(id, "confirmed")).toEqual({ ok: true });
    expect(await decideOn(id, "cancelled")).toEqual({
      ok: false,
      reason: "decided",
      status: "confirmed",
      by: "admin",
    });
    expect(wakeNodes).toHaveBeenCalledOnce();
  });

  test("on an unknown booking is refused", async () => {
    expect(await decideOn(999_999, "confirmed")).toEqual({ ok: false, reason: "unknown" });
  });
});
