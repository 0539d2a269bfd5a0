import type { OfficeHours } from "~/catalog/company/office-hours";
import { createHmac } from "node:crypto";
import { FIELD_NAMES } from "~/booking/booking-fields";
import type { Sql } from "~/web/db.server";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import {
  findBookingForMessage,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import type { Sender } from "~/messaging/delivery/worker.server";
import { webhookOutcome } from "./outcome";
import { postJson } from "~/web/outbound/guarded-request.server";
import { PrivateAddressError } from "~/web/outbound/safe-address.server";

type WebhookSettings = {
  url: URL;
  secret: string;
  allowPrivate: boolean;
  /** The current office hours. */
  hours: () => OfficeHours;
};

const VERSION = "1";
const TIMEOUT_MS = 10_000;

/** Posts booking events to the operator's own server. */
export function webhookSender(sql: Sql, settings: WebhookSettings): Sender {
  async function send(row: OutboxRow, signal: AbortSignal): Promise<Outcome> {
    const booking = await findBookingForMessage(sql, row, settings.hours());
    if (!booking) return { kind: "dropped" };
    const body = JSON.stringify(payload(row, booking));
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      "Content-Type": "application/json",
      "User-Agent": "Mgzavri",
      "X-Mgzavri-Timestamp": timestamp,
      "X-Mgzavri-Signature": signature(settings.secret, timestamp, body),
    };
    const { url, allowPrivate } = settings;
    try {
      const request = { headers, body, timeoutMs: TIMEOUT_MS, signal, allowPrivate };
      const { status, retryAfter } = await postJson(url, request);
      return webhookOutcome(status, retryAfter, Date.now());
    } catch (error) {
      return faultOutcome(error);
    }
  }
  return { channel: "webhook", parallel: 4, send };
}

/** HMAC-SHA256 over the time in seconds and the body, so that a receiver can reject old calls. */
export function signature(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

function payload({ uid, kind, createdAt }: OutboxRow, booking: BookingForMessage) {
  return {
    id: uid,
    version: VERSION,
    event: `booking.${kind === "placed" ? "created" : kind}`,
    createdAt,
    booking: bookingOf(booking),
    ...(booking.message !== null && { message: booking.message }),
  };
}

/** The fields of the API, without the token of the visitor's link. */
function bookingOf(booking: BookingForMessage) {
  const fields = Object.fromEntries(FIELD_NAMES.map((field) => [field, booking[field]]));
  const { vehicleModel, vehiclePlate } = booking;
  return { ...fields, vehicleModel, vehiclePlate };
}

function faultOutcome(error: unknown): Outcome {
  if (error instanceof PrivateAddressError) return { kind: "dead", reason: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "no answer";
  return { kind: "retry", reason: code, wholeChannel: true };
}
