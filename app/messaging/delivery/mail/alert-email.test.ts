import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testSite } from "~/catalog/company/testing/test-site";
import { insertAlert } from "~/messaging/delivery/alerts/alerts.queries.server";
import { textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { useMail } from "~/messaging/delivery/testing/use-mail";

const database = useTestDatabase();
const mailbox = useMail(database);
const channels = ["emailOperator"] as const;

test("a changed address for messages is reported to both addresses", async () => {
  const old = "old@example.com";
  await insertAlert(database.sql, { kind: "address", account: "nino" }, { channels });
  await insertAlert(database.sql, { kind: "address", account: "nino", to: old }, { channels });
  const sent = { kind: "security", state: "sent" };
  await mailbox.expectRows("emailOperator", [sent, sent]);
  const { mails } = mailbox.server;
  expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(
    [testSite.company.email, old].toSorted(),
  );
  for (const mail of mails) expect(textOf(mail)).toContain("nino changed the email address");
});
