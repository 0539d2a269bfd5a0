import { useEffect, useRef, type ReactNode } from "react";
import { Form, useActionData } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { isUnnamedCar } from "~/booking/booking-car";
import type { PassedTimes } from "~/booking/booking";
import { MAX_CANCEL_NOTE } from "~/booking/status";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { visuallyHidden } from "~/ui/page/layout.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";
import { CustomerMail } from "~/desk/customer-mail";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskProblem } from "~/desk/desk-request.server";
import {
  CANCEL_NOTE,
  CANCEL_REASON,
  decisionsOf,
  PASSED,
  passedOf,
  type Decision,
} from "./decision";
import { Overlaps } from "./overlaps";
import { BookingFormFields } from "./revision";
import { modelSectionAddress } from "./section-address";
import { Checkbox } from "~/ui/form/choice";
import { standaloneLink } from "~/ui/link.css";
import { KNOWS_NONE } from "~/desk/bookings/model/model-fields";

const VARIANTS = {
  confirm: "primary",
  refuse: "secondary",
  cancel: "secondary",
  noShow: "secondary",
  complete: "secondary",
} as const satisfies Record<Decision["name"], keyof typeof button>;

export type DecidedBooking = Pick<
  DeskBooking,
  | "id"
  | "name"
  | "status"
  | "isOut"
  | "revision"
  | "car"
  | "pickupDate"
  | "pickupTime"
  | keyof PassedTimes
> &
  Partial<Pick<DeskBooking, "overlaps">>;

type DecisionFormsProps = {
  booking: DecidedBooking;
  /** The URL of the page with the forms, which they redirect to. */
  address: string;
  /** Whether the forms are in a row of a list, where a filled button would be one of many. */
  isInRow?: boolean;
  /** Whether any other status can be set too. */
  isCorrectable?: boolean;
  /** The buttons that come before the decisions. */
  children?: ReactNode;
};

/** Shows the decisions that a booking in its state needs, and any other change of its status. */
export function DecisionForms({ isCorrectable = true, children, ...form }: DecisionFormsProps) {
  const { t } = useTranslation();
  const { id, status, isOver } = form.booking;
  const { steps, corrections } = decisionsOf(form.booking);
  const hasCorrections = isCorrectable && corrections.length > 0;
  if (steps.length === 0 && !hasCorrections && !children) return null;
  return (
    <div key={status} className={styles.actions}>
      {status === "pending" && isOver && (
        <p className={styles.fullRow}>{t("operator.over.request")}</p>
      )}
      {children}
      {steps.map((decision) => (
        <DecisionForm key={decision.name} group={`decide-${id}`} decision={decision} {...form} />
      ))}
      {hasCorrections && (
        <details className={styles.decision} name={`decide-${id}`}>
          <Summary text={t("operator.correct")} variant="plain" {...form} />
          <div className={styles.corrections}>
            {corrections.map((decision) => (
              <DecisionForm
                key={decision.name}
                group={`correct-${id}`}
                decision={decision}
                {...form}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

type DecisionFormProps = Omit<DecisionFormsProps, "isCorrectable" | "children"> & {
  decision: Decision;
  /** The name of a group, of which one decision is open at a time. */
  group: string;
};

/** Shows a decision with its confirmation; works without scripts. */
export function DecisionForm(props: DecisionFormProps) {
  const { booking, decision, group, address, isInRow = false } = props;
  const { t } = useTranslation();
  const { name, status, reasons } = decision;
  const isQuiet = isInRow || booking.status !== "pending";
  const details = useRef<HTMLDetailsElement>(null);
  const answer = useActionData<DeskProblem>();
  useEffect(() => {
    // The response has the next steps and what was typed: the same form once more would be refused again.
    if (answer?.problem === "refused" && details.current) details.current.open = false;
  }, [answer]);
  return (
    <details className={styles.decision} name={group} ref={details}>
      <Summary
        booking={booking}
        text={t(`operator.${name}`)}
        variant={isQuiet ? "secondary" : VARIANTS[name]}
      />
      <Form className={styles.confirmation} method="post" action={address} preventScrollReset>
        {name === "confirm" && <Overlaps overlaps={booking.overlaps ?? []} />}
        {name === "confirm" && <PassedTime booking={booking} />}
        <p>{t(`operator.${name}Question`)}</p>
        {name !== "complete" && <CustomerMail />}
        <BookingFormFields intent={DESK_INTENTS.status} booking={booking} />
        {name === "confirm" && isUnnamedCar(booking) && <UnnamedCar id={booking.id} />}
        {status === "cancelled" && <CancelFields id={`${group}-${name}`} reasons={reasons} />}
        <button className={button[VARIANTS[name]]} name="status" value={status}>
          {t(`operator.${name}Yes`)}
        </button>
      </Form>
    </details>
  );
}

/**
 * Says that the pick-up, or the whole rental, has passed already. The form then sends that staff have read
 * it.
 */
function PassedTime({ booking }: Pick<DecisionFormsProps, "booking">) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const passed = passedOf(booking);
  if (!passed) return null;
  const when = { date: date(booking.pickupDate), time: booking.pickupTime };
  return (
    <>
      <p>{passed === "return" ? t("operator.over.confirm") : t("operator.pickupPast", when)}</p>
      <input type="hidden" name={PASSED} value={passed} />
    </>
  );
}

type SummaryProps = Pick<DecisionFormsProps, "booking"> & {
  text: string;
  variant: keyof typeof button;
};

function Summary({ booking, text, variant }: SummaryProps) {
  return (
    <summary className={`${button[variant]} ${styles.summary}`}>
      <span>{text}</span>
      <span className={visuallyHidden}>
        , {booking.id} <bdi>{booking.name}</bdi>
      </span>
    </summary>
  );
}

/** Shows the fields of the reason, and of the staff's own sentence to the customer. */
function CancelFields({ id, reasons }: { id: string; reasons: Decision["reasons"] }) {
  const { t } = useTranslation();
  return (
    <>
      {reasons.length === 1 ? (
        <input type="hidden" name={CANCEL_REASON} value={reasons[0]} />
      ) : (
        <Field id={`${id}-reason`} name={CANCEL_REASON} label={t("operator.cancelReason")}>
          {(control) => (
            <select {...control} defaultValue={reasons[0]}>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`operator.reasons.${reason}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        id={`${id}-note`}
        name={CANCEL_NOTE}
        label={t("operator.cancelNote.label")}
        hint={t("operator.cancelNote.hint")}
      >
        {(control) => <textarea {...control} dir="auto" rows={2} maxLength={MAX_CANCEL_NOTE} />}
      </Field>
    </>
  );
}

/**
 * Shows what is needed before a booking of no model is confirmed: its model and its price, or that staff
 * know that it has none.
 */
function UnnamedCar({ id }: { id: number }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t("operator.model.unnamed")}{" "}
        <Link className={standaloneLink} to={modelSectionAddress(id)}>
          {t("operator.model.enter")}
        </Link>
      </p>
      <Checkbox
        id={`${KNOWS_NONE}-${id}`}
        name={KNOWS_NONE}
        label={t("operator.model.knowsNone")}
      />
    </>
  );
}
