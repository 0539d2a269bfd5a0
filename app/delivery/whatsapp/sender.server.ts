import type { OfficeHours } from "~/company/office-hours";
import type { Sql } from "~/db.server";
import { findTold } from "~/delivery/told-booking.queries.server";
import type { Sender } from "~/delivery/worker.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { WhatsAppApi } from "./api.server";
import { templateVariables } from "./message";
import { whatsappOutcome } from "./outcome";

type WhatsAppSettings = {
  api: WhatsAppApi;
  /** The operator's own number, E.164. */
  to: string;
  /** The name of the template; it exists in `lang`. */
  template: string;
  lang: Language;
  /** The office hours, as the settings have them when a message is written. */
  hours: () => OfficeHours;
};

/**
 * Tells the operator's WhatsApp what visitors do, always by the template: free text is taken only
 * within 24 hours of the receiver's last message. «Sent» is what WhatsApp has taken. It knows no
 * repeats: a node that is killed between sending and noting it down makes the next one send again.
 */
export function whatsappSender(sql: Sql, settings: WhatsAppSettings): Sender {
  const { api, to, template, lang } = settings;
  const { t } = i18nFor(lang);
  return {
    channel: "whatsapp",
    parallel: 1,
    async send(row, signal) {
      const booking = await findTold(sql, row, settings.hours());
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
