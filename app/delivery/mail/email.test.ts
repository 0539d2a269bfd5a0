import { describe, expect, test } from "vitest";
import { oneLine } from "~/delivery/one-line";
import { emailHtml, emailText, type EmailContent } from "./email";
import { mailOutcome } from "./outcome";

function smtpFault(responseCode: number | undefined, code: string) {
  return Object.assign(new Error("fault"), { responseCode, code, response: `${responseCode} why` });
}

test.each([
  [421, "ECONNECTION", { kind: "retry", wholeChannel: true }],
  [450, "EENVELOPE", { kind: "retry", reason: "SMTP 450 why" }],
  [451, "EENVELOPE", { kind: "retry" }],
  [452, "EMESSAGE", { kind: "retry" }],
  [535, "EAUTH", { kind: "dead", reason: "SMTP 535 why" }],
  [550, "EENVELOPE", { kind: "dead" }],
  [554, "EMESSAGE", { kind: "dead" }],
  [undefined, "ECONNECTION", { kind: "retry", reason: "SMTP: ECONNECTION", wholeChannel: true }],
  [undefined, "ETIMEDOUT", { kind: "retry" }],
  [undefined, "EDNS", { kind: "retry" }],
])("maps SMTP %s (%s) to an outcome", (status, code, outcome) => {
  expect(mailOutcome(smtpFault(status, code))).toMatchObject(outcome);
});

test.each([
  ["Nino\r\nBcc: all@example.com", "Nino Bcc: all@example.com"],
  ["Nino\n\n\tBeridze", "Nino Beridze"],
  ["Nino\u2028Beridze\u0000", "Nino Beridze"],
  [" ნინო ბერიძე ", "ნინო ბერიძე"],
])("%j becomes the header %j", (typed, header) => {
  expect(oneLine(typed)).toBe(header);
});

describe("an e-mail", () => {
  const email: EmailContent = {
    lang: "en",
    title: 'Booking 1: <script>"Nino"</script>',
    paragraphs: ["A & B\nC"],
    lines: [{ label: "Notes", value: "<img src=x onerror=alert(1)>" }],
    links: [{ text: "Open", url: 'https://a.example/?a=1&b="' }],
    footer: ["Mgzavri"],
  };

  test("has the same content as text and as HTML, with input escaped", () => {
    const html = emailHtml(email);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;"');
    expect(html).toContain("A &amp; B<br>C");
    const text = emailText(email);
    expect(text).toContain("Notes: <img src=x onerror=alert(1)>");
    expect(text).toContain("Open:\nhttps://a.example/");
  });
});
