import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { href, useNavigate, useRevalidator } from "react-router";
import type { Company } from "~/company/company";
import { FALLBACK_LANGUAGE, isLanguage } from "~/i18n/languages";
import { toast } from "~/ui/overlay/toast-store";
import type { BookingAnswer } from "~/booking/form/booking-answer";
import { writeDraft } from "./draft";
import { rememberJustBooked } from "./just-booked";
import { outgoingOf, type Outgoing } from "./outgoing";
import { enqueue } from "./queue-store";
import { sendBooking, type Sent } from "./send-booking";
import { tellBooked } from "./tell-booked";

export type Sending = {
  /** Counts the tries while a booking is on its way; null while none is. */
  attempt: number | null;
  answer: BookingAnswer | undefined;
};

/** Sends the form without leaving the page, however bad the line is. `reset` empties the form. */
export function useSending(company: Company, reset: () => void) {
  const { t, i18n } = useTranslation();
  const [sending, setSending] = useState<Sending>({ attempt: null, answer: undefined });
  const isBusy = useRef(false);
  const isThere = useIsThere();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function finish(outgoing: Outgoing, sent: Sent) {
    if (sent.kind === "booked") {
      writeDraft(null);
      rememberJustBooked(sent);
      tellBooked(t, sent.booking, company);
      // On another page the notices and the bell say it.
      if (isThere.current) await navigate(`${href("/")}?booked=${sent.token}#booking`);
      // The confirmation replaces the form: enabled again, the button would flash before it.
      if (!isAt(sent.token)) setSending({ attempt: null, answer: undefined });
    } else if (isUnsure(sent) && !navigator.onLine && enqueue(outgoing)) {
      writeDraft(null);
      setSending({ attempt: null, answer: undefined });
      reset();
    } else {
      // The price of the page may be an old one.
      if (sent.kind === "priceChanged") void revalidate();
      if (isUnsure(sent)) tellFailed();
      setSending({ attempt: null, answer: answerOf(outgoing, sent) });
    }
  }

  function tellFailed() {
    toast({ kind: "destructive", title: t("booking.error"), text: t("booking.submitError") });
  }

  async function send(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    const lang = isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
    const outgoing = outgoingOf(form, lang);
    try {
      const onTry = (attempt: number) => setSending({ attempt, answer: undefined });
      await finish(outgoing, await sendBooking(outgoing, onTry));
    } finally {
      isBusy.current = false;
    }
  }

  const forget = () => setSending({ attempt: null, answer: undefined });

  return { ...sending, send, forget };
}

/** Whether the form is still on the page, for what comes back later. */
function useIsThere() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

/** Whether the address is the confirmation's; another navigation may have taken its place. */
function isAt(token: string) {
  return new URLSearchParams(location.search).get("booked") === token;
}

function isUnsure({ kind }: Sent) {
  return kind === "unanswered" || kind === "away";
}

function answerOf({ values }: Outgoing, sent: Exclude<Sent, { kind: "booked" }>): BookingAnswer {
  switch (sent.kind) {
    case "invalid":
      return {
        kind: sent.kind,
        result: { status: "error", error: sent.errors, initialValue: values },
      };
    case "priceChanged":
      return { kind: sent.kind, quote: sent.quote, result: { initialValue: values } };
    default:
      return { kind: sent.kind, result: { initialValue: values } };
  }
}
