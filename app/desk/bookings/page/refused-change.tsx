import { Form, href, useLocation } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalTo } from "~/i18n/link";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { DESK_INTENTS } from "~/desk/desk-intents";
import type { DeskProblem } from "~/desk/desk-request.server";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { StatusBadge } from "~/booking/status-badge";
import { VehicleLabel } from "~/fleet/vehicles/vehicle-label";
import { BookingHistory } from "./booking-history";
import type { CurrentState } from "./change-booking.server";
import { ConflictList } from "./overlaps";
import { BookingFormFields } from "./revision";

type Refused = Extract<DeskProblem, { problem: "refused" }>;

/** Why a booking was not changed, with the bookings in the way, and what can be done. */
export function RefusedChange(refused: Refused) {
  const { id, refusal, conflicts, revision = "", current, sentence } = refused;
  const { t } = useTranslation();
  return (
    <div className={message.problem} role="alert">
      <p>
        <strong>
          <Link to={href("/admin/bookings/:id", { id: String(id) })}>
            {t("operator.number", { id })}
          </Link>
          :
        </strong>{" "}
        {t(`operator.refusals.${refusal}`)}
      </p>
      <ConflictList conflicts={conflicts} />
      {current && <NowItIs current={current} />}
      <TypedSentence text={sentence} />
      {refusal === "full" && <OverbookForm booking={{ id, revision }} />}
      {refusal === "unnamed" && (
        <Link to={`${href("/admin/bookings/:id", { id: String(id) })}#model`}>
          {t("operator.model.enter")}
        </Link>
      )}
    </div>
  );
}

/** What was typed to a customer and not sent. */
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

/** The booking as it is now: a page with a list may not have it any more. */
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

/** The second step: confirms although no vehicle is free. */
function OverbookForm({ booking }: { booking: { id: number; revision: string } }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const action = useLocalTo(pathname + search);
  return (
    <Form method="post" action={action} preventScrollReset>
      <p>{t("operator.overbook.text")}</p>
      <BookingFormFields intent={DESK_INTENTS.status} booking={booking} />
      <input type="hidden" name="overbook" value="true" />
      <button className={button.secondary} name="status" value="confirmed">
        {t("operator.overbook.submit")}
      </button>
    </Form>
  );
}
