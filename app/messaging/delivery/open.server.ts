import type { Booking } from "~/booking/booking";
import { responseBooking } from "~/booking/booking.response.server";
import type { PresentationSource } from "~/catalog/company/presentation.server";
import type { PublicSite } from "~/catalog/company/public-site";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { logFault, type Listen, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { runEach } from "~/web/maintenance.server";
import { CHANNEL as WAKE_UP } from "~/booking/events/wake-up.server";
import { companyMailSender } from "~/messaging/delivery/mail/company-sender.server";
import { customerMailSender } from "~/messaging/delivery/mail/customer-sender.server";
import { createMailer } from "./mail/mailer.server";
import type { ChannelSettings } from "~/messaging/channel-settings";
import type { Secret } from "~/staff/site-secret.server";
import type { Bot } from "./telegram/bot.server";
import { startPolling } from "./telegram/polling.server";
import { telegramSender } from "./telegram/sender.server";
import { registerWebhook } from "./telegram/webhook.server";
import {
  insertBookingsAlert,
  insertCodesAlerts,
  insertFloodAlert,
} from "./alerts/alerts.queries.server";
import type { Channel } from "~/booking/events/channels";
import { enabledChannels } from "~/booking/events/enabled-channels.server";
import { insertCarNews } from "./car-news.queries.server";
import { insertConflicts } from "./conflicts/conflicts.queries.server";
import { deleteExpired } from "./expired.queries.server";
import { insertReplyReminders } from "./reply-reminders.queries.server";
import { insertDayMessage, insertReminders } from "./scheduled.queries.server";
import { whatsappApi } from "./whatsapp/api.server";
import { whatsappSender } from "./whatsapp/sender.server";
import { channelWorker, type Sender } from "./worker.server";
import { findMessageHours } from "~/catalog/company/site-settings.queries.server";
import { replyRulesOf, isUrgent, type ReplyRules } from "~/booking/reply-by";
import { createHmac } from "node:crypto";
import { FIELD_NAMES } from "~/booking/booking-fields";
import type { Outcome } from "./retry-policy";
import type { OutboxRow } from "./outbox.queries.server";
import {
  findBookingForMessage,
  isAnswered,
  type BookingForMessage,
} from "./booking-for-message.queries.server";
import { readCorrection } from "~/booking/manage/correct/correction";
import { postJson } from "~/web/outbound/guarded-request.server";
import { PrivateAddressError } from "~/web/outbound/safe-address.server";
import { readRetryAfter } from "./request-json.server";

const POLL_EVERY_MS = 5_000;
const REMIND_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;

/** The time after which messages in flight are aborted once the node begins to stop. */
const FINISH_WITHIN_MS = 3_000;

/** The settings of the delivery. `publicUrl` is null where links lead to localhost. */
type DeliverySettings = ChannelSettings & {
  publicUrl: string | null;
};

export type DeliverySite = {
  sql: Sql;
  listen: Listen;
  bookingStore: BookingStore;
  settings: DeliverySettings;
  presentation: PresentationSource;
  publicSite: () => PublicSite;
  secret: Secret;
  bot: Bot | null;
};

/** Starts a worker for each enabled channel and receives Telegram's callback queries. */
export async function openDelivery(site: DeliverySite) {
  const { sql, settings } = site;
  const withSettings = (sender: Sender) => withFreshSettings(sender, site.presentation);
  const workers = senders(site).map((sender) => channelWorker(sql, withSettings(sender)));
  const callbackQueries = openCallbackQueries(site);

  const wakeAll = () => workers.forEach((worker) => worker.wake());
  const isOn = workers.length > 0;
  if (isOn && !settings.publicUrl) {
    log.warn("PUBLIC_URL is not set: links in messages work only on this machine");
  }
  const maintenance = startMaintenance(site, wakeAll);
  const timer = setInterval(wakeAll, POLL_EVERY_MS);
  const listener = isOn ? await site.listen(WAKE_UP, wakeAll) : null;
  wakeAll();

  async function end() {
    clearInterval(timer);
    listener?.close();
    await Promise.all([
      maintenance.close(),
      ...workers.map((worker) => worker.close(FINISH_WITHIN_MS)),
      callbackQueries?.close(),
    ]);
  }
  let ended: Promise<void> | null = null;
  return { close: () => (ended ??= end()) };
}

function senders({ sql, settings, bot, publicSite, secret }: DeliverySite): Sender[] {
  const { mail, whatsapp, webhook, operatorLanguage: lang } = settings;
  const hours = () => publicSite().company.hours;
  const mailSettings = mail && {
    mailer: createMailer(mail.url),
    from: mail.from,
    site: publicSite,
    lang,
    secret,
  };
  return [
    bot?.chatId ? telegramSender(sql, { ...bot, chatId: bot.chatId }) : null,
    mailSettings && companyMailSender(sql, mailSettings),
    mailSettings && customerMailSender(sql, mailSettings),
    whatsapp && whatsappSender(sql, { ...whatsapp, api: whatsappApi(whatsapp), lang, hours }),
    webhook && webhookSender(sql, { ...webhook, replyRules: () => replyRulesOf(publicSite()) }),
  ].filter((sender) => sender !== null);
}

/**
 * Refreshes the settings before each message: a node that serves no pages would not read new contacts and office
 * hours.
 */
function withFreshSettings(sender: Sender, presentation: PresentationSource): Sender {
  return {
    ...sender,
    async send(row, signal) {
      await presentation.refresh();
      return sender.send(row, signal);
    },
  };
}

function openCallbackQueries({ bookingStore, settings, bot, secret }: DeliverySite) {
  if (!bot) return null;
  if (bot.chatId === null) {
    log.warn(
      "TELEGRAM_CHAT_ID is not set: write to the bot, and it replies with the chat's number",
    );
  }
  const isWebhook = settings.telegram?.updates === "webhook";
  return isWebhook ? registerWebhook(bot, secret) : startPolling(bookingStore, bot);
}

/** Returns the statements that write messages that no event causes. Each message is written by its own statement. */
function scheduledMessages({ sql, settings, presentation, publicSite }: DeliverySite) {
  const now = new Date();
  const enabled = enabledChannels(settings);
  const channels = enabled.filter((name) => DESK_CHANNELS.has(name));
  return [
    settings.mail && (() => insertReminders(sql, now)),
    settings.mail && (() => insertCarNews(sql, now)),
    async () => {
      await presentation.refresh();
      const replyRules = replyRulesOf(publicSite());
      await insertReplyReminders(sql, { now, channels: enabled, replyRules });
    },
    () => insertCodesAlerts(sql, enabled),
    () => insertFloodAlert(sql, now, enabled),
    () => insertBookingsAlert(sql, now, enabled),
    channels.length > 0 && (() => insertConflicts(sql, now, channels)),
    channels.length > 0 && (() => insertDayMessages(sql, now, channels)),
  ].filter((insert) => typeof insert === "function");
}

/** Inserts the messages of the morning and of the evening, unless their hour is 0. */
async function insertDayMessages(sql: Sql, now: Date, channels: readonly Channel[]) {
  const hours = await findMessageHours(sql);
  for (const kind of ["morning", "evening"] as const) {
    const hour = hours[kind];
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other.
    if (hour > 0) await insertDayMessage(sql, now, { kind, hour, channels });
  }
}

/** The channels of messages about the state of the desk. */
const DESK_CHANNELS = new Set<Channel>(["telegram", "emailOperator"]);

/** Writes scheduled messages and deletes old rows. Runs on every node: both are idempotent. */
function startMaintenance(site: DeliverySite, wakeAll: () => void) {
  const { sql } = site;
  const closing = new AbortController();
  const { signal } = closing;
  const pending = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    pending.add(work);
    void work.then(() => pending.delete(work));
  };
  const onError = (failure: string) => (error: unknown) => logFault(error, failure);
  const remind = () => {
    const written = runEach(
      scheduledMessages(site),
      onError("a scheduled message could not be written"),
    );
    track(written.then(wakeAll));
  };
  const clean = () => {
    const failure = "old rows of the outbox could not be deleted";
    track(deleteExpired(sql, { signal, onError: onError(failure) }));
  };
  remind();
  const timers = [setInterval(remind, REMIND_EVERY_MS), setInterval(clean, CLEAN_EVERY_MS)];
  return {
    /** Stops the timers and waits for the last statements, which still need the connections. */
    async close() {
      for (const timer of timers) clearInterval(timer);
      closing.abort();
      await Promise.all(pending);
    },
  };
}

type WebhookSettings = {
  url: URL;
  secret: string;
  allowPrivate: boolean;
  /** Returns what the company says of its answers now. */
  replyRules: () => ReplyRules;
};

const VERSION = "1";
const TIMEOUT_MS = 10_000;

/** Returns a sender that posts booking events to the company's own server. */
export function webhookSender(sql: Sql, settings: WebhookSettings): Sender {
  async function send(row: OutboxRow, signal: AbortSignal): Promise<Outcome> {
    const replyRules = settings.replyRules();
    const booking = await findBookingForMessage(sql, row, replyRules.hours);
    if (!booking || isAnswered(row, booking)) return { kind: "dropped" };
    const body = JSON.stringify(payload(row, booking, replyRules));
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

/** Returns the HMAC-SHA256 over the time in seconds and the body, so that a receiver can reject old requests. */
function signature(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

function payload(
  { uid, kind, createdAt }: OutboxRow,
  booking: BookingForMessage,
  replyRules: ReplyRules,
) {
  return {
    id: uid,
    version: VERSION,
    event: `booking.${kind === "placed" ? "created" : kind}`,
    createdAt,
    urgent: isUrgent(booking, replyRules.hours),
    booking: bookingOf(booking, replyRules),
    ...(booking.message !== null &&
      (kind === "corrected"
        ? { correction: readCorrection(booking.message) }
        : { message: booking.message })),
  };
}

/** Returns the fields of the API, without the token of the customer's link. */
function bookingOf(booking: BookingForMessage, replyRules: ReplyRules) {
  const fields = Object.fromEntries(FIELD_NAMES.map((field) => [field, booking[field]])) as Booking;
  const { vehicleModel, vehiclePlate } = booking;
  return { ...responseBooking(fields, replyRules), vehicleModel, vehiclePlate };
}

function faultOutcome(error: unknown): Outcome {
  if (error instanceof PrivateAddressError) return { kind: "dead", reason: error.message };
  const code = error instanceof Error && "code" in error ? String(error.code) : "no answer";
  return { kind: "retry", reason: code, wholeChannel: true };
}

/** Returns the outcome of a response. `retryAfter` is the header, `now` in ms. */
export function webhookOutcome(status: number, retryAfter: string | null, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const reason = `HTTP ${status}`;
  const isTemporary = status >= 500 || [408, 409, 425, 429].includes(status);
  if (!isTemporary) return { kind: "dead", reason };
  const afterMs = readRetryAfter(retryAfter, now);
  return { kind: "retry", reason, ...(afterMs > 0 && { afterMs }), wholeChannel: true };
}
