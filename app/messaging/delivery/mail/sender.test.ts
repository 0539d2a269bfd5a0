import { domainToUnicode } from "node:url";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { insertLinksMail } from "~/booking/manage/find/lost-links.queries.server";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { bookingSchema } from "~/booking/booking.schema";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { testSite } from "~/catalog/company/testing/test-site";
import { answerDecision, loadDecision } from "~/messaging/delivery/decide/decision-page.server";
import { insertReminders } from "~/messaging/delivery/scheduled.queries.server";
import { fillModel } from "~/messaging/delivery/testing/fill-model";
import { headersOf, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { place, readOutbox } from "~/messaging/delivery/testing/place";
import { useMail } from "~/messaging/delivery/testing/use-mail";

const database = useTestDatabase();
const mailbox = useMail(database);
const { book, expectRows } = mailbox;
const LURE = "You won! Claim at evil.example/x, code 4711";

test.each([
  ["x@münchen.de", "x@xn--mnchen-3ya.de"],
  ["info@firma.გე", "info@firma.xn--node"],
  ["info@firma.xn--node", "info@firma.xn--node"],
  ["r&d@example.com", "r&d@example.com"],
  ["o'neil!#$%*+-/=?^_`{|}~@example.com", "o'neil!#$%*+-/=?^_`{|}~@example.com"],
])("a mail to %s reaches %s", async (typed, address) => {
  const { email } = bookingSchema.parse(bookingInput({ email: typed }));
  await book("emailVisitor", { email });
  await expectRows("emailVisitor", [{ state: "sent" }]);
  const [mail, ...others] = mailbox.server.mails;
  expect([others, headersOf(mail!).get("to")]).toEqual([[], address]);
  // The server shows the recipient of the envelope in the letters of its domain.
  const [name, domain = ""] = address.split("@");
  expect(mail!.to).toEqual([`${name}@${domainToUnicode(domain)}`]);
});

describe("the company's mail", () => {
  test("has all details and the calendar file, and replies go to the visitor", async () => {
    const notes = "Flight TK 386\n<b>late</b>";
    const { id, email } = await book("emailOperator", { notes, name: "ნინო ბერიძე" });
    await expectRows("emailOperator", [{ state: "sent" }]);
    const [mail] = mailbox.server.to(testSite.company.email);
    const [{ uid } = { uid: "" }] = await readOutbox(database.sql);
    const headers = headersOf(mail!);
    expect(headers.get("message-id")).toBe(`<${uid}@localhost>`);
    expect(headers.get("reply-to")).toBe(email);
    const text = textOf(mail!);
    for (const part of [`New request ${id}`, "ნინო ბერიძე", "Toyota RAV4", "$300", "TK 386"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("&lt;b&gt;late&lt;/b&gt;");
    expect(mail!.source).toContain("Content-Type: text/calendar; charset=utf-8");
    expect(text).toContain("BEGIN:VCALENDAR");
  });

  test("contains the visitor's message", async () => {
    const { token } = await book("emailOperator");
    await insertMessage(database.sql, { token, text: "A child seat, please" }, ["emailOperator"]);
    await expectRows("emailOperator", [{ state: "sent" }, { state: "sent" }]);
    expect(mailbox.server.mails.map(textOf).join("\n")).toContain("A child seat, please");
  });

  test("has a link that decides once, by its buttons and not by being opened", async () => {
    const { id } = await book("emailOperator");
    await expectRows("emailOperator", [{ state: "sent" }]);
    const [, token = ""] = /\/decide\/([\w-]{22})/.exec(textOf(mailbox.server.mails[0]!)) ?? [];
    const open = () => loadDecision(database.sql, token, testSite.company.hours);
    expect(await open()).toMatchObject({ kind: "open", booking: { id, status: "pending" } });
    expect(await open()).toMatchObject({ kind: "open" });
    expect(JSON.stringify(await open())).not.toContain(token);
    expect(await database.sql`select from decision_links where id = ${token}`).toHaveLength(0);

    const request = new Request("http://localhost/decide/x", { method: "POST" });
    const submit = (status: string, sure = "on") => {
      const form = new FormData();
      form.set("status", status);
      form.set("sure", sure);
      return answerDecision(testStore(database.sql), request, token, form);
    };
    const others = await fillModel(database.sql, id);
    const refused = { data: { conflicts: others }, init: { status: 409 } };
    expect(await submit("confirmed", "")).toMatchObject({ data: { asks: "confirmed" } });
    expect(await submit("confirmed")).toMatchObject(refused);
    expect(await open()).toMatchObject({ kind: "open" });
    await database.sql`delete from bookings where id = any(${others}::bigint[])`;
    expect(await submit("confirmed")).toMatchObject({ status: 303 });
    expect(await submit("cancelled")).toMatchObject({ status: 303 });
    const decided = { kind: "decided", id, status: "confirmed", decidedBy: "email", gaps: [] };
    expect(await open()).toEqual(decided);
    await expect(submit("completed")).rejects.toMatchObject({ init: { status: 400 } });
    await database.sql`update decision_links set expires_at = now()`;
    expect(await open()).toBeNull();
    await expect(submit("cancelled")).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe("the headers of the company's mail", () => {
  test("do not have what the visitor typed", async () => {
    const { id } = await book("emailOperator", { name: LURE });
    const { token } = await book("emailOperator", { name: LURE });
    await insertMessage(database.sql, { token, text: LURE }, ["emailOperator"]);
    await expectRows("emailOperator", [{ state: "sent" }, { state: "sent" }, { state: "sent" }]);
    const subjects = mailbox.server.mails.map((mail) => headersOf(mail).get("subject"));
    expect(subjects).toContain(`New request ${id}`);
    for (const mail of mailbox.server.mails) {
      expect([...headersOf(mail).values()].join()).not.toContain("evil");
    }
  });

  test("do not allow another header in it", async () => {
    await book("emailOperator", { name: "Nino\r\nBcc: all@example.com\r\n\r\nHello" });
    await expectRows("emailOperator", [{ state: "sent" }]);
    expect(mailbox.server.mails).toHaveLength(1);
    expect(mailbox.server.mails[0]!.to).toEqual([testSite.company.email]);
    expect(headersOf(mailbox.server.mails[0]!).has("bcc")).toBe(false);
  });
});

describe("the visitor's mail", () => {
  test.each([
    ["en", "We have your request"],
    ["ka", "თქვენი მოთხოვნა მივიღეთ"],
  ] as const)("is in the booking's language: %s", async (lang, head) => {
    const { email, token } = await book("emailVisitor", { notes: "SPAM http://x.example" }, lang);
    await expectRows("emailVisitor", [{ state: "sent" }]);
    const [mail] = mailbox.server.to(email);
    const text = textOf(mail!);
    expect(headersOf(mail!).has("subject")).toBe(true);
    expect(text).toContain(head);
    expect(text).toContain(`/bookings/${token}`);
    // A request has no voucher yet.
    expect(text).not.toContain("/voucher");
    // The address is unverified: no free text.
    expect(text).not.toContain("SPAM");
    expect(headersOf(mail!).get("reply-to")).toContain(testSite.company.email);
    expect(headersOf(mail!).get("auto-submitted")).toBe("auto-generated");
  });

  test(
    "adds the booking to the calendar when it is confirmed, and removes it when cancelled",
    { tags: "slow" },
    async () => {
      const { id, email } = await book("emailVisitor");
      await expectRows("emailVisitor", [{ state: "sent" }]);
      for (const status of ["confirmed", "cancelled"] as const) {
        const change = { id: BigInt(id), status, actor: "admin" };
        await updateBookingStatus(database.sql, change, ["emailVisitor"]);
        const rows = await readOutbox(database.sql);
        await expectRows(
          "emailVisitor",
          rows.map(() => ({ state: "sent" })),
        );
      }
      const [, confirmed, cancelled] = mailbox.server.to(email);
      expect(confirmed!.source).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
      expect(cancelled!.source).toMatch(/text\/calendar; charset=utf-8; method=CANCEL/i);
      expect(textOf(cancelled!)).toContain("SEQUENCE:2");
    },
  );

  test("has nothing that the visitor typed, not even the name", async () => {
    const { id, email } = await book("emailVisitor", { name: LURE, notes: LURE });
    await expectRows("emailVisitor", [{ state: "sent" }]);
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, ["emailVisitor"]);
    await expectRows("emailVisitor", [{ state: "sent" }, { state: "sent" }]);
    const mails = mailbox.server.to(email);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(headersOf(mail).get("to")).toBe(email);
      expect(`${mail.source}${textOf(mail)}`).not.toMatch(/evil|You won/);
    }
  });

  test("is not sent if the status has changed since", async () => {
    const { id } = await book("emailVisitor");
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, ["emailVisitor"]);
    await expectRows("emailVisitor", [{ kind: "confirmed", state: "sent" }]);
    expect(mailbox.server.mails).toHaveLength(1);
  });
});

describe("the mail with the links of an address", () => {
  const request = { email: "Many@Example.com", requester: "somebody" };

  test("has those of its current bookings, and nothing that a visitor typed", async () => {
    const { sql } = database;
    const typed = { email: "many@example.com", name: LURE, notes: LURE };
    const later = await place(sql, [], { ...typed, pickupDate: "2030-06-12" });
    const next = await place(sql, [], { ...typed, pickupDate: "2030-06-09" }, "ka");
    const over = await place(sql, [], {
      ...typed,
      pickupDate: "2020-06-09",
      returnDate: "2020-06-10",
    });
    const other = await place(sql, [], { ...typed, email: "other@example.com" });
    await insertLinksMail(sql, request);
    await expectRows("emailVisitor", [{ kind: "links", state: "sent" }]);
    const [mail, ...rest] = mailbox.server.to("many@example.com");
    expect(rest).toEqual([]);
    expect(headersOf(mail!).get("auto-submitted")).toBe("auto-generated");
    const text = textOf(mail!);
    expect(text).toContain(next.token);
    expect(text.indexOf(next.token)).toBeLessThan(text.indexOf(later.token));
    for (const { reference, token } of [over, other]) {
      expect(text).not.toContain(reference);
      expect(text).not.toContain(token);
    }
    expect(text).toContain(`ჯავშანი ${next.reference}`);
    expect(`${mail!.source}${text}`).not.toMatch(/evil|You won/);
  });

  test("has ten at most, and is dropped once none is current", async () => {
    const { sql } = database;
    const email = "busy@example.com";
    for (let count = 0; count < 12; count += 1) {
      await place(sql, [], { email, notes: `Trip ${count}` });
    }
    await insertLinksMail(sql, { ...request, email });
    await expectRows("emailVisitor", [{ kind: "links", state: "sent" }]);
    expect(
      textOf(mailbox.server.to(email)[0]!).match(/\/bookings\/[\w-]{22}\?m=[\w-]{22}(?=\s)/g),
    ).toHaveLength(10);
    await insertLinksMail(sql, { ...request, email });
    await sql`update bookings set status = 'cancelled', cancel_reason = 'company' where email = ${email}`;
    await expectRows("emailVisitor", [{ kind: "links", state: "sent" }]);
    expect(mailbox.server.to(email)).toHaveLength(1);
  });
});

describe("the visitor's reminder", () => {
  test("is sent for a confirmed booking, and not after it was cancelled", async () => {
    const [confirmed, cancelled] = [
      await place(database.sql, [], { name: "Confirmed" }),
      await place(database.sql, [], { name: "Cancelled" }),
    ];
    for (const { id } of [confirmed, cancelled]) {
      await updateBookingStatus(
        database.sql,
        { id: BigInt(id), status: "confirmed", actor: "a" },
        [],
      );
    }
    await insertReminders(database.sql, new Date("2030-06-09T07:00:00Z"));
    const change = { id: BigInt(cancelled.id), status: "cancelled", actor: "a" } as const;
    await updateBookingStatus(database.sql, change, []);
    await expectRows("emailVisitor", [{ kind: "reminder", state: "sent" }]);
    expect(mailbox.server.mails).toHaveLength(1);
    const [mail] = mailbox.server.mails;
    expect(headersOf(mail!).get("subject")).toBe(
      `Booking ${confirmed.reference}: see you tomorrow`,
    );
    expect(await readOutbox(database.sql)).toHaveLength(1);
  });

  test("is not sent on the day of the pick-up", async () => {
    const { id } = await place(database.sql, [], { name: "Late", pickupDate: "2026-01-10" });
    const change = { id: BigInt(id), status: "confirmed", actor: "a" } as const;
    await updateBookingStatus(database.sql, change, []);
    await database.sql`update booking_events set created_at = '2026-01-01'`;
    await insertReminders(database.sql, new Date("2026-01-09T07:00:00Z"));
    expect(await readOutbox(database.sql)).toHaveLength(1);
    await expectRows("emailVisitor", []);
    expect(await readOutbox(database.sql)).toEqual([]);
    expect(mailbox.server.mails).toEqual([]);
  });
});
