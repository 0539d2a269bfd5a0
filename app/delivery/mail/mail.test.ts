import { describe, expect, test } from "vitest";
import { oneLine } from "~/delivery/one-line";
import { letterHtml, letterText, type Letter } from "./letter";
import { mailOutcome } from "./outcome";

function smtpFault(responseCode: number | undefined, code: string) {
  return Object.assign(new Error("fault"), { responseCode, code, response: `${responseCode} why` });
}

test.each([
  [421, "ECONNECTION", { kind: "retry", everything: true }],
  [450, "EENVELOPE", { kind: "retry", reason: "SMTP 450 why" }],
  [451, "EENVELOPE", { kind: "retry" }],
  [452, "EMESSAGE", { kind: "retry" }],
  [535, "EAUTH", { kind: "dead", reason: "SMTP 535 why" }],
  [550, "EENVELOPE", { kind: "dead" }],
  [554, "EMESSAGE", { kind: "dead" }],
  [undefined, "ECONNECTION", { kind: "retry", reason: "SMTP: ECONNECTION", everything: true }],
  [undefined, "ETIMEDOUT", { kind: "retry" }],
  [undefined, "EDNS", { kind: "retry" }],
])("SMTP's %s (%s) is understood", (status, code, outcome) => {
  expect(mailOutcome(smtpFault(status, code))).toMatchObject(outcome);
});

test.each([
  ["Nino\r\nBcc: all@example.com", "Nino Bcc: all@example.com"],
  ["Nino\n\n\tBeridze", "Nino Beridze"],
  ["Nino\u2028Beridze\u0000", "Nino Beridze"],
  [" ნინო ბერიძე ", "ნინო ბერიძე"],
])("%j stands in a header as %j", (typed, header) => {
  expect(oneLine(typed)).toBe(header);
});

describe("a letter", () => {
  const letter: Letter = {
    lang: "en",
    title: 'Booking 1: <script>"Nino"</script>',
    paragraphs: ["A & B\nC"],
    lines: [{ label: "Notes", value: "<img src=x onerror=alert(1)>" }],
    links: [{ text: "Open", url: 'https://a.example/?a=1&b="' }],
    foot: ["Mgzavri"],
  };

  test("says the same as text and as HTML, where nothing that was typed is markup", () => {
    const html = letterHtml(letter);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;"');
    expect(html).toContain("A &amp; B<br>C");
    const text = letterText(letter);
    expect(text).toContain("Notes: <img src=x onerror=alert(1)>");
    expect(text).toContain("Open:\nhttps://a.example/");
  });
});
