import { expect, test } from "vitest";
import type { OutboxKind } from "~/booking/events/channels";
import { AT_ONCE_ACTOR } from "~/booking/status";
import { i18nFor } from "~/texts/i18n.server";
import { testSite } from "~/catalog/company/testing/test-site";
import { deskLink } from "./desk-link.server";
import { companyNotification } from "./company-notification";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";

const { t } = i18nFor("en");
/** A request of noon for a pick-up two and a half hours later. */
const TONIGHT = { pickupDate: "2030-06-01", pickupTime: "14:30" };
const NOTICE = "The pick-up or return is outside office hours (09:00–21:00).";

test.each<[OutboxKind, Parameters<typeof bookingForMessage>[0], string, string[]]>([
  ["placed", {}, "New request 12: Nino Beridze", []],
  ["placed", { notices: ["outsideOfficeHours"] }, "New request 12: Nino Beridze", [NOTICE]],
  [
    "placed",
    { status: "confirmed", decidedBy: "admin", notices: ["outsideOfficeHours"] },
    "New request 12: Nino Beridze",
    ["Booking 12: confirmed by admin", NOTICE],
  ],
  [
    "placed",
    { status: "confirmed", decidedBy: AT_ONCE_ACTOR, notices: ["outsideOfficeHours"] },
    "New booking 12, confirmed at once: Nino Beridze",
    [NOTICE],
  ],
  [
    "placed",
    { status: "cancelled", decidedBy: "admin" },
    "New request 12: Nino Beridze",
    ["Booking 12: cancelled by admin"],
  ],
  ["cancelled", { status: "cancelled" }, "Booking 12: Nino Beridze has cancelled", []],
  [
    "message",
    { status: "confirmed", message: "A child seat?" },
    "Booking 12: a message from Nino Beridze",
    ["A child seat?"],
  ],
  ["confirmed", { status: "pending" }, "New request 12: Nino Beridze", []],
  ["placed", TONIGHT, "Urgent: New request 12: Nino Beridze", []],
  [
    "placed",
    { ...TONIGHT, status: "confirmed", decidedBy: "nino" },
    "New request 12: Nino Beridze",
    ["Booking 12: confirmed by nino"],
  ],
  [
    "waiting",
    {},
    "Request 12 is not answered yet: Nino Beridze",
    ["Half of the time to answer has passed. It ends at 13:00 on Saturday, 1 June 2030."],
  ],
  [
    "overdue",
    { ...TONIGHT, passedDeadline: new Date("2030-06-01T08:30:00Z") },
    "Urgent: Request 12 was not answered in time: Nino Beridze",
    ["The time to answer ended at 12:30 on Saturday, 1 June 2030."],
  ],
])("the notification of `%s` for %j", (kind, changes, title, paragraphs) => {
  const notification = companyNotification(t, kind, bookingForMessage(changes));
  expect(notification).toEqual({ title, paragraphs });
});

test("it links to the booking on the desk", () => {
  expect(deskLink(testSite, 12)).toBe("http://localhost:3000/admin/bookings/12");
});
