import { useEffect, useRef, useState } from "react";
import { href, useNavigate, useRevalidator } from "react-router";
import { useTranslation } from "react-i18next";
import type { Company } from "~/company/company";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { toast } from "~/ui/overlay/toast-store";
import type { SubmissionAnswer } from "~/booking/form/answer/submission-answer";
import { writeDraft } from "./draft";
import { rememberJustBooked } from "./just-booked";
import { outgoingOf, type Outgoing } from "./outgoing";
import { enqueue } from "./queue-store";
import { sendBooking, type Sent } from "./send-booking";
import { showBookedToasts } from "./booked-toasts";
import { sentAnswer } from "./sent-answer";

export type Sending = {
  /** Number of the current attempt; null if nothing is being sent. */
  attempt: number | null;
  answer: SubmissionAnswer | undefined;
};

/** Sends the form without a page load, with retries and an offline queue. `reset` empties the form. */
export function useSending(company: Company, reset: () => void) {
  const { t, i18n } = useTranslation();
  const [sending, setSending] = useState<Sending>({ attempt: null, answer: undefined });
  const isBusy = useRef(false);
  const isMounted = useIsMounted();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function finish(outgoing: Outgoing, sent: Sent) {
    if (sent.kind === "booked") {
      writeDraft(null);
      rememberJustBooked(sent);
      showBookedToasts(t, sent.booking, company);
      // On another page, the toasts and the bell show it.
      if (isMounted.current) await navigate(`${href("/")}?booked=${sent.token}#booking`);
      // The confirmation replaces the form: enabled again, the button would flash before it.
      if (!isAt(sent.token)) setSending({ attempt: null, answer: undefined });
    } else if (isOutcomeUnknown(sent) && !navigator.onLine && enqueue(outgoing)) {
      writeDraft(null);
      setSending({ attempt: null, answer: undefined });
      reset();
    } else {
      // The page's price may be outdated.
      if (sent.kind === "priceChanged") void revalidate();
      if (sent.kind === "repeated") writeDraft(null);
      if (isOutcomeUnknown(sent)) showFailureToast();
      setSending({ attempt: null, answer: sentAnswer(outgoing, sent) });
    }
  }

  function showFailureToast() {
    const [title, text] = [t("booking.error"), t("booking.submitError")];
    toast({ kind: "destructive", title, text, isSilent: isMounted.current });
  }

  async function send(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    const lang = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
    const outgoing = outgoingOf(form, lang);
    try {
      const onAttempt = (attempt: number) => setSending({ attempt, answer: undefined });
      await finish(outgoing, await sendBooking(outgoing, onAttempt));
    } finally {
      isBusy.current = false;
    }
  }

  const clear = () => setSending({ attempt: null, answer: undefined });

  return { ...sending, send, clear };
}

/** Whether the form is still mounted when an answer arrives. */
function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

/** Whether the URL is the confirmation's; another navigation may have replaced it. */
function isAt(token: string) {
  return new URLSearchParams(location.search).get("booked") === token;
}

function isOutcomeUnknown({ kind }: Sent) {
  return kind === "unanswered" || kind === "unavailable";
}
