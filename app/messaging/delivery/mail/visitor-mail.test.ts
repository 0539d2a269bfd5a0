import { describe, expect, test } from "vitest";
import { testSecret } from "~/booking/testing/test-store";
import type { BookingStatus } from "~/booking/status";
import { readablePhone } from "~/catalog/company/company";
import { testSite } from "~/catalog/company/testing/test-site";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import type { Language } from "~/web/i18n/languages";
import type { MailSettings } from "./mail-envelope.server";
import type { CustomerMailKind } from "./mail-kinds";
import { customerMail } from "./customer-mail.server";

const ROW: OutboxRow = {
  id: 1,
  uid: "0197",
  bookingId: 12,
  day: null,
  nextId: null,
  alert: null,
  eventId: 3,
  kind: "confirmed",
  channel: "emailVisitor",
  attempts: 1,
  createdAt: "2030-06-01T08:00:00.000Z",
};

const settings: MailSettings = {
  mailer: { send: () => Promise.reject(new Error("these tests send nothing")) },
  from: null,
  site: () => testSite,
  lang: "en",
  secret: testSecret,
};

type Changes = { status?: BookingStatus; lang?: Language; from?: string };

function mailAbout(
  kind: CustomerMailKind,
  { status = "confirmed", lang = "en", from }: Changes = {},
) {
  const booking = {
    ...bookingForMessage({ status, lang }),
    plate: null,
    token: "TOKEN",
    proof: "PROOF",
    picture: null,
    alternatives: [],
    terms: [{ key: "excess" as const, amount: 300, currency: "USD" as const }],
  };
  return customerMail(ROW, kind, booking, { ...settings, from: from ?? null });
}

describe("the e-mail of a visitor", () => {
  test("has headers without the visitor's name", async () => {
    expect(await mailAbout("confirmed")).toMatchObject({
      messageId: "<0197@localhost>",
      from: { name: testSite.company.siteName, address: testSite.company.email },
      to: { name: "", address: bookingForMessage().email },
      replyTo: { name: testSite.company.name, address: testSite.company.email },
      headers: { "Auto-Submitted": "auto-generated" },
    });
  });

  test("is from the configured sender", async () => {
    const { from } = await mailAbout("placed", { from: "Cars <cars@example.com>" });
    expect(from).toBe("Cars <cars@example.com>");
  });

  test("links to the pages of the booking in its language, and to its calendar", async () => {
    const { text, html } = await mailAbout("confirmed", { lang: "ka" });
    for (const address of [
      "http://localhost:3000/bookings/TOKEN",
      "http://localhost:3000/bookings/TOKEN/voucher",
      "http://localhost:3000/bookings/TOKEN/calendar.ics",
    ]) {
      expect([text, html]).toEqual([
        expect.stringContaining(address),
        expect.stringContaining(address),
      ]);
    }
  });

  test("has the reference in its subject, and the contacts of the firm", async () => {
    const { subject, text } = await mailAbout("confirmed");
    expect(subject).toBe("Booking K7M4XQ is confirmed");
    expect(text.startsWith("Your booking is confirmed\n")).toBe(true);
    expect(text).toContain(`Call ${readablePhone(testSite.company.phone)}`);
  });

  test.each<[CustomerMailKind, BookingStatus, string | undefined]>([
    ["placed", "pending", undefined],
    ["confirmed", "confirmed", "REQUEST"],
    ["cancelled", "cancelled", "CANCEL"],
    ["extended", "confirmed", "REQUEST"],
    ["extended", "pending", undefined],
    ["extensionDeclined", "confirmed", undefined],
    ["reminder", "confirmed", undefined],
  ])("about `%s` of a %s booking has the calendar file %s", async (kind, status, method) => {
    const { icalEvent } = await mailAbout(kind, { status });
    expect(icalEvent?.method).toBe(method);
    if (method === undefined) return;
    expect(icalEvent).toMatchObject({
      filename: "booking-K7M4XQ.ics",
      content: expect.stringContaining(`METHOD:${method}`),
    });
  });
});
