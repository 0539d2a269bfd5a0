import { describe, expect, test } from "vitest";
import { oneLine } from "~/messaging/delivery/plain-lines";
import { i18nFor } from "~/texts/i18n.server";
import { emailFooter, emailHtml, emailText, type EmailContent } from "./email";
import { mailOutcome } from "./mailer.server";

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

test("an SMTP fault without a code has its message, and one without a text its code", () => {
  expect(mailOutcome(new Error("why"))).toEqual({
    kind: "retry",
    reason: "SMTP: why",
    wholeChannel: true,
  });
  expect(mailOutcome({})).toMatchObject({ reason: "SMTP: no connection" });
  const withCode = (responseCode: number) => Object.assign(new Error("why"), { responseCode });
  expect(mailOutcome(withCode(450))).toEqual({ kind: "retry", reason: "SMTP 450" });
  expect(mailOutcome(withCode(500))).toEqual({ kind: "dead", reason: "SMTP 500" });
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

  test("as text has its parts below one another", () => {
    const lines = [...email.lines, { label: "Car", value: "Mazda 3" }];
    const links = [...email.links, { text: "Call", url: "tel:1" }];
    const text = emailText({
      ...email,
      title: "Title",
      lines,
      links,
      footer: ["Mgzavri", "Tbilisi"],
    });
    expect(text).toBe(
      [
        "Title",
        "A & B\nC",
        "Notes: <img src=x onerror=alert(1)>\nCar: Mazda 3",
        'Open:\nhttps://a.example/?a=1&b="',
        "Call:\ntel:1",
        "-- \nMgzavri\nTbilisi",
      ].join("\n\n"),
    );
    expect(emailText({ ...email, title: "Title", paragraphs: [], lines: [], links: [] })).toBe(
      "Title\n\n-- \nMgzavri",
    );
  });

  test("as HTML has its language, its lines, a button for the first link, and the footer", () => {
    const links = [...email.links, { text: "Call", url: "tel:1" }];
    const html = emailHtml({ ...email, links, footer: ["Mgzavri", "Tbilisi"] });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html).toContain('<h1 style="');
    expect(html).toContain("Booking 1: &lt;script&gt;&quot;Nino&quot;&lt;/script&gt;</h1>");
    expect(html).toContain("Notes: <strong>&lt;img src=x onerror=alert(1)&gt;</strong></p>");
    expect(html).toMatch(/&quot;" style="[^"]+">Open<\/a>/);
    expect(html).toContain('<a href="tel:1">Call</a>');
    expect(html).toContain("Mgzavri<br>Tbilisi</p>");
  });

  test("ends with the company's name, address and phone", () => {
    const company = { name: "Mgzavri", address: "1 Rustaveli Ave, Tbilisi" };
    expect(emailFooter(i18nFor("en").t, company, "+995 555 000000")).toEqual([
      "Mgzavri",
      "1 Rustaveli Ave, Tbilisi",
      "Phone: +995 555 000000",
    ]);
  });
});
