import { presentCompany, refreshSite } from "~/company/present-site.server";
import type { Sql } from "~/db.server";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { listen } from "~/web/listen.server";
import { CHANNEL as WAKE_UP } from "~/booking/events/wake-up.server";
import { channelsOn } from "~/booking/events/channels-on.server";
import { operatorMailSender, visitorMailSender } from "./mail/sender.server";
import { postOffice } from "./mail/transport.server";
import { bot } from "./telegram/bot.server";
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

/**
 * Opens the delivery of this node: a worker for each channel that is on, and the presses in
 * Telegram. With none it does nothing. Throws where the webhook's address is refused.
 */
export async function openDelivery(sql: Sql) {
  await checkWebhookAddress();
  const workers = senders(sql).map((sender) => channelWorker(sql, withFreshSite(sender)));
  const presses = bot && openPresses(sql);

  const wakeAll = () => workers.forEach((worker) => worker.wake());
  const isOn = workers.length > 0;
  if (isOn && !env.PUBLIC_URL) {
    log.warn("PUBLIC_URL is not set: links in messages lead nowhere but on this machine");
  }
  const upkeep = startUpkeep(sql, wakeAll);
  const timer = setInterval(wakeAll, LOOK_EVERY_MS);
  const listener = isOn ? await listen(sql, WAKE_UP, wakeAll) : null;
  wakeAll();

  async function end() {
    clearInterval(timer);
    upkeep.close();
    await listener?.close();
    await Promise.all([
      ...workers.map((worker) => worker.close(ARRIVE_WITHIN_MS)),
      presses?.close(),
    ]);
  }
  let ended: Promise<void> | null = null;
  return { close: () => (ended ??= end()) };
}

function senders(sql: Sql): Sender[] {
  const mail = env.SMTP_URL && {
    office: postOffice(env.SMTP_URL),
    from: env.MAIL_FROM ?? null,
    company: presentCompany,
    lang: env.OPERATOR_LANGUAGE,
  };
  const all = [
    bot?.chatId && telegramSender(sql, { ...bot, chatId: bot.chatId }),
    mail && operatorMailSender(sql, mail),
    mail && visitorMailSender(sql, mail),
    channelsOn.includes("whatsapp") && whatsappSender(sql, whatsappSettings()),
    env.WEBHOOK_URL && webhookSender(sql, webhookSettings(env.WEBHOOK_URL)),
  ];
  return all.filter((sender) => typeof sender === "object" && sender !== null);
}

/** A node that shows no pages has to hear of new contacts and office hours too. */
function withFreshSite(sender: Sender): Sender {
  return {
    ...sender,
    async send(row, signal) {
      await refreshSite();
      return sender.send(row, signal);
    },
  };
}

function whatsappSettings() {
  return {
    api: whatsappApi({
      url: env.WHATSAPP_API_URL,
      token: env.WHATSAPP_TOKEN!,
      phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID!,
    }),
    to: env.WHATSAPP_TO!,
    template: env.WHATSAPP_TEMPLATE!,
    lang: env.OPERATOR_LANGUAGE,
  };
}

function webhookSettings(url: string) {
  return {
    url: new URL(url),
    secret: env.WEBHOOK_SECRET!,
    allowPrivate: env.WEBHOOK_ALLOW_PRIVATE === "on",
  };
}

async function checkWebhookAddress() {
  if (!env.WEBHOOK_URL || env.WEBHOOK_ALLOW_PRIVATE === "on") return;
  const refusal = await refusalOfAddress(new URL(env.WEBHOOK_URL));
  if (!refusal) return;
  const fault = refusal === "private" ? "leads into a private network" : "must be https";
  throw new Error(
    `bad environment\n  WEBHOOK_URL: ${fault} (for example: https://crm.example/bookings)`,
  );
}

function openPresses(sql: Sql) {
  if (!bot) return null;
  if (bot.chatId === null) {
    log.warn("TELEGRAM_CHAT_ID is not set: write to the bot, and it tells the chat's number");
  }
  return env.TELEGRAM_UPDATES === "webhook" ? startWebhook(sql, bot) : startPolling(sql, bot);
}

/** Reminders, and the clearing away of what is old. Any node may do it; twice is harmless. */
function startUpkeep(sql: Sql, wakeAll: () => void) {
  const remind = () => {
    if (!channelsOn.includes("emailVisitor")) return;
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
