import { useTranslation } from "~/i18n/use-translation";
import { CallLink } from "~/company/call-link";
import { whatsappLink, type Company } from "~/company/company";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { unsentText } from "~/booking/contact-message";
import type { FormValues } from "~/booking/form/form-values";

type NotSentProps = {
  kind: "unavailable" | "tooMany" | "unanswered";
  typed: FormValues;
  company: Company;
};

/** The booking was not sent: offers a retry, WhatsApp and a call. */
export function NotSent({ kind, typed, company }: NotSentProps) {
  const { t } = useTranslation();
  const { phone, whatsapp } = company;
  return (
    <div className={message.problem} role="alert">
      <h3>{t("booking.error")}</h3>
      <strong>{kind === "unanswered" ? t("booking.notSent") : t("booking.notSaved")}</strong>
      <p>{kind === "tooMany" ? t("booking.tooMany") : t("booking.submitError")}</p>
      <p>{t("booking.nothingLost")}</p>
      <div className={layout.row}>
        <button className={button.primary}>{t("booking.retry")}</button>
        <a
          className={button.secondary}
          href={whatsappLink(whatsapp, unsentText(t, typed))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("booking.viaWhatsapp")}
        </a>
        <CallLink className={button.secondary} phone={phone} text="booking.confirmation.call" />
      </div>
    </div>
  );
}
