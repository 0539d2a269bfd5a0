import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { oneLine } from "~/messaging/delivery/plain-lines";
import { i18nFor } from "~/texts/i18n.server";
import { emailFooter, emailText, type EmailContent } from "./email";
import { emailHtml } from "./email-html.server";
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

const email: EmailContent = {
  lang: "en",
  title: 'Booking 1: <script>"Nino"</script>',
  paragraphs: ["A & B\nC"],
  lines: [{ label: "Notes", value: "<img src=x onerror=alert(1)>" }],
  links: [{ text: "Open", url: 'https://a.example/?a=1&b="' }],
  footer: ["Mgzavri"],
};
const stop = { label: "Pick-up", time: "12:00", date: "10 June 2030", place: "Batumi" };
const full: EmailContent = {
  ...email,
  title: "Title",
  tone: "good",
  brand: {
    name: "Mgzavri",
    mark: { src: "https://a.example/mark.png", alt: "", width: 40, height: 40 },
  },
  reference: { label: "Reference", value: "K7M4XQ" },
  picture: { src: "https://a.example/car.jpg", alt: "Mazda 3", width: 600, height: 338 },
  paragraphs: ["Lead", "Second"],
  quotes: [{ title: "Nino writes", text: "One\n\nTwo", from: "staff" }],
  trip: { pickup: stop, return: { ...stop, label: "Return" }, length: "6 days" },
  sum: { label: "To pay", value: "$331" },
  lines: [...email.lines, { label: "Car", value: "Mazda 3" }],
  links: [...email.links, { text: "Call", url: "https://a.example/call" }],
  sections: [
    {
      title: "Other cars",
      picture: { src: "https://a.example/place.jpg", alt: "Place", width: 600, height: 240 },
      paragraphs: ["They are free."],
      items: ["Passport", "Licence"],
      lines: [{ label: "Deposit", value: "$100" }],
      cards: [
        {
          text: "Kia Rio",
          value: "$90",
          url: "https://a.example/3",
          picture: { src: "https://a.example/3.jpg", alt: "", width: 112, height: 63 },
        },
        { text: "Kia Rio 2", url: "https://a.example/4" },
      ],
      links: [{ text: "Map", url: "https://a.example/map" }],
    },
  ],
  footer: ["Mgzavri", { text: "+995 555 00 00 00", url: "tel:+995555000000" }],
};

test("an e-mail has the same content as text and as HTML, with input escaped", async () => {
  const html = await emailHtml(email);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;"');
  expect(html).toMatch(/A &amp; B<br\/?>C/);
  expect(html).toContain("<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>");
  const text = emailText(email);
  expect(text).toContain("Notes: <img src=x onerror=alert(1)>");
  expect(text).toContain("Open:\nhttps://a.example/");
});

test("an e-mail as text has its fields below one another, and quotations marked line by line", () => {
  expect(emailText(full)).toBe(
    [
      "Title",
      "Lead",
      "Second",
      "Nino writes:\n> One\n>\n> Two",
      [
        "Reference: K7M4XQ",
        "Pick-up: Batumi, 10 June 2030, 12:00",
        "Return: Batumi, 10 June 2030, 12:00",
        "To pay: $331",
        "Notes: <img src=x onerror=alert(1)>",
        "Car: Mazda 3",
      ].join("\n"),
      'Open:\nhttps://a.example/?a=1&b="',
      "Call:\nhttps://a.example/call",
      "Other cars",
      "They are free.",
      "• Passport\n• Licence",
      "Deposit: $100",
      "Kia Rio: $90\nhttps://a.example/3",
      "Kia Rio 2\nhttps://a.example/4",
      "Map:\nhttps://a.example/map",
      "-- \nMgzavri\n+995 555 00 00 00",
    ].join("\n\n"),
  );
  expect(emailText({ ...email, title: "Title", paragraphs: [], lines: [], links: [] })).toBe(
    "Title\n\n-- \nMgzavri",
  );
});

test("an e-mail as HTML has all that its text has, in that order", async () => {
  const { document } = parseHTML(await emailHtml(full));
  expect(document.documentElement.getAttribute("lang")).toBe("en");
  expect(document.documentElement.getAttribute("dir")).toBe("ltr");
  const shown = document.querySelector("body > [lang]")!.textContent!;
  const words = emailText({ ...full, reference: undefined })
    .split("\n")
    .filter((line) => line && !/^(?:--|https:|>$)/.test(line))
    .flatMap((line) => line.replace(/^[>•] |:$/g, "").split(": "))
    .flatMap((line) => (line.startsWith("Batumi,") ? [] : [line]));
  let from = 0;
  for (const word of words) {
    const found = shown.indexOf(word, from);
    expect(found, word).toBeGreaterThanOrEqual(0);
    from = found + word.length;
  }
  expect(shown).toContain("K7M4XQ");
});

test("an e-mail as HTML has texts, sizes and addresses for its pictures, and no script", async () => {
  const { document } = parseHTML(await emailHtml(full));
  const pictures = [...document.querySelectorAll("img")];
  expect(pictures).toHaveLength(4);
  for (const picture of pictures) {
    expect(picture.getAttribute("src")).toMatch(/^https:/);
    for (const name of ["alt", "width", "height"]) {
      expect(picture.hasAttribute(name), name).toBe(true);
    }
  }
  expect(document.querySelectorAll("script, link, iframe, form")).toHaveLength(0);
});

test("an e-mail ends with the company's name, tax number, address and phone, if it has them", () => {
  const { t } = i18nFor("en");
  const company = { name: "Mgzavri LLC", taxNumber: "400000000", phone: "+995555000000" };
  expect(emailFooter(t, company, "1 Rustaveli Ave, Tbilisi")).toEqual([
    `Mgzavri LLC, ${t("legal.contact.taxNumber")} 400000000`,
    "1 Rustaveli Ave, Tbilisi",
    { text: "+995 555 00 00 00", url: "tel:+995555000000" },
  ]);
  expect(emailFooter(t, { name: "Mgzavri", phone: "" }, "")).toEqual(["Mgzavri"]);
});
