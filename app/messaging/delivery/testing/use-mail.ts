import { afterAll, beforeAll, beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { testSecret } from "~/booking/testing/test-store";
import { testSite } from "~/catalog/company/testing/test-site";
import { createMailer } from "~/messaging/delivery/mail/mailer.server";
import { companyMailSender } from "~/messaging/delivery/mail/company-sender.server";
import { customerMailSender } from "~/messaging/delivery/mail/customer-sender.server";
import { expectOutbox } from "./expect-outbox";
import { startMailServer, type MailStandIn } from "./mail-stand-in";
import { place } from "./place";

type MailChannel = "emailOperator" | "emailVisitor";

/** Provides a mail server for a test file's database. Bookings and mails are deleted before each test. */
export function useMail(database: TestDatabase) {
  let server: MailStandIn | undefined;
  let customers = 0;

  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    await database.sql`delete from bookings`;
    if (server) server.mails.length = 0;
  });

  function started() {
    if (!server) throw new Error("the mail server starts before the tests");
    return server;
  }

  return {
    get server() {
      return started();
    },
    /** Places a booking of another customer. */
    book(channel: MailChannel, changes = {}, lang: "en" | "ka" = "en") {
      customers += 1;
      const email = `guest${customers}@example.com`;
      return place(database.sql, [channel], { email, ...changes }, lang);
    },
    /** Sends the due rows of a channel and compares the outbox. */
    async expectRows(channel: MailChannel, expected: object[], url = started().url) {
      const mailer = createMailer(url);
      const site = () => testSite;
      const settings = { mailer, from: null, site, lang: "en" as const, secret: testSecret };
      const make = channel === "emailOperator" ? companyMailSender : customerMailSender;
      await expectOutbox(database.sql, make(database.sql, settings), expected);
    },
  };
}
