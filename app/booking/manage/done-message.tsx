import { useTranslation } from "~/i18n/use-translation";
import { message } from "~/ui/message.css";
import type { OwnDone } from "./use-done";

type DoneMessageProps = { action: OwnDone; done: OwnDone | null };

/** Confirms an action, where it is the one that was just done. */
export function DoneMessage({ action, done }: DoneMessageProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {done === action && <p className={message.good}>{t(`ownBooking.done.${action}`)}</p>}
    </div>
  );
}
