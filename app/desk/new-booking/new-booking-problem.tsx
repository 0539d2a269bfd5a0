import { useTranslation } from "~/i18n/use-translation";
import { errorEntries } from "~/booking/form/answer/error-entries";
import type { FieldState } from "~/booking/form/field-state";
import { TakenList } from "~/desk/calendar/taken-list";
import { amountText } from "~/fleet/prices/delivery-text";
import { ErrorSummary } from "~/ui/form/error-summary";
import { message } from "~/ui/message.css";
import { firstText } from "~/web/first-text";
import type { NewBookingAnswer } from "./new-booking-answer";

type NewBookingProblemProps = { answer: NewBookingAnswer; state: FieldState; today: string };

/** Why nothing was booked. */
export function NewBookingProblem({ answer, state, today }: NewBookingProblemProps) {
  const { t } = useTranslation();
  const { reason, result, taken, quote } = answer;
  if (reason === "price") return null;
  if (reason === "invalid" || reason === "asks") {
    const entries = errorEntries(Object.keys(result.error ?? {}), state);
    const title = reason === "asks" ? t("booking.questions.title") : t("booking.problem");
    return <ErrorSummary title={title} level={2} entries={entries} />;
  }
  if (reason === "priceChanged" && quote) {
    const now = amountText(t, { ...quote, pickup: firstText(result.initialValue?.pickup) || null });
    return (
      <div className={message.notice} role="alert">
        <p>{t("newBooking.refused.priceChanged", { now })}</p>
      </div>
    );
  }
  return (
    <div className={message.problem} role="alert">
      <p>{t(`newBooking.refused.${reason === "priceChanged" ? "unavailable" : reason}`)}</p>
      <TakenList taken={taken} today={today} />
    </div>
  );
}
