import { startMailServer, type MailStandIn } from "../app/delivery/testing/mail-stand-in";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
  type TelegramStandIn,
} from "../app/delivery/testing/telegram-stand-in";
import { startReceiver } from "../app/delivery/testing/webhook-stand-in";

/** Everything outside that a booking is told to, on this machine. */
export type Outside = {
  telegram: TelegramStandIn;
  mail: MailStandIn;
  receiver: Awaited<ReturnType<typeof startReceiver>>;
  /** The settings of a site that tells all of them. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

export async function startOutside(): Promise<Outside> {
  const telegram = await startTelegram();
  const mail = await startMailServer();
  const receiver = await startReceiver();
  const env = {
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
    TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
    SMTP_URL: mail.url,
    MAIL_FROM: "Mgzavri <desk@mgzavri.example>",
    OPERATOR_EMAIL: "operator@mgzavri.example",
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: "a secret of the webhook",
    WEBHOOK_ALLOW_PRIVATE: "on",
  };
  const stop = async () => {
    await Promise.all([telegram.stop(), mail.stop(), receiver.stop()]);
  };
  return { telegram, mail, receiver, env, stop };
}
