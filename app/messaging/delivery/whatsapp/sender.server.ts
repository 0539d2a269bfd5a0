import type { OfficeHours } from "~/catalog/company/company";
import type { Sql } from "~/web/db.server";
import {
  findBookingForMessage,
  isAnswered,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import type { Sender } from "~/messaging/delivery/worker.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { WhatsAppApi, WhatsAppResponse } from "./api.server";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { TFunction } from "i18next";
import { callablePhone, tripLines } from "~/messaging/delivery/booking-lines";
import type { OutboxKind } from "~/booking/events/channels";
import { truncate, oneLine } from "~/messaging/delivery/plain-lines";
import { companyNotification } from "~/messaging/delivery/company-notification";
import { isolateFragments } from "~/web/i18n/isolate";

type WhatsAppSettings = {
  api: WhatsAppApi;
  /** The company's number, E.164. */
  to: string;
  /** The name of a template that exists in `lang`. */
  template: string;
  lang: Language;
  /** Returns the current office hours. */
  hours: () => OfficeHours;
};

/**
 * Returns a sender that always uses the template: WhatsApp allows free text only within 24 hours of the
 * recipient's last message. «Sent» means accepted by WhatsApp. The API has no idempotency key: if a node is killed
 * before it stores that a message was sent, the message is sent twice.
 */
export function whatsappSender(sql: Sql, settings: WhatsAppSettings): Sender {
  const { api, to, template, lang } = settings;
  const { t } = i18nFor(lang);
  return {
    channel: "whatsapp",
    parallel: 1,
    async send(row, signal) {
      const booking = await findBookingForMessage(sql, row, settings.hours());
      if (!booking || isAnswered(row, booking)) return { kind: "dropped" };
      const parameters = templateVariables(t, row.kind, booking).map((text) => ({
        type: "text",
        text,
      }));
      const message = {
        messaging_product: "whatsapp",
        recipient_type: "individual",
        to,
        type: "template",
        template: {
          name: template,
          language: { code: lang },
          components: [{ type: "body", parameters }],
        },
      };
      return whatsappOutcome(await api.send(message, signal));
    },
  };
}

/** The codes for limits of the app, the account, throughput, spam, and messages to one number. */
const RATE_CODES = new Set([4, 80007, 130429, 131048, 131056]);
/** The codes for faults of token and permissions; some come with HTTP 500. */
const ACCESS_CODES = new Set([0, 3, 10, 190]);

/** Returns the outcome of a response. The error code takes precedence over the HTTP status. */
export function whatsappOutcome(answer: WhatsAppResponse): Outcome {
  if (answer.ok) return { kind: "sent", remoteId: answer.messageId };
  const { status, code, description, retryAfterMs } = answer;
  const reason = `WhatsApp${status > 0 ? ` ${status}` : ""}: ${description}`;
  if (isPermanent(status, code)) return { kind: "dead", reason };
  return {
    kind: "retry",
    reason,
    ...(retryAfterMs > 0 && { afterMs: retryAfterMs }),
    wholeChannel: true,
  };
}

function isPermanent(status: number, code: number | null) {
  if (code !== null && RATE_CODES.has(code)) return false;
  if (code !== null && (ACCESS_CODES.has(code) || (code >= 200 && code < 300))) return true;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The length of all variables: WhatsApp allows 1024 characters, and the template itself needs the rest. */
export const VARIABLES_LENGTH = 880;
const TITLE_LENGTH = 110;
const CONTACT_LENGTH = 120;
const TRIP_LENGTH = 400;

/**
 * Returns the variables of the template in docs/company.md: title, contact, trip, and message or notes. WhatsApp
 * rejects an empty one.
 */
export function templateVariables(
  t: TFunction,
  kind: OutboxKind,
  booking: BookingForMessage,
): string[] {
  const { email, contactPreference, notes, reference } = booking;
  const { title, paragraphs } = companyNotification(t, kind, booking);
  const contact = [callablePhone(booking), email, t(`booking.contacts.${contactPreference}`)];
  const trip = [
    { label: t("booking.confirmation.reference"), value: reference },
    ...tripLines(t, booking, booking.vehiclePlate),
  ].map(({ label, value }) => `${label}: ${value}`);
  const first = [
    variable([title], TITLE_LENGTH),
    variable(contact, CONTACT_LENGTH),
    variable(trip, TRIP_LENGTH),
  ];
  const room = VARIABLES_LENGTH - first.join("").length;
  const texts = kind === "placed" ? [...paragraphs, notes] : paragraphs;
  return [...first, variable(texts, room) || t("delivery.whatsapp.noWords")];
}

/** Returns a variable without line breaks, tabs and more than four spaces in a row, which WhatsApp rejects. */
function variable(parts: string[], length: number) {
  const lines = parts.map(oneLine).filter(Boolean);
  const text = isolateFragments(lines).join(" · ");
  return truncate(text.replaceAll(/\s{2,}/g, " "), length);
}
