import { useTranslation } from "~/i18n/use-translation";
import { CallLink } from "~/company/call-link";
import { useClaims } from "~/company/use-site-data";
import { message } from "~/ui/message.css";
import type { OwnAnswer } from "./own-action.server";
import { MAX_MESSAGES } from "./own-booking-constants";
import * as styles from "./own-booking.css";

/** Why a form was refused, as an alert. The message form shows its own field errors. */
export function OwnProblem({ answer, phone }: { answer: OwnAnswer | undefined; phone: string }) {
  const { t } = useTranslation();
  const { freeCancellationHours } = useClaims();
  if (!answer || answer.kind === "invalid") return null;
  const hours = { count: freeCancellationHours };
  const texts = {
    late: () => t("ownBooking.cancel.late", hours),
    passed: () => t("ownBooking.cancel.passed"),
    out: () => t("ownBooking.cancel.out"),
    completed: () => t("ownBooking.cancel.completed"),
    changed: () => t("ownBooking.cancel.changed"),
    full: () => t("ownBooking.change.full", { count: MAX_MESSAGES }),
    closed: () => t("ownBooking.change.closed"),
    changedReturn: () => t("ownBooking.extend.changed"),
    badReturn: () => t("ownBooking.extend.bad"),
    bad: () => t("errors.bad.text"),
    unanswered: () => t("ownBooking.errors.unanswered"),
    unansweredCancel: () => t("ownBooking.errors.unansweredCancel"),
  };
  return (
    <div className={message.problem} role="alert">
      <p>{texts[answer.kind]()}</p>
      {"typed" in answer && answer.typed && <p className={styles.text}>{answer.typed}</p>}
      <p>
        <CallLink phone={phone} />
      </p>
    </div>
  );
}
