import { useTranslation } from "~/web/i18n/use-translation";
import type { Company } from "~/catalog/company/company";
import type { Booking, ContactPreference } from "./booking";
import { contactLink } from "./contact-message";

type ContactLinkProps = {
  booking: Booking;
  company: Company;
  channel: ContactPreference;
  className: string;
};

export function ContactLink({ booking, company, channel, className }: ContactLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      className={className}
      href={contactLink(t, booking, company, channel)}
      rel="noopener noreferrer"
      target={channel === "email" ? undefined : "_blank"}
    >
      {t(`booking.confirmation.via.${channel}`)}
    </a>
  );
}
