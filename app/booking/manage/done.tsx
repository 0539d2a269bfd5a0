import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { message } from "~/ui/message.css";
import { DONE } from "./own-booking";

type DoneProps = { what: "cancelled" | "message"; isTrue: boolean };

/** What was just done, if the address says so and the booking's state bears it out. */
export function Done({ what, isTrue }: DoneProps) {
  const { t } = useTranslation();
  const isAsked = useSearchParams()[0].get(DONE) === what;
  return (
    <div role="status">
      {isAsked && isTrue && <p className={message.good}>{t(`ownBooking.done.${what}`)}</p>}
    </div>
  );
}
