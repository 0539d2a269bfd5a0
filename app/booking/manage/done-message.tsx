import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { message } from "~/ui/message.css";
import { DONE } from "./own-booking";

type DoneMessageProps = { action: "cancelled" | "message"; isDone: boolean };

/** Confirms the action of the URL's `done`, if the booking's state agrees. */
export function DoneMessage({ action, isDone }: DoneMessageProps) {
  const { t } = useTranslation();
  const isRequested = useSearchParams()[0].get(DONE) === action;
  return (
    <div role="status">
      {isRequested && isDone && <p className={message.good}>{t(`ownBooking.done.${action}`)}</p>}
    </div>
  );
}
