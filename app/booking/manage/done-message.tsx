import { message } from "~/ui/message.css";
import { useSearchParams } from "react-router";
import { usePromises } from "~/catalog/company/use-company";
import { useTranslation } from "~/web/i18n/use-translation";
import { DONE } from "./my-booking-constants";
import type { OwnBookingPage } from "./my-booking.server";

type DoneMessageProps = { action: OwnDone; done: OwnDone | null };

/** Confirms an action, if it is the one that was just done. */
export function DoneMessage({ action, done }: DoneMessageProps) {
  const text = useDoneText(done);
  return <div role="status">{done === action && <p className={message.good}>{text}</p>}</div>;
}

export type OwnDone = "cancelled" | "message" | "extended" | "corrected" | "proven";

/** Returns the action of the URL's `done`, if the booking's state agrees. */
export function useDone({ booking, conversation, returns }: OwnBookingPage): OwnDone | null {
  const done = useSearchParams()[0].get(DONE);
  if (done === "cancelled" && booking.status === "cancelled") return done;
  if (done === "corrected" && booking.corrections > 0) return done;
  if (done === "extended" && returns?.request?.isDeclined === false) return done;
  if (done === "proven" && booking.isProven) return done;
  const hasWritten = conversation.some(({ from }) => from === "customer");
  return done === "message" && hasWritten ? done : null;
}

/** Returns the text that confirms an action. */
export function useDoneText(done: OwnDone | null): string | null {
  const { t } = useTranslation();
  const { cancellation } = usePromises();
  if (done === "cancelled" && !cancellation) return t("ownBooking.done.cancelledPlain");
  return done && t(`ownBooking.done.${done}`);
}
