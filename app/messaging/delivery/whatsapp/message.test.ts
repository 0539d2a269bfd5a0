import { describe, expect, test } from "vitest";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { templateVariables, VARIABLES_LENGTH } from "./sender.server";

const { t } = i18nFor("en");

describe("the variables of the template", () => {
  test("contain name, contact, trip, price and notes", () => {
    const booking = bookingForMessage({ notes: "Flight LH 2556", notices: ["outsideOfficeHours"] });
    const [title, contact, trip, words] = templateVariables(t, "placed", booking);
    expect(title).toBe("New request 12: Nino Beridze");
    expect(contact).toBe("+995 555 12 34 56 · nino@example.com · WhatsApp");
    for (const part of ["Toyota RAV4", "Tbilisi Airport, ", "12:00", "$300"]) {
      expect(trip).toContain(part);
    }
    expect(words).toContain("outside office hours (09:00–21:00)");
    expect(words).toContain("Flight LH 2556");
  });

  test("leave out an e-mail address that is not known", () => {
    const [, contact] = templateVariables(t, "placed", bookingForMessage({ email: "" }));
    expect(contact).toBe("+995 555 12 34 56 · WhatsApp");
  });

  test("contain the status of a booking that was decided before sending", () => {
    const booking = bookingForMessage({ status: "confirmed", decidedBy: "admin" });
    expect(templateVariables(t, "placed", booking)[3]).toMatch(/^Booking 12: confirmed by admin/);
  });

  test("contain the visitor's message, or that the visitor has cancelled", () => {
    const message = bookingForMessage({ message: "A child seat?", notes: "Flight LH 2556" });
    const [title, , , words] = templateVariables(t, "message", message);
    expect(title).toBe("Booking 12: a message from Nino Beridze");
    expect(words).toBe("A child seat?");
    const cancelled = bookingForMessage({ status: "cancelled", notes: "" });
    expect(templateVariables(t, "cancelled", cancelled)[0]).toContain("has cancelled");
  });

  test("have no line breaks, tabs and runs of spaces", () => {
    const booking = bookingForMessage({
      name: "Nino\r\n\tBeridze",
      message: "One\n\n\nTwo\u2028\t      Three",
    });
    const [title, , , words] = templateVariables(t, "message", booking);
    expect(title).toContain("Nino Beridze");
    expect(words).toBe("One Two Three");
  });

  test.each(LANGUAGES)("are never empty, and never longer than the limit: %s", (lang) => {
    const { t: own } = i18nFor(lang);
    for (const typed of ["", "ჰ".repeat(3000), "🚙".repeat(3000)]) {
      const booking = bookingForMessage({
        notes: typed,
        name: typed || "N",
        email: `${typed}@example.com`,
      });
      const variables = templateVariables(own, "placed", booking);
      expect(variables).toHaveLength(4);
      for (const variable of variables) {
        expect(variable).not.toBe("");
        expect(variable.isWellFormed()).toBe(true);
      }
      expect(variables.join("").length).toBeLessThanOrEqual(VARIABLES_LENGTH);
    }
  });
});
