import type { PresentationSource } from "~/company/presentation.server";
import type { PublicSite } from "~/company/public-site";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { listen } from "~/web/listen.server";
import { CHANNEL as WAKE_UP } from "~/booking/events/wake-up.server";
import { operatorMailSender, visitorMailSender } from "./mail/sender.server";
import { postOffice } from "./mail/transport.server";
import type { Settings } from "~/settings.server";
import type { Secret } from "~/staff/site-secret.server";
import type { Bot } from "./telegram/bot.server";
import { startPolling } from "./telegram/polling.server";
import { telegramSender } from "./telegram/sender.server";
import { startWebhook } from "./telegram/webhook.server";
import { deleteOld, insertReminders } from "./upkeep.queries.server";
import { refusalOfAddress } from "./webhook/safe-address.server";
import { webhookSender } from "./webhook/sender.server";
import { whatsappApi } from "./whatsapp/api.server";
import { whatsappSender } from "./whatsapp/sender.server";
import { channelWorker, type Sender } from "./worker.server";

const LOOK_EVERY_MS = 5_000;
const REMIND_EVERY_MS = 60_000;
const CLEAN_EVERY_MS = 60 * 60_000;

/** What is on its way when the node stops gets so long to arrive. */
const ARRIVE_WITHIN_MS = 3_000;

/** What delivery needs of the site. */
export type DeliverySite = {
  sql: Sql;
  bookingStore: BookingStore;
  settings: Settings;
  presentation: PresentationSource;
  publicSite: () => PublicSite;
  secret: Secret;
  bot: Bot | null;
};

/**
 * Opens the delivery of this node: a worker for each channel that is on, and the callback queries
 * of Telegram. With none it does nothing. Throws where the webhook's address is refused.
 */
export async function openDelivery(site: DeliverySite) {
  const { sql, settings } = site;
  await checkWebhookAddress(settings);
  const fresh = (sender: Sender) => withFreshSite(sender, site.presentation);
  const workers = senders(site).map((sender) => channelWorker(sql, fresh(sender)));
  const callbackQueries = openCallbackQueries(site);

  const wakeAll = () => workers.forEach((worker) => worker.wake());
  const isOn = workers.length > 0;
  if (isOn && !settings.publicUrl) {
    log.warn("PUBLIC_URL is not set: links in messages lead nowhere but on this machine");
  }
  const upkeep = startUpkeep(sql, { reminds: settings.mail !== null, wakeAll });
  const timer = setInterval(wakeAll, LOOK_EVERY_MS);
  const listener = isOn ? await listen(sql, WAKE_UP, wakeAll) : null;
  wakeAll();

  async function end() {
    clearInterval(timer);
    upkeep.close();
    await listener?.close();
    await Promise.all([
      ...workers.map((worker) => worker.close(ARRIVE_WITHIN_MS)),
      callbackQueries?.close(),
    ]);
  }
  let ended: Promise<void> | null = null;
  return { close: () => (ended ??= end()) };
}

function senders({ sql, settings, bot, publicSite }: DeliverySite): Sender[] {
  const { mail, whatsapp, webhook, operatorLanguage: lang } = settings;
  const hours = () => publicSite().company.hours;
  const letters = mail && {
    office: postOffice(mail.url),
    from: mail.from,
    site: publicSite,
    lang,
  };
  return [
    bot?.chatId ? telegramSender(sql, { ...bot, chatId: bot.chatId }) : null,
    letters && operatorMailSender(sql, letters),
    letters && visitorMailSender(sql, letters),
    whatsapp && whatsappSender(sql, { ...whatsapp, api: whatsappApi(whatsapp), lang, hours }),
    webhook && webhookSender(sql, { ...webhook, hours }),
  ].filter((sender) => sender !== null);
}

/** A node that shows no pages has to hear of new contacts and office hours too. */
function withFreshSite(sender: Sender, presentation: PresentationSource): Sender {
  return {
    ...sender,
    async send(row, signal) {
      await presentation.refresh();
      return sender.send(row, signal);
    },
  };
}

async function checkWebhookAddress({ webhook }: Settings) {
  if (!webhook || webhook.allowPrivate) return;
  const refusal = await refusalOfAddress(webhook.url);
  if (!refusal) return;
  const fault = refusal === "private" ? "leads into a private network" : "must be https";
  throw new Error(
    `bad environment\n  WEBHOOK_URL: ${fault} (for example: https://crm.example/bookings)`,
  );
}

function openCallbackQueries({ bookingStore, settings, bot, secret }: DeliverySite) {
  if (!bot) return null;
  if (bot.chatId === null) {
    log.warn("TELEGRAM_CHAT_ID is not set: write to the bot, and it tells the chat's number");
  }
  const isWebhook = settings.telegram?.updates === "webhook";
  return isWebhook ? startWebhook(bot, secret) : startPolling(bookingStore, bot);
}

/** Reminders, and the clearing away of what is old. Any node may do it; twice is harmless. */
function startUpkeep(sql: Sql, { reminds, wakeAll }: { reminds: boolean; wakeAll: () => void }) {
  const remind = () => {
    if (!reminds) return;
    insertReminders(sql, new Date()).then(wakeAll, (error) => {
      log.warn({ err: error }, "reminders could not be written");
    });
  };
  const clean = () => {
    deleteOld(sql).catch((error) => log.warn({ err: error }, "the outbox could not be cleared"));
  };
  remind();
  const timers = [setInterval(remind, REMIND_EVERY_MS), setInterval(clean, CLEAN_EVERY_MS)];
  return { close: () => timers.forEach((timer) => clearInterval(timer)) };
}
