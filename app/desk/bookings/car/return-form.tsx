import { sumToPay } from "~/catalog/pricing/quote";
import { Form } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import type { ReturnPlan, ReturnPlans } from "~/booking/returns/return-plan.server";
import { ReturnFields } from "~/booking/returns/return-fields";
import { ReturnPrice } from "~/booking/returns/return-price";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { MAX_CANCEL_NOTE } from "~/booking/status";
import { CANCEL_NOTE } from "~/desk/bookings/page/decision";
import { InputField } from "~/ui/form/field";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import * as styles from "~/desk/bookings/list/booking-desk.css";
import { BookingFormFields } from "~/desk/bookings/page/revision";
import type { DeskBooking } from "~/desk/bookings/list/load-booking-list.server";

type ReturnFormProps = { booking: DeskBooking; returns: ReturnPlans; address: string };

/** Shows the forms for another return: first its price and whether a vehicle is free, then the decision. */
export function ReturnForm({ booking, returns, address }: ReturnFormProps) {
  const { t } = useTranslation();
  const { typed, fault, plan, request } = returns;
  return (
    <>
      {request && !request.isDeclined && (
        <div className={message.notice}>
          <p>
            <strong>{t(`operator.returns.${request.wish ? "askedTrip" : "asked"}`)}</strong>
          </p>
          <Decision booking={booking} plan={request} action={address} canDecline />
        </div>
      )}
      <details
        className={`${styles.decision} ${styles.tool}`}
        open={fault !== null || plan !== null}
        id="return"
      >
        <summary className={`${button.secondary} ${styles.summary}`}>
          {t("operator.returns.change")}
        </summary>
        <Form
          action={`${address}#return`}
          className={styles.question}
          preventScrollReset
          noValidate
        >
          <ReturnFields typed={typed} fault={fault} />
          <div>
            <button className={button.secondary}>{t("operator.returns.price")}</button>
          </div>
        </Form>
        {plan && <Decision booking={booking} plan={plan} action={address} />}
      </details>
    </>
  );
}

type DecisionProps = {
  booking: DeskBooking;
  plan: ReturnPlan;
  action: string;
  canDecline?: boolean;
};

function Decision({ booking, plan, action, canDecline = false }: DecisionProps) {
  const { t } = useTranslation();
  const { wish } = plan;
  return (
    <Form method="post" action={action} preventScrollReset className={styles.question}>
      <ReturnPrice booking={booking} plan={plan} audience="staff" />
      <p>{t(`operator.returns.${plan.canHaveIt ? "free" : "taken"}${wish ? "Trip" : ""}`)}</p>
      <BookingFormFields booking={booking} />
      <input type="hidden" name="seenDate" value={booking.returnDate} />
      <input type="hidden" name="seenTime" value={booking.returnTime} />
      {wish && (
        <>
          <input type="hidden" name="pickupDate" value={wish.pickupDate} />
          <input type="hidden" name="pickupTime" value={wish.pickupTime} />
        </>
      )}
      <input type="hidden" name="returnDate" value={plan.date} />
      <input type="hidden" name="returnTime" value={plan.time} />
      <input type="hidden" name="total" value={sumToPay(plan.quote)} />
      {canDecline && (
        <InputField
          id="decline-reason"
          name={CANCEL_NOTE}
          label={t("operator.returns.reason")}
          defaultValue=""
          input={{ maxLength: MAX_CANCEL_NOTE, dir: "auto" }}
        />
      )}
      <div className={styles.actions}>
        {plan.canHaveIt && (
          <button
            className={button.primary}
            name="intent"
            value={wish ? DESK_INTENTS.changeTrip : DESK_INTENTS.changeReturn}
          >
            {t(canDecline ? "operator.returns.accept" : "operator.returns.save")}
          </button>
        )}
        {canDecline && (
          <button className={button.secondary} name="intent" value={DESK_INTENTS.declineReturn}>
            {t("operator.returns.decline")}
          </button>
        )}
      </div>
    </Form>
  );
}
