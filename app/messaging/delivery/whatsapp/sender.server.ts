import type { OfficeHours } from "~/catalog/company/office-hours";
import type { Sql } from "~/web/db.server";
import { findBookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import type { Sender } from "~/messaging/delivery/worker.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { WhatsAppApi } from "./api.server";
import { templateVariables } from "./message";
import { whatsappOutcome } from "./outcome";

type WhatsAppSettings = {
  api: WhatsAppApi;
  /** The operator's number, E.164. */
  to: string;
  /** The name of a template that exists in `lang`. */
  template: string;
  lang: Language;
  /** The current office hours. */
  hours: () => OfficeHours;
};

/**
 * Always uses the template: WhatsApp allows free text only within 24 hours of the recipient's last
 * message. «Sent» means accepted by WhatsApp. The API has no idempotency key: if a node is killed
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
      if (!booking) return { kind: "dropped" };
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
