import { Form } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { isUnnamedCar } from "~/booking/booking-car";
import type { DeskStatus } from "~/booking/status";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { UnnamedCar } from "~/desk/bookings/model/unnamed-car";
import { Overlaps } from "./overlaps";
import { BookingFormFields } from "./revision";

const DECISIONS = {
  confirmed: {
    label: "operator.confirm",
    question: "operator.confirmQuestion",
    submit: "operator.confirmYes",
    variant: "primary",
    submitVariant: "primary",
  },
  cancelled: {
    label: "operator.cancel",
    question: "operator.cancelQuestion",
    submit: "operator.cancelYes",
    variant: "secondary",
    submitVariant: "secondary",
  },
  completed: {
    label: "operator.complete",
    question: "operator.completeQuestion",
    submit: "operator.completeYes",
    variant: "plain",
    submitVariant: "secondary",
  },
} as const;

type DecisionFormsProps = {
  booking: Pick<DeskBooking, "id" | "name" | "status" | "overlaps" | "revision" | "car">;
  /** The URL of the page with the forms, which they redirect to. */
  address: string;
  choices: readonly DeskStatus[];
  /** In a row of a list, where a filled button would be one of many. */
  isInRow?: boolean;
};

export function DecisionForms({ choices, ...form }: DecisionFormsProps) {
  return (
    <div key={form.booking.status} className={styles.actions}>
      {choices.map((status) => (
        <StatusForm key={status} status={status} {...form} />
      ))}
    </div>
  );
}

type StatusFormProps = Omit<DecisionFormsProps, "choices"> & { status: DeskStatus };

/** A decision with its confirmation; works without scripts. */
function StatusForm({ booking, status, address, isInRow = false }: StatusFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(address);
  const decision = DECISIONS[status];
  const isQuiet = isInRow || booking.status !== "pending";
  const variant = isQuiet && decision.variant === "primary" ? "secondary" : decision.variant;
  return (
    <details className={styles.decision} name={`decide-${booking.id}`}>
      <summary className={`${button[variant]} ${styles.summary}`}>
        <span>{t(decision.label)}</span>
        <span className={visuallyHidden}>
          , {booking.id} <bdi>{booking.name}</bdi>
        </span>
      </summary>
      <Form className={styles.confirmation} method="post" action={action} preventScrollReset>
        {status === "confirmed" && <Overlaps overlaps={booking.overlaps} />}
        <p>{t(decision.question)}</p>
        <BookingFormFields intent={DESK_INTENTS.status} booking={booking} />
        {status === "confirmed" && isUnnamedCar(booking) && <UnnamedCar id={booking.id} />}
        <button className={button[decision.submitVariant]} name="status" value={status}>
          {t(decision.submit)}
        </button>
      </Form>
    </details>
  );
}
