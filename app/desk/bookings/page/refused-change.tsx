import { HiddenValues } from "~/ui/form/hidden-values";
import { useEffect, useRef } from "react";
import { Form, href, useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { useFormat } from "~/web/i18n/format";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskProblem } from "~/desk/desk-request.server";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { MODEL_FIELDS } from "~/desk/bookings/model/model-fields";
import { StatusBadge } from "~/booking/status-badge";
import { VehicleLabel } from "~/catalog/fleet/vehicles/vehicle-label";
import { BookingHistory } from "./booking-history";
import { modelSectionAddress } from "./section-address";
import type { CurrentState } from "~/desk/bookings/change-booking.server";
import { decisionsOf, PASSED } from "./decision";
import { DecisionForm, type DecidedBooking } from "./decision-forms";
import { ConflictList } from "./overlaps";
import { BookingFormFields } from "./revision";

type RefusedChangeProps = {
  refused: Extract<DeskProblem, { problem: "refused" }>;
  /** The bookings that the page shows. */
  bookings: readonly DecidedBooking[];
};

/** Shows why a booking was not changed, with the bookings in the way, and what can be done. */
export function RefusedChange({ refused, bookings }: RefusedChangeProps) {
  const { id, refusal, conflicts, revision = "", current, sentence, pickup } = refused;
  const { t } = useTranslation();
  const { date } = useFormat();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<typeof refused>(null);
  useEffect(() => {
    if (seen.current === refused) return;
    seen.current = refused;
    // The box can be far above the form, which may be closed by now.
    box.current?.focus();
  }, [refused]);
  return (
    <div className={message.problem} role="alert" ref={box} tabIndex={-1}>
      <p>
        <strong>
          <Link to={href("/admin/bookings/:id", { id: String(id) })}>
            {t("operator.number", { id })}
          </Link>
          :
        </strong>{" "}
        {t(`operator.refusals.${refusal}`)}
        {pickup && ` ${t("operator.pickupPast", { ...pickup, date: date(pickup.date) })}`}
      </p>
      <ConflictList conflicts={conflicts} />
      {current && <NowItIs current={current} />}
      <TypedSentence text={sentence} />
      {refusal === "full" && <FullChoices refused={refused} bookings={bookings} />}
      {refusal === "pickupPast" && (
        <>
          <p>{t("operator.confirmLate.text")}</p>
          <ConfirmForm
            booking={{ id, revision }}
            fields={{ ...refused.acknowledged, [PASSED]: "pickup" }}
            submit="operator.confirmLate.submit"
            address={pathname + search}
          />
        </>
      )}
      {(refusal === "unnamed" || refusal === "nothingToHandOver") && (
        <Link to={modelSectionAddress(id)}>{t("operator.model.enter")}</Link>
      )}
    </div>
  );
}

/** Shows what was typed to a customer and not sent. */
export function TypedSentence({ text }: { text: string | undefined }) {
  const { t } = useTranslation();
  if (!text) return null;
  return (
    <>
      <p>{t("operator.cancelNote.typed")}</p>
      <p className={styles.notes} dir="auto">
        {text}
      </p>
    </>
  );
}

/** Shows the booking as it is now: a page with a list may not have it any more. */
function NowItIs({ current: { status, vehicle, changes } }: { current: CurrentState }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t("operator.now")} <StatusBadge status={status} />{" "}
        {vehicle && <VehicleLabel model={vehicle.model} vehicle={vehicle} />}
      </p>
      {changes.length > 0 && <BookingHistory history={changes} />}
    </>
  );
}

/**
 * Shows the choices for a request: another model, a confirmation although no vehicle is free, or a refusal.
 */
function FullChoices({ refused, bookings }: RefusedChangeProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { id, revision = "" } = refused;
  const request = bookings.find((one) => one.id === id && one.status === "pending");
  const refuse = request && decisionsOf(request).steps.find(({ name }) => name === "refuse");
  return (
    <>
      <p>{t("operator.overbook.text")}</p>
      <div className={styles.actions}>
        {request && (
          <Link
            className={button.secondary}
            to={`${href("/admin/bookings/:id", { id: String(id) })}?${MODEL_FIELDS.model}=#model`}
          >
            {t("operator.model.change")}
          </Link>
        )}
        <ConfirmForm
          booking={{ id, revision }}
          fields={{ ...refused.acknowledged, overbook: "true" }}
          submit="operator.overbook.submit"
          address={address}
        />
        {request && refuse && (
          <DecisionForm
            booking={{ ...request, revision }}
            decision={refuse}
            group={`full-${id}`}
            address={address}
            isInRow
          />
        )}
      </div>
    </>
  );
}

type ConfirmFormProps = {
  booking: { id: number; revision: string };
  /** What staff have accepted in the form before, and what they accept by this one. */
  fields: Record<string, string>;
  submit: "operator.overbook.submit" | "operator.confirmLate.submit";
  address: string;
};

/** Shows the second step, which confirms although no vehicle is free, or the pick-up has passed. */
function ConfirmForm({ booking, fields, submit, address }: ConfirmFormProps) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={address} preventScrollReset>
      <BookingFormFields intent={DESK_INTENTS.status} booking={booking} />
      <HiddenValues values={fields} />
      <button className={button.secondary} name="status" value="confirmed">
        {t(submit)}
      </button>
    </Form>
  );
}
