import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import type { SubmissionAnswer } from "~/booking/form/answer/submission-answer";
import { FORM_ID } from "~/booking/form/field-state";
import { readForm } from "~/booking/form/form-values";
import { type Company, readablePhone } from "~/catalog/company/company";
import { toast } from "~/ui/overlay/toast-store";
import { writeDraft } from "./draft";
import { inLanguage } from "~/web/i18n/address";
import { confirmationAt, rememberJustBooked } from "./just-booked";
import { placedTexts } from "./placed-texts";
import { enqueue } from "./queue-store";
import {
  isOutcomeUnknown,
  newKey,
  sendBooking,
  type Outgoing,
  type SendResult,
} from "./send-booking";
import type { TFunction } from "i18next";
import type { Booking } from "~/booking/booking";
import { contactLink } from "~/booking/contact-message";

type Sending = {
  /** The number of the current attempt; null if nothing is being sent. */
  attempt: number | null;
  /** The last answer, which stays while the form is sent again. */
  answer: SubmissionAnswer | undefined;
};

/** Sends the form without a page load, with retries and an offline queue. `reset` empties the form. */
export function useSending(company: Company, reset: () => void) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [sending, setSending] = useState<Sending>({ attempt: null, answer: undefined });
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const clear = () => setSending({ attempt: null, answer: undefined });

  async function finish(outgoing: Outgoing, result: SendResult) {
    if (result.kind === "booked") {
      writeDraft(null);
      rememberJustBooked(result);
      showBookedToasts(t, result.booking, company);
      // The toasts and the bell show the booking on other pages.
      if (isFormShown()) await navigate(inLanguage(confirmationAt(result.token), lang));
      // The confirmation replaces the form: enabled again, the button would flash before it.
      if (!isAt(result.token)) clear();
    } else if (isOutcomeUnknown(result) && !navigator.onLine && enqueue(outgoing)) {
      reset();
    } else {
      // The page's price may be outdated.
      if (result.kind === "priceChanged") void revalidate();
      if (result.kind === "repeated") writeDraft(null);
      if (isOutcomeUnknown(result)) showFailureToast();
      setSending({ attempt: null, answer: result });
    }
  }

  function showFailureToast() {
    const [title, text] = [t("booking.error"), t("booking.submitError")];
    toast({ kind: "destructive", title, text, isSilent: isFormShown() });
  }

  async function send(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    const outgoing = { key: newKey(), values: readForm(form), lang };
    try {
      const onAttempt = (attempt: number) => setSending(({ answer }) => ({ attempt, answer }));
      await finish(outgoing, await sendBooking(outgoing, onAttempt));
    } finally {
      isBusy.current = false;
    }
  }

  return { ...sending, send, clear };
}

/** Returns whether the visitor is still at the form when an answer arrives. */
function isFormShown() {
  return document.getElementById(FORM_ID) !== null;
}

/** Returns whether the URL is the confirmation's; another navigation may have replaced it. */
function isAt(token: string) {
  return new URLSearchParams(location.search).get("booked") === token;
}

/** The pause between two toasts (specification 7). */
const TOAST_INTERVAL_MS = 1_000;

/**
 * Shows toasts for a stored booking: that it was received, its reference, and how to contact the company. If that
 * fails, opens the prefilled WhatsApp message instead.
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
  const texts = placedTexts(booking);
  return [
    { title: t(texts.toast), text: t(texts.received) },
    {
      title: t(texts.title),
      text: t("booking.toasts.reference", {
        reference: booking.reference ?? t("booking.toasts.noReference"),
      }),
    },
    {
      title: t("booking.toasts.contact"),
      text: t(texts.contact, {
        phone: readablePhone(company.phone),
        channel: t(`booking.contacts.${booking.contactPreference}`),
      }),
    },
  ];
}
