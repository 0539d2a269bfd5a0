/** @module-tag slow */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { passTime } from "~/messaging/delivery/testing/place";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { inDatabase, seenNow } from "../site-database";
import { bookingBody, bookingOf, postBooking, signIn, useSite } from "../site-fixture";

/** An address where nothing listens: the port of `discard`. */
const NOWHERE = "127.0.0.1:9";

const NO_MAIL = "The customer gets no email: this site can’t send any.";
const ANSWERS = [
  ["confirmed", {}],
  ["cancelled", { reason: "refused" }],
  ["cancelled", { reason: "company" }],
] as const;

let customers = 0;

/** Opens the desk of a site. */
function useDesk(fixture: ReturnType<typeof useSite>) {
  let Cookie = "";
  beforeAll(async () => {
    Cookie = await signIn(fixture.site);
  });
  return {
    async place() {
      customers += 1;
      const body = bookingBody({
        name: `Guest ${customers}`,
        email: `guest${customers}@example.com`,
      });
      return bookingOf(await postBooking(fixture.site, body)).id;
    },
    async mainOf(path: string, flash = "") {
      const headers = { Cookie: `${Cookie}; ${flash}` };
      return openPage(await sendRequest(fixture.site, `${path}?lng=en`, { headers })).textOf(
        "main",
      )!;
    },
    /** Presses a button twice, with the fields of its first page. Resolves with the page that follows. */
    async answer(id: number, fields: Record<string, string>) {
      const path = `/admin/bookings/${id}`;
      const form = {
        intent: "status",
        id: `${id}`,
        ...(await seenNow(fixture.site, id)),
        ...fields,
      };
      const first = await sendForm(fixture.site, `${path}?lng=en`, form, { Cookie });
      const again = await sendForm(fixture.site, `${path}?lng=en`, form, { Cookie });
      expect([first.status, again.status]).toEqual([303, 303]);
      const events = await inDatabase(
        fixture.site,
        (sql) => sql`
          select from booking_events where booking_id = ${id} and kind = ${fields["status"] ?? ""}`,
      );
      expect(events).toHaveLength(1);
      return this.mainOf(path, first.headers.getSetCookie()[0]!.split(";")[0]);
    },
  };
}

describe("a site without mail", () => {
  const desk = useDesk(useSite());

  test.each(ANSWERS)("says that nobody was written to: %s %j", async (status, fields) => {
    const id = await desk.place();
    for (const path of ["/admin/today", `/admin/bookings/${id}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other.
      expect(await desk.mainOf(path)).toContain(NO_MAIL);
    }
    expect(await desk.answer(id, { status, ...fields })).toContain(NO_MAIL);
  });
});

describe("a site whose mail server and Telegram can’t be reached", () => {
  const fixture = useSite({
    SMTP_URL: `smtp://${NOWHERE}`,
    TELEGRAM_BOT_TOKEN: "1:token",
    TELEGRAM_CHAT_ID: "1",
    TELEGRAM_API_URL: `http://${NOWHERE}`,
  });
  const desk = useDesk(fixture);
  const ofEmails = (sql: Parameters<typeof passTime>[0], id: number) => sql`
    select from outbox
    where booking_id = ${id} and channel = 'emailVisitor' and last_error like 'SMTP%'`;

  test.each(ANSWERS)("says which e-mails were not received: %s %j", async (status, fields) => {
    const id = await desk.place();
    const path = `/admin/bookings/${id}`;
    const flash = await desk.answer(id, { status, ...fields });
    expect(flash).not.toContain("The customer gets no email");
    await inDatabase(fixture.site, async (sql) => {
      await passTime(sql);
      await sql`select pg_notify('booking_events', '')`;
      await vi.waitFor(async () => {
        await sql`update outbox set next_at = now() where booking_id = ${id} and attempts = 0`;
        expect(await ofEmails(sql, id)).not.toHaveLength(0);
      }, SOON);
    });
    const page = await desk.mainOf(path);
    expect(page).toContain("Could not be sent");
    expect(page).toContain("The customer has not received this email.");
    expect(page).toContain("The site will send it as soon as it can.");
    expect(page).not.toContain("Resend");
    await inDatabase(
      fixture.site,
      (sql) => sql`
        update outbox set dead_at = now(), last_error = 'SMTP 550 no such user'
        where booking_id = ${id} and channel = 'emailVisitor'`,
    );
    for (const one of ["/admin/today", path]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other.
      const text = await desk.mainOf(one);
      expect(text).toContain("The customer has not received this email.");
      expect(text).toContain("SMTP 550 no such user");
      expect(text).toContain("Resend");
    }
  });

  test("says that a customer without an address was not written to", async () => {
    const id = await desk.place();
    await inDatabase(fixture.site, (sql) => sql`update bookings set email = '' where id = ${id}`);
    expect(await desk.answer(id, { status: "cancelled", reason: "refused" })).toContain(
      "The customer gets no email: we have no address.",
    );
  });
});
