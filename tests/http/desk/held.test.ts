/** @module-tag slow */
import { beforeEach, describe, expect, test } from "vitest";
import { SOON } from "#db/testing/soon";
import { place } from "~/messaging/delivery/testing/place";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase } from "../site-database";
import { signIn, useSite } from "../site-fixture";

describe("messages that a restore holds", () => {
  const fixture = useSite();
  let Cookie: string;
  let customers = 0;

  beforeEach(async () => {
    customers += 1;
    Cookie = await signIn(fixture.site);
    await inDatabase(fixture.site, async (sql) => {
      await sql`truncate outbox`;
      const { id } = await place(sql, ["webhook"], { name: `Guest ${customers}` });
      await sql`
        update outbox set held_at = now(), next_at = 'infinity' where booking_id = ${id}`;
    });
  });

  const open = async (path: string) =>
    openPage(await sendRequest(fixture.site, path, { headers: { Cookie } }));
  const stateOf = () =>
    inDatabase(fixture.site, async (sql) => {
      const rows = await sql`
        select held_at is not null as "isHeld", dropped_at is not null as "isDropped",
          next_at <= now() as "isDue" from outbox`;
      return rows[0];
    });

  test.each([
    ["send", "messages sent: 1", { isHeld: false, isDropped: false, isDue: true }],
    ["drop", "messages dropped: 1", { isHeld: false, isDropped: true, isDue: false }],
  ])("can be decided by %s, which the security log has", async (intent, detail, state) => {
    const { site } = fixture;
    const sent = await sendForm(site, "/admin/held?lng=ka", { intent }, { Cookie });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/admin/held?lng=ka"]);
    expect(await stateOf()).toEqual(state);
    const security = async () => (await open("/admin/security")).textOf("main");
    await expect.poll(security, SOON).toContain(detail);
    expect(await security()).toContain("Restore from a backup: done");
    expect((await open("/admin/held")).textOf("main")).toContain("No messages are held.");
    // The second press of a double click decides nothing more.
    await sendForm(site, "/admin/held", { intent }, { Cookie });
    expect(await stateOf()).toEqual(state);
  });

  test.each(["", "resend", "sent"])("stay as they are by the intent “%s”", async (intent) => {
    const answer = await sendForm(fixture.site, "/admin/held", { intent }, { Cookie });
    expect(answer.status).toBe(400);
    expect(openPage(answer).byRole("alert")).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ isHeld: true });
  });

  test("are announced on the desk's pages", async () => {
    const words = "1 message has been held since a backup was restored.";
    for (const path of ["/admin", "/admin/today", "/admin/fleet"]) {
      expect((await open(path)).textOf("main")).toContain(words);
    }
  });

  test("are nobody's without a session", async () => {
    const { site } = fixture;
    const answer = await sendForm(site, "/admin/held", { intent: "send" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/admin\?next=/),
    ]);
    expect(await stateOf()).toMatchObject({ isHeld: true });
  });
});
