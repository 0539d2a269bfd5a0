import { sumToPay } from "~/catalog/pricing/quote";
import { Form, href, useLocation, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { ReturnFields } from "~/booking/returns/return-fields";
import type { ReturnPlan, ReturnPlans } from "~/booking/returns/return-plan.server";
import { ReturnPrice } from "~/booking/returns/return-price";
import { languageIn } from "~/web/i18n/address";
import { LANGUAGE_PARAMETER } from "~/web/i18n/languages";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import { DoneMessage, type OwnDone } from "~/booking/manage/done-message";
import { OWN_INTENTS } from "~/booking/manage/my-booking-constants";
import * as styles from "~/booking/manage/my-booking.css";
import type { OwnBookingPage } from "~/booking/manage/my-booking.server";

type ExtendCardProps = { page: OwnBookingPage; token: string; done: OwnDone | null };

/** The card where the customer asks for another return: first for its price, then for the return. */
export function ExtendCard({ page, token, done }: ExtendCardProps) {
  const { t } = useTranslation();
  const { returns } = page;
  const address = useLocalTo(href("/bookings/:token", { token }));
  const chosen = languageIn(useLocation().search);
  if (!returns) return null;
  return (
    <section className={styles.card} id="extend" aria-labelledby="extend-title">
      <h2 className={styles.title} id="extend-title">
        {t("ownBooking.extend.title")}
      </h2>
      <DoneMessage action="extended" done={done} />
      {returns.request && <OpenReturnRequest page={page} request={returns.request} />}
      <p>{t("ownBooking.extend.text")}</p>
      <Form className={styles.form} action={`${address}#extend`} preventScrollReset noValidate>
        {/* The query of its action is not sent. */}
        {chosen && <input type="hidden" name={LANGUAGE_PARAMETER} value={chosen} />}
        <ReturnFields typed={returns.typed} fault={returns.fault} />
        <div>
          <button className={button.secondary}>{t("ownBooking.extend.price")}</button>
        </div>
      </Form>
      {returns.plan && <RequestForm page={page} plan={returns.plan} action={address} />}
    </section>
  );
}

type OpenReturnRequestProps = Pick<ExtendCardProps, "page"> & {
  request: NonNullable<ReturnPlans["request"]>;
};

function OpenReturnRequest({ page, request }: OpenReturnRequestProps) {
  const { t } = useTranslation();
  return (
    <div className={message.notice}>
      <p>{t(request.isDeclined ? "ownBooking.extend.declined" : "ownBooking.extend.asked")}</p>
      <ReturnPrice booking={page.booking} plan={request} audience="visitor" />
    </div>
  );
}

type RequestFormProps = Pick<ExtendCardProps, "page"> & { plan: ReturnPlan; action: string };

function RequestForm({ page: { booking }, plan, action }: RequestFormProps) {
  const { t } = useTranslation();
  const sending = useNavigation().formMethod === "POST";
  return (
    <Form className={styles.form} method="post" action={action} preventScrollReset>
      <ReturnPrice booking={booking} plan={plan} audience="visitor" />
      <p>{t(plan.canHaveIt ? "ownBooking.extend.free" : "ownBooking.extend.taken")}</p>
      <input type="hidden" name="seenDate" value={booking.returnDate} />
      <input type="hidden" name="seenTime" value={booking.returnTime} />
      <input type="hidden" name="returnDate" value={plan.date} />
      <input type="hidden" name="returnTime" value={plan.time} />
      <input type="hidden" name="total" value={sumToPay(plan.quote)} />
      <div>
        <button
          className={button.primary}
          name="intent"
          value={OWN_INTENTS.extend}
          disabled={sending}
        >
          {t("ownBooking.extend.ask")}
        </button>
      </div>
    </Form>
  );
}
