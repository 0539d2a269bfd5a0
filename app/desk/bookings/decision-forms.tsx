import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import type { DeskStatus } from "~/booking/status";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import * as styles from "./booking-desk.css";
import type { DeskBooking } from "./booking-list.server";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { Overlaps } from "./overlaps";

const DECISIONS = {
  confirmed: {
    ask: "operator.confirm",
    question: "operator.confirmQuestion",
    yes: "operator.confirmYes",
    looks: "primary",
    yesLooks: "primary",
  },
  cancelled: {
    ask: "operator.cancel",
    question: "operator.cancelQuestion",
    yes: "operator.cancelYes",
    looks: "secondary",
    yesLooks: "secondary",
  },
  completed: {
    ask: "operator.complete",
    question: "operator.completeQuestion",
    yes: "operator.completeYes",
    looks: "plain",
    yesLooks: "secondary",
  },
} as const;

type DecisionFormsProps = {
  booking: DeskBooking;
  /** The page that the forms stand on, and lead back to. */
  address: string;
  choices: readonly DeskStatus[];
};

/** What staff decide of a booking, from any status. */
export function DecisionForms({ booking, address, choices }: DecisionFormsProps) {
  return (
    <div key={booking.status} className={styles.actions}>
      {choices.map((status) => (
        <StatusForm key={status} booking={booking} status={status} address={address} />
      ))}
    </div>
  );
}

type StatusFormProps = Omit<DecisionFormsProps, "choices"> & { status: DeskStatus };

/** A decision and its question; opens and sends without scripts. */
function StatusForm({ booking, status, address }: StatusFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(address);
  const decision = DECISIONS[status];
  return (
    <details className={styles.decision} name={`decide-${booking.id}`}>
      <summary className={`${button[decision.looks]} ${styles.ask}`}>{t(decision.ask)}</summary>
      <Form className={styles.sure} method="post" action={action} preventScrollReset>
        {status === "confirmed" && <Overlaps overlaps={booking.overlaps} />}
        <p>{t(decision.question)}</p>
        <input type="hidden" name="intent" value={DESK_INTENTS.status} />
        <input type="hidden" name="id" value={booking.id} />
        <button className={button[decision.yesLooks]} name="status" value={status}>
          {t(decision.yes)}
        </button>
      </Form>
    </details>
  );
}
