/** @module-tag slow */
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { headersOf } from "~/messaging/delivery/testing/mail-stand-in";
import { passTime, readOutbox } from "~/messaging/delivery/testing/place";
import { useMail } from "~/messaging/delivery/testing/use-mail";

const database = useTestDatabase();
const mailbox = useMail(database);
const { book, expectRows } = mailbox;

const because = (part: string) => expect.stringContaining(part) as string;

describe("an SMTP server", () => {
  test("that closes the connection gets the same e-mail again", async () => {
    const { email } = await book("emailVisitor");
    mailbox.server.dropConnection();
    await expectRows("emailVisitor", [{ state: "waiting", attempts: 1, reason: because("SMTP") }]);
    expect(mailbox.server.mails).toHaveLength(0);
    await passTime(database.sql);
    await expectRows("emailVisitor", [{ state: "sent", attempts: 2 }]);
    const [{ uid } = { uid: "" }] = await readOutbox(database.sql);
    expect(headersOf(mailbox.server.to(email)[0]!).get("message-id")).toContain(uid);
  });

  test("that greylists gets the e-mail again later", async () => {
    const { email } = await book("emailVisitor");
    mailbox.server.refuse(email, { code: 451, text: "4.7.1 Greylisted" });
    await expectRows("emailVisitor", [{ state: "waiting", attempts: 1, reason: because("451") }]);
    await passTime(database.sql);
    await expectRows("emailVisitor", [{ state: "sent" }]);
    expect(mailbox.server.to(email)).toHaveLength(1);
  });

  test("that rejects an address makes the row dead, and others are sent", async () => {
    const refused = await book("emailVisitor");
    const other = await book("emailVisitor");
    mailbox.server.refuse(refused.email, { code: 550, text: "5.1.1 No such user" });
    await expectRows("emailVisitor", [{ state: "dead", attempts: 1 }, { state: "sent" }]);
    expect((await readOutbox(database.sql))[0]!.reason).toContain("550");
    expect(mailbox.server.to(other.email)).toHaveLength(1);
  });

  test("that is unreachable is retried later", async () => {
    await book("emailVisitor");
    const refused = [{ state: "waiting", attempts: 1, reason: because("SMTP") }];
    await expectRows("emailVisitor", refused, "smtp://127.0.0.1:9");
  });
});
