import type { TFunction } from "i18next";
import { readablePhone, type Company } from "~/catalog/company/company";
import { toast } from "~/ui/overlay/toast-store";
import type { Booking } from "~/booking/booking";
import { contactLink } from "~/booking/contact-message";

/** Specification 7. */
const TOAST_INTERVAL_MS = 1_000;

/**
 * Shows toasts for a stored booking: that it was received, its number, and how to contact the
 * operator. If that fails, opens the prefilled WhatsApp message instead.
 */
export function showBookedToasts(t: TFunction, booking: Booking, company: Company) {
  const showFrom = (index: number) => {
    try {
      const content = toastsOf(t, booking, company)[index];
      if (!content) return;
      toast({ kind: "default", ...content });
      setTimeout(showFrom, TOAST_INTERVAL_MS, index + 1);
    } catch (error) {
      console.warn("the toasts of a booking could not be shown", error);
      window.open(contactLink(t, booking, company, "whatsapp"), "_blank", "noopener");
    }
  };
  showFrom(0);
}

function toastsOf(t: TFunction, booking: Booking, company: Company) {
  return [
    { title: t("booking.toasts.received"), text: t("booking.confirmation.received") },
    {
      title: t("booking.confirmation.title"),
      text: t("booking.toasts.number", { id: booking.id ?? t("booking.toasts.noNumber") }),
    },
    {
      title: t("booking.toasts.contact"),
      text: t("booking.toasts.contactText", {
        phone: readablePhone(company.phone),
        channel: t(`booking.contacts.${booking.contactPreference}`),
      }),
    },
  ];
}
