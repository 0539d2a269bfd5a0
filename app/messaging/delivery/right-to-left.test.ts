import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { companyEmail } from "~/messaging/delivery/mail/company-sender.server";
import { emailText } from "./mail/email";
import { emailHtml } from "./mail/email-html.server";
import { bookingMessage, followUpText } from "./telegram/message";
import { bookingForMessage } from "./testing/booking-for-message";
import { templateVariables } from "./whatsapp/sender.server";

const { t } = i18nFor("en");
const NAME = "\u2068יוסי כהן\u2069";
const PHONE = "\u2068+972 50-123-4567\u2069";
const booking = bookingForMessage({
  name: "יוסי כהן",
  phone: "+972 50-123-4567",
  phoneE164: "+972501234567",
  email: "yossi@example.org",
  notes: "מושב\n12",
  message: "שלום",
});
const NOTES = "\u2068מושב\u2069\n\u206812\u2069";

test("an e-mail to the company isolates what a customer typed from right to left", async () => {
  const email = companyEmail(t, "placed", booking, { desk: "https://x.example", decide: null });
  const content = { ...email, lang: "en" as const, footer: [] };
  const text = emailText(content);
  expect(text).toContain(`: ${NAME}\n`);
  expect(text).toContain(
    `Full name: ${NAME}\nPhone: ${PHONE}\nEmail: \u2068yossi@example.org\u2069\n`,
  );
  expect(text).toContain(`Notes: ${NOTES}`);
  const html = await emailHtml(content);
  expect(html).toContain(`<bdi>${NAME}</bdi>`);
  expect(html).toMatch(/ dir="auto"[^>]*>שלום</);
});

test("a Telegram message does", () => {
  const { text } = bookingMessage(t, booking, "https://x.example");
  expect(text).toContain(`<b>${NAME}</b>`);
  expect(text).toContain(`<b>${PHONE}</b>`);
  expect(text).toContain(NOTES);
  expect(followUpText(t, booking)).toContain(t("delivery.telegram.wrote", { id: 12, name: NAME }));
});

test("a WhatsApp message does", () => {
  const [title, contact, , words] = templateVariables(t, "placed", { ...booking, message: null });
  expect(title).toContain(NAME);
  // The phone is shown by its number alone.
  expect(contact).toContain("+972 50-123-4567 · ");
  expect(words).toBe("\u2068מושב 12\u2069");
});

test("a phone that is not typed as it is dialled has its number too, everywhere", () => {
  const arabic = { ...booking, phone: "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", phoneE164: "+966501234567" };
  const shown = "\u2068+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧ (+966501234567)\u2069";
  expect(bookingMessage(t, arabic, "https://x.example").text).toContain(shown);
  expect(templateVariables(t, "placed", arabic)[1]).toContain(shown);
});

test("a message about a customer with a Latin or Georgian name has no invisible characters", () => {
  const plain = bookingForMessage({ name: "ნინო Beridze", phone: "0555 12 34 56", notes: "At 5" });
  const { text } = bookingMessage(t, plain, "https://x.example");
  expect(text).toContain("<b>0555 12 34 56 (+995555123456)</b>");
  expect(text).not.toMatch(/[\u2066-\u2069]/);
});
