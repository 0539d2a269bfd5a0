import type { TFunction } from "i18next";
import { readablePhone, type Company } from "~/company/company";
import { toast } from "~/ui/overlay/toast-store";
import type { Booking } from "~/booking/booking";
import { contactLink } from "~/booking/contact-message";

/** Between one notice and the next (specification 7). */
const PAUSE_MS = 1_000;

/**
 * Tells of a stored booking: that it was received, its number, and how the operator is reached. The
 * page says the same. Should that fail, the visitor still gets the ready-made WhatsApp message.
 */
export function tellBooked(t: TFunction, booking: Booking, company: Company) {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const attempt = (step: () => void) => {
    try {
      step();
    } catch (error) {
      for (const timer of timers) clearTimeout(timer);
      console.warn("the booking could not be told of", error);
      window.open(contactLink(t, booking, company, "whatsapp"), "_blank", "noopener");
    }
  };
  attempt(() => {
    for (const [index, notice] of noticesOf(t, booking, company).entries()) {
      const show = () => toast({ kind: "default", ...notice });
      timers.push(setTimeout(() => attempt(show), index * PAUSE_MS));
    }
  });
}

function noticesOf(t: TFunction, booking: Booking, company: Company) {
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
