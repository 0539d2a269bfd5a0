import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { isUnnamedCar } from "~/booking/booking-car";
import { businessInstant, businessTime } from "~/web/calendar";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { DESK_INTENTS } from "~/desk/desk-intents";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { markFor, undoFor } from "./handover";
import { BookingFormFields } from "./revision";
import type { BookingPageData } from "./booking-page.server";

type HandoverFormsProps = Pick<BookingPageData, "rental"> & {
  booking: Pick<
    BookingPageData["booking"],
    "id" | "status" | "revision" | "pickupDate" | "pickupTime" | "car"
  >;
  address: string;
};

/**
 * Shows in a row of buttons the forms that mark the handover and the return: now by one button, or at
 * another time; and the form that removes the mark.
 */
export function HandoverForms({ booking, rental, address }: HandoverFormsProps) {
  const { t } = useTranslation();
  const mark = markFor(booking.status, rental);
  const undo = undoFor(booking.status, rental);
  if (!mark) return null;
  // There is nothing to hand over yet.
  const hasNone = rental.isUnassigned || isUnnamedCar(booking);
  if (mark === "out" && hasNone) return null;
  const marked = mark === "out" ? rental.outAt : rental.returnedAt;
  // A forgotten hand-over was most likely at the planned time.
  const planned = rental.isUnmarked ? plannedPickup(booking) : null;
  return (
    <>
      {!marked && (
        <MarkForm booking={booking} action={address}>
          <button className={button.primary} name="mark" value={mark}>
            {t(`operator.handover.${mark}`)}
          </button>
        </MarkForm>
      )}
      {/* The form is closed and empty after each mark: another press would mark the return at the same
         time. */}
      <details className={styles.decision} key={`${mark} ${marked}`}>
        <summary className={`${button.secondary} ${styles.summary}`}>
          {t(`operator.handover.other.${mark}`)}
        </summary>
        <MarkForm booking={booking} action={address}>
          <TimeFields id={`${mark}-${booking.id}`} at={marked ?? planned} />
          <button className={button.secondary} name="mark" value={mark}>
            {t("operator.handover.save")}
          </button>
        </MarkForm>
      </details>
      {undo && (
        <MarkForm booking={booking} action={address}>
          <button className={button.plain} name="mark" value={undo}>
            {t(undo === "outUndone" ? "operator.handover.undoOut" : "operator.handover.undoReturn")}
          </button>
        </MarkForm>
      )}
    </>
  );
}

/** Returns the planned pick-up, ISO 8601 in UTC. */
function plannedPickup({ pickupDate, pickupTime }: HandoverFormsProps["booking"]) {
  return businessInstant(pickupDate, pickupTime).toISOString();
}

type MarkFormProps = {
  booking: { id: number; revision: string };
  action: string;
  children: ReactNode;
};

export function MarkForm({ booking, action, children }: MarkFormProps) {
  return (
    <Form method="post" action={action} preventScrollReset className={styles.question}>
      <BookingFormFields intent={DESK_INTENTS.handover} booking={booking} />
      {children}
    </Form>
  );
}

/** Shows the fields of a time. `at` is ISO 8601; with null nothing is filled in. */
export function TimeFields({ id, at }: { id: string; at: string | null }) {
  const { t } = useTranslation();
  const moment = at ? businessTime(new Date(at)) : { date: "", time: "" };
  return (
    <>
      <Field id={`${id}-date`} name="date" label={t("operator.handover.date")}>
        {(control) => <input {...control} type="date" required defaultValue={moment.date} />}
      </Field>
      <Field id={`${id}-time`} name="time" label={t("operator.handover.time")}>
        {(control) => <input {...control} type="time" required defaultValue={moment.time} />}
      </Field>
    </>
  );
}
