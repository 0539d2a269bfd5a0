import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testSite } from "~/catalog/company/testing/test-site";
import { headersOf, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { useMail } from "~/messaging/delivery/testing/use-mail";
import { answerMailHtml, answerMailPreview, loadMailPreview } from "./mail-preview.server";
import { PREVIEW_MAILS } from "./mail-preview";

const database = useTestDatabase();
const mailbox = useMail(database);

function source(isSent = true) {
  const mail = isSent ? { url: mailbox.server.url, from: null } : null;
  return { sql: database.sql, publicSite: () => testSite, settings: { mail } };
}

function requestFor(fields: Record<string, string>) {
  return new Request(`http://localhost/admin/mails?${new URLSearchParams(fields)}`);
}

function send(fields: Record<string, string>, isSent = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const request = new Request("http://localhost/admin/mails", { method: "POST" });
  return answerMailPreview(source(isSent), { request, form, lang: "en" });
}

test("each e-mail is shown in each language, without the secret link of the booking", async () => {
  const { token, reference } = await mailbox.book("emailVisitor", { name: "<b>Ana</b>" });
  for (const { value } of PREVIEW_MAILS) {
    for (const lang of ["en", "ka"]) {
      const request = requestFor({ mail: value, lang });
      const page = await loadMailPreview(source(), request, "en");
      expect([page.mail, page.lang, page.shown?.fields.booking]).toEqual([value, lang, reference]);
      const response = await answerMailHtml(source(), request);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).not.toContain("<b>Ana");
      expect(`${html}${page.shown!.text}`).not.toContain(token);
    }
  }
});

test("the HTML runs nothing, stands in a frame of the site only, and has the chosen scheme", async () => {
  await mailbox.book("emailVisitor");
  const shown = async (scheme: string) => answerMailHtml(source(), requestFor({ scheme }));
  const { headers } = await shown("light");
  expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Content-Security-Policy")).toMatch(
    /default-src 'none';.*frame-ancestors 'self'; sandbox/,
  );
  expect(await (await shown("light")).text()).toContain("@media not all");
  expect(await (await shown("dark")).text()).toContain("@media all");
});

test("a booking is found by its reference or number, and an unknown one is not", async () => {
  const first = await mailbox.book("emailVisitor");
  await mailbox.book("emailVisitor");
  for (const booking of [first.reference, first.reference.toLowerCase(), String(first.id)]) {
    const page = await loadMailPreview(source(), requestFor({ booking }), "en");
    expect(page.shown?.fields.booking).toBe(first.reference);
  }
  for (const booking of ["ZZZZZZ", "999999", "'; drop table bookings"]) {
    expect((await loadMailPreview(source(), requestFor({ booking }), "en")).shown).toBeNull();
    expect((await answerMailHtml(source(), requestFor({ booking }))).status).toBe(404);
    expect(await send({ booking })).toMatchObject({ init: { status: 409 } });
  }
});

test("an e-mail is sent to the company only, without a calendar file", async () => {
  const { email } = await mailbox.book("emailVisitor");
  expect(await send({ mail: "confirmed", lang: "en" })).toMatchObject({ status: 303 });
  expect(mailbox.server.to(email)).toEqual([]);
  const [mail] = mailbox.server.to(testSite.company.email);
  expect(headersOf(mail!).get("subject")).toMatch(/^Booking \w{6} is confirmed$/);
  expect(textOf(mail!)).toContain("Your booking is confirmed");
  expect(mail!.source).not.toContain("text/calendar");
});

test("nothing is sent without a mail server, or if it refuses", async () => {
  await mailbox.book("emailVisitor");
  expect((await loadMailPreview(source(false), requestFor({}), "en")).to).toBeNull();
  expect(await send({}, false)).toMatchObject({ data: { reason: "none" } });
  mailbox.server.refuse(testSite.company.email, { code: 550, text: "no" });
  expect(await send({})).toMatchObject({ data: { reason: "failed" }, init: { status: 502 } });
});
