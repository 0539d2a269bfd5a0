/** @module-tag slow */
import { beforeEach, expect, test } from "vitest";
import type { Role } from "~/web/pages/roles";
import { useRoles } from "../staff/use-roles";

const PAGE = "/admin/calendar/feeds";
const fixture = useRoles();
const { as, post } = fixture;

beforeEach(async () => {
  const { sql } = fixture.site;
  await sql`delete from calendar_feeds`;
  await setConfirmed("0 minutes");
});

const setConfirmed = (ago: string) =>
  fixture.site.sql`update sessions set confirmed_at = now() - ${ago}::interval`;
const expireConfirmations = () => setConfirmed("2 hours");

const make = (role: Role, withNames = true) =>
  post(role, PAGE, {
    intent: "create-feed",
    subject: "today",
    ...(withNames && { withNames: "on" }),
  });

/** Returns the text of the page, and the addresses that it shows, without their origin. */
async function open(role: Role, query = "") {
  const answer = await as(role, PAGE + query);
  const text = await answer.text();
  const addresses = [...text.matchAll(/value="[^"]*(\/feeds\/[^"]+)"/g)].map(([, path]) => path!);
  return { status: answer.status, text, addresses };
}

async function feedIds() {
  const rows = await fixture.site.sql<{ id: number }[]>`select id from calendar_feeds order by id`;
  return rows.map(({ id }) => String(id));
}

const statusOf = async (path: string) => (await as(null, path)).status;
const locationOf = (answer: Response) => [answer.status, answer.headers.get("Location")];

test("is made only in a session that was confirmed lately, and without losing the choice", async () => {
  await expireConfirmations();
  const asked = `${PAGE}?subject=today&withNames=on`;
  expect(locationOf(await make("desk"))).toEqual([
    303,
    `/admin/confirm?next=${encodeURIComponent(asked)}`,
  ]);
  expect(await feedIds()).toEqual([]);
  const confirmed = await open("desk", "?subject=today&withNames=on");
  expect(confirmed.text).toMatch(/<option value="today" selected/);
  expect(confirmed.text).toMatch(/name="withNames"[^>]*checked|checked[^>]*name="withNames"/);
  expect(locationOf(await make("desk", false))).toEqual([303, `${PAGE}?done=created`]);
  await setConfirmed("0 minutes");
  expect((await open("desk", "?subject=today&withNames=on")).text).toContain(
    "your choice is still in the form",
  );
  expect(locationOf(await make("desk"))).toEqual([303, `${PAGE}?done=created`]);
  expect(await feedIds()).toHaveLength(2);
});

test("shows its address, and gets another one, only in a session that was confirmed lately", async () => {
  await make("desk");
  const [address = ""] = (await open("desk")).addresses;
  expect(await statusOf(address)).toBe(200);
  const [id = ""] = await feedIds();
  await expireConfirmations();
  const unconfirmed = await open("desk");
  expect(unconfirmed.addresses).toEqual([]);
  expect(unconfirmed.text).not.toContain(address);
  const confirm = `/admin/confirm?next=${encodeURIComponent(PAGE)}`;
  expect(unconfirmed.text).toContain(`href="${confirm}"`);
  const renewed = await post("desk", PAGE, { intent: "renew-feed", id });
  expect(locationOf(renewed)).toEqual([303, confirm]);
  expect(await statusOf(address)).toBe(200);
  // Ending access needs no confirmation.
  expect((await post("desk", PAGE, { intent: "revoke-feed", id })).status).toBe(303);
  expect(await statusOf(address)).toBe(404);
});

test("belongs to its account: others don't get its address, and owners see and end it", async () => {
  await make("desk");
  await make("owner");
  const [ofDesk, ofOwner] = [await open("desk"), await open("owner")];
  expect([ofDesk.addresses.length, ofOwner.addresses.length]).toEqual([1, 1]);
  expect(ofOwner.text).toContain("Belongs to the-desk");
  expect(ofDesk.text).not.toContain("the-owner");
  const [desk = "", owner = ""] = await feedIds();
  for (const [role, intent, id] of [
    ["owner", "renew-feed", desk],
    ["desk", "renew-feed", owner],
    ["desk", "revoke-feed", owner],
    ["desk", "revoke-feed", "999999"],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other.
    const refused = await post(role, PAGE, { intent, id });
    expect([role, intent, refused.status]).toEqual([role, intent, 404]);
    expect(await refused.text()).toContain(
      "this address no longer exists, or it belongs to somebody else",
    );
    // oxlint-enable no-await-in-loop
  }
  expect(await statusOf(ofDesk.addresses[0]!)).toBe(200);
  expect((await post("owner", PAGE, { intent: "revoke-feed", id: desk })).status).toBe(303);
  expect(await statusOf(ofDesk.addresses[0]!)).toBe(404);
  expect(await statusOf(ofOwner.addresses[0]!)).toBe(200);
});

test("and any other is recorded with the actor when it is made, renewed and revoked", async () => {
  const { sql, flush } = fixture.site;
  await make("desk");
  await make("desk", false);
  const [named = "", plain = ""] = await feedIds();
  await post("desk", PAGE, { intent: "renew-feed", id: plain });
  await post("desk", PAGE, { intent: "renew-feed", id: named });
  await post("owner", PAGE, { intent: "revoke-feed", id: named });
  await post("owner", PAGE, { intent: "revoke-feed", id: named });
  await post("desk", PAGE, { intent: "revoke-feed", id: plain });
  await flush();
  const rows = await sql<{ account: string; detail: string }[]>`
    select account, detail from security_events
    where event = 'feed' and split_part(detail, ' ', 2) = any(${[named, plain]}) order by id`;
  expect(rows.map(({ account, detail }) => `${account}: ${detail}`)).toEqual([
    `the-desk: add ${named} today with names`,
    `the-desk: add ${plain} today without names`,
    `the-desk: renew ${plain} today without names`,
    `the-desk: renew ${named} today with names`,
    `the-owner: revoke ${named} today with names of the-desk`,
    `the-desk: revoke ${plain} today without names`,
  ]);
  const log = await (await as("owner", "/admin/security")).text();
  expect(log).toContain("Calendar link: done");
});

test("can't be made while the account has to choose a password first", async () => {
  const { sql } = fixture.site;
  await sql`update users set password_state = 'first' where username = 'the-desk'`;
  expect(locationOf(await make("desk"))).toEqual([303, "/admin/account"]);
  await sql`update users set password_state = 'good' where username = 'the-desk'`;
  expect(await feedIds()).toEqual([]);
});

// This test ends the session of the desk.
test("ends at once when its account is disabled or gets another role, and goes with it", async () => {
  await make("desk");
  await make("desk", false);
  const { addresses } = await open("desk");
  const [named = "", plain = ""] = addresses;
  const change = (fields: Record<string, string>) =>
    post("owner", "/admin/accounts", { username: "the-desk", ...fields });
  const statuses = async () => [await statusOf(named), await statusOf(plain)];
  for (const [fields, status] of [
    [{ intent: "disable" }, 404],
    [{ intent: "enable" }, 200],
    [{ intent: "role", role: "driver" }, 404],
    [{ intent: "role", role: "desk" }, 200],
    [{ intent: "disable" }, 404],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other.
    expect((await change(fields)).status).toBe(303);
    // oxlint-disable-next-line no-await-in-loop
    expect([fields, ...(await statuses())]).toEqual([fields, status, 200]);
  }
  expect((await open("owner")).text).toContain("This address is off");
  const accounts = await (await as("owner", "/admin/accounts")).text();
  expect(accounts).toContain("1 calendar link with names");
});
