import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { correctOwn } from "~/booking/manage/correct/answer-correct.server";
import { headersOf, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { useMail } from "~/messaging/delivery/testing/use-mail";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const mailbox = useMail(database);
const CHANNEL = "emailVisitor";

async function correctEmail(token: string, email: string) {
  const form = new FormData();
  form.set("email", email);
  form.set("asked", "email");
  const store = { ...testStore(database.sql), channels: [CHANNEL] as const };
  expect(await correctOwn(store, { token, form })).toEqual({ ok: true });
}

async function book() {
  const booking = await mailbox.book(CHANNEL, { email: "anna@gmial.com", name: "Anna Smith" });
  await database.sql`delete from outbox`;
  await database.sql`truncate recipient_mails`;
  return booking;
}

test("the new address gets the link, the former one only that messages go elsewhere now", async () => {
  const { token } = await book();
  await correctEmail(token, "anna@gmail.com");
  await mailbox.expectRows(CHANNEL, [
    { kind: "addressLeft", state: "sent" },
    { kind: "addressChanged", state: "sent" },
  ]);
  const mails = new Map(mailbox.server.mails.map((mail) => [headersOf(mail).get("to"), mail]));
  const [former, current] = [mails.get("anna@gmial.com")!, mails.get("anna@gmail.com")!];
  expect(textOf(current)).toContain(`/bookings/${token}`);
  expect(textOf(current)).toContain("Toyota RAV4");
  expect(headersOf(former).get("subject")).toMatch(
    /^Booking [A-Z\d]{6}: the email address was changed$/,
  );
  expect(textOf(former)).toContain("If it wasn’t, please call us");
  for (const secret of ["anna@gmail.com", token, "Toyota", "Anna Smith"]) {
    expect(textOf(former)).not.toContain(secret);
  }
});

test("an address that was corrected again, or erased, before its mail left gets none", async () => {
  const { id, token } = await book();
  await correctEmail(token, "anna@gmail.co");
  await correctEmail(token, "anna@gmail.com");
  await database.sql`update outbox set next_at = now() where booking_id = ${id}`;
  await mailbox.expectRows(CHANNEL, [
    { kind: "addressLeft", state: "sent" },
    { kind: "addressLeft", state: "sent" },
    { kind: "addressChanged", state: "sent" },
  ]);
  const recipients = mailbox.server.mails.map((mail) => headersOf(mail).get("to"));
  expect(recipients.toSorted()).toEqual(["anna@gmail.co", "anna@gmail.com", "anna@gmial.com"]);
});
