import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJsonServer, type JsonServer } from "~/messaging/delivery/testing/json-server";
import { startMailServer, type MailStandIn } from "~/messaging/delivery/testing/mail-stand-in";
import { createMailer, type Mail } from "./mailer.server";

let smtp: MailStandIn;
let other: JsonServer;
beforeEach(async () => {
  smtp = await startMailServer();
  other = await startJsonServer();
});
afterEach(async () => {
  await smtp.stop();
  await other.stop();
});

const nino = { name: "Nino", address: "nino@example.com" };
const mail: Mail = {
  messageId: "<1@example.com>",
  from: { name: "Mgzavri", address: "desk@example.com" },
  to: nino,
  replyTo: nino,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
  headers: { "Auto-Submitted": "auto-generated" },
};

test("an e-mail is sent", async () => {
  expect(await createMailer(smtp.url).send(mail)).toEqual({ kind: "sent" });
  expect(smtp.to("nino@example.com")).toHaveLength(1);
});

describe("the transport reads nothing but the message:", () => {
  test.each([
    ["a file", () => ({ path: "package.json" })],
    ["a page", () => ({ path: other.url })],
    ["a page by its address", () => ({ href: other.url })],
  ])("%s can't be attached", async (_, content) => {
    const attachments = [
      { filename: "a", content: "", contentType: "text/plain", ...content() },
      { filename: "b", contentType: "text/plain", ...content() },
    ];
    const outcome = await createMailer(smtp.url).send(Object.assign({}, mail, { attachments }));
    expect(outcome).toMatchObject({ kind: "retry" });
    expect([smtp.mails, other.calls]).toEqual([[], []]);
  });
});
