import type { TFunction } from "i18next";
import { readablePhone, type Company } from "~/company/company";
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
  try {
    for (const [index, content] of toastsOf(t, booking, company).entries()) {
      setTimeout(() => toast({ kind: "default", ...content }), index * TOAST_INTERVAL_MS);
    }
  } catch (error) {
    console.warn("the toasts of a booking could not be shown", error);
    window.open(contactLink(t, booking, company, "whatsapp"), "_blank", "noopener");
  }
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
