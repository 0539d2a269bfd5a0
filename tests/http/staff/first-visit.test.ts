/** @module-tag slow */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { PAGES } from "~/web/pages/page-table";
import { mayOpen } from "~/web/pages/may-open";
import type { Page } from "~/web/pages/page";
import { sendForm, sendRequest } from "../answer";
import { inDatabase } from "../site-database";
import { bookingBody, postBooking, signIn } from "../site-fixture";
import { handshake, openSocket } from "../sockets/staff-socket";
import { useTwoNodes } from "../two-nodes";

const nodes = useTwoNodes();
const FIRST = "a first password";
const CUSTOMER = "Ana Kobaladze";
const LIST = "/admin?tab=bookings";

/** The session of an owner who has to change the first password. */
let first: string;

beforeAll(async () => {
  await postBooking(nodes.first, bookingBody({ name: CUSTOMER }));
  const added = { intent: "add", username: "nino", role: "owner", password: FIRST };
  await sendForm(nodes.first, "/admin/accounts", added, { Cookie: nodes.Cookie });
  first = await signIn(nodes.first, FIRST, "nino");
});

/** Switches the demand for a second factor on or off at the desk. */
async function demand(state: "on" | "off") {
  await inDatabase(nodes.first, async (sql) => {
    await sql`update sessions set confirmed_at = now()`;
  });
  const fields = { intent: "demand-factor", demand: state };
  const sent = await sendForm(nodes.first, "/admin/account", fields, { Cookie: nodes.Cookie });
  expect(sent.headers.get("Location")).toMatch(/done=(?:demanded|notDemanded)$/);
}

const open = (Cookie: string, path: string, method = "GET") =>
  sendRequest(nodes.first, path, { method, headers: { Cookie } });
const post = (Cookie: string, path: string, intent: string) =>
  sendForm(nodes.first, path, { intent, username: "x", password: "x" }, { Cookie });

/** The pages that are open before: the account's, and those that its forms need. */
const FIRST_PAGES = new Set(["deskAccount", "deskConfirm", "deskPasskey"]);
const CLOSED = (PAGES as readonly Page[]).filter(
  ({ id, roles }) => roles && mayOpen("owner", { roles }) && !FIRST_PAGES.has(id),
);

function pathOf({ id, pattern }: Page) {
  if (id === "desk") return LIST;
  return pattern.replaceAll(/:\w+/g, (name) => (name === ":section" ? "services" : "1"));
}

test.each(CLOSED)("with a first password nothing is read or sent at $id", async (page) => {
  const path = pathOf(page);
  const data = path.replace(/(?=\?|$)/, ".data");
  const answers = await Promise.all([
    ...[path, data, path.replace("/a", "/%61")].map((spelled) => open(first, spelled)),
    ...["POST", "PATCH", "DELETE"].map((method) => open(first, path, method)),
    ...["nonsense", "status", "sign-in"].map((intent) => post(first, path, intent)),
  ]);
  for (const { status, text, headers } of answers) {
    expect(text).not.toContain(CUSTOMER);
    const to = headers.get("Location") ?? "";
    // A redirect of the router's data stands in a body with another status.
    const isSent = status < 300 && !text.includes("/admin/account");
    expect([page.id, status, isSent, to.split("?")[0]]).toEqual([
      page.id,
      status,
      false,
      status === 303 ? "/admin/account" : "",
    ]);
  }
});

test("with a first password there is no bell, and no socket opens at any node", async () => {
  const hasBell = async (Cookie: string) =>
    (await open(Cookie, "/admin/account")).text.includes('id="notifications"');
  expect([await hasBell(first), await hasBell(nodes.Cookie)]).toEqual([false, true]);
  for (const site of [nodes.first, nodes.second]) {
    expect(await handshake(site, "/ws?since=0", { Cookie: first })).toBe(401);
  }
});

describe("when the owner demands a second factor", () => {
  afterEach(() => demand("off"));

  test("the sockets of sessions by a password alone close at once, at every node", async () => {
    const sockets = await Promise.all(
      [nodes.first, nodes.second].map((site) => openSocket(site, { Cookie: nodes.Cookie })),
    );
    await demand("on");
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
    for (const site of [nodes.first, nodes.second]) {
      expect(await handshake(site, "/ws?since=0", { Cookie: nodes.Cookie })).toBe(401);
    }
    expect((await open(nodes.Cookie, "/api/bookings")).status).toBe(403);
    expect((await post(nodes.Cookie, LIST, "nonsense")).text).not.toContain(CUSTOMER);
    expect((await open(nodes.Cookie, LIST)).headers.get("Location")).toBe("/admin/account");
  });
});
