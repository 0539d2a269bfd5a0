import {
  startMailServer,
  type MailStandIn,
} from "../../app/messaging/delivery/testing/mail-stand-in";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
  type TelegramStandIn,
} from "../../app/messaging/delivery/testing/telegram-stand-in";
import {
  STAND_IN_PHONE_NUMBER_ID,
  STAND_IN_TEMPLATE,
  STAND_IN_TO,
  STAND_IN_WHATSAPP_TOKEN,
  startWhatsApp,
  type WhatsAppStandIn,
} from "../../app/messaging/delivery/testing/whatsapp-stand-in";
import { startReceiver } from "../../app/messaging/delivery/testing/webhook-stand-in";

/** Local stand-ins for all external services that bookings are sent to. */
export type Services = {
  telegram: TelegramStandIn;
  mail: MailStandIn;
  whatsapp: WhatsAppStandIn;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** The settings of a site that uses all of the services. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

export async function startServices(): Promise<Services> {
  const telegram = await startTelegram();
  const mail = await startMailServer();
  const whatsapp = await startWhatsApp();
  const receiver = await startReceiver();
  const env = {
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
    TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
    SMTP_URL: mail.url,
    MAIL_FROM: "Mgzavri <desk@mgzavri.example>",
    OPERATOR_EMAIL: "operator@mgzavri.example",
    WHATSAPP_API_URL: whatsapp.url,
    WHATSAPP_TOKEN: STAND_IN_WHATSAPP_TOKEN,
    WHATSAPP_PHONE_NUMBER_ID: STAND_IN_PHONE_NUMBER_ID,
    WHATSAPP_TO: STAND_IN_TO,
    WHATSAPP_TEMPLATE: STAND_IN_TEMPLATE,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: "a secret of the webhook",
    WEBHOOK_ALLOW_PRIVATE: "on",
  };
  const stop = async () => {
    await Promise.all([telegram.stop(), mail.stop(), whatsapp.stop(), receiver.stop()]);
  };
  return { telegram, mail, whatsapp, receiver, env, stop };
}
