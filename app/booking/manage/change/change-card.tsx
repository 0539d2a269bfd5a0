import { Form, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { isOpen } from "~/booking/status";
import { firstText } from "~/web/first-text";
import { useFormAddress } from "~/booking/manage/use-form-address";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { DoneMessage, type OwnDone } from "~/booking/manage/done-message";
import type { OwnAnswer } from "~/booking/manage/my-booking-action.server";
import { MAX_MESSAGES, MESSAGE_LENGTH, OWN_INTENTS } from "~/booking/manage/my-booking-constants";
import * as styles from "~/booking/manage/my-booking.css";
import type { OwnBookingPage } from "~/booking/manage/my-booking.server";

type ChangeCardProps = {
  page: OwnBookingPage;
  token: string;
  answer: OwnAnswer | undefined;
  done: OwnDone | null;
};

export function ChangeCard({ page, token, answer, done }: ChangeCardProps) {
  const { t } = useTranslation();
  const { booking } = page;
  const isOver = !isOpen(booking.status);
  const isFull = booking.messageCount >= MAX_MESSAGES;
  return (
    <section className={styles.card} id="change" aria-labelledby="change-title">
      <h2 className={styles.title} id="change-title">
        {t("ownBooking.change.title")}
      </h2>
      <DoneMessage action="message" done={done} />
      {isOver && <p>{t("ownBooking.change.closed")}</p>}
      {!isOver && isFull && <p>{t("ownBooking.change.full", { count: MAX_MESSAGES })}</p>}
      {!isOver && !isFull && (
        <>
          <p>{t("ownBooking.change.text")}</p>
          <details open={answer?.kind === "invalid"} key={booking.messageCount}>
            <summary className={`${button.secondary} ${styles.summary}`}>
              {t("ownBooking.change.open")}
            </summary>
            <MessageForm token={token} answer={answer} />
          </details>
        </>
      )}
    </section>
  );
}

function MessageForm({ token, answer }: Pick<ChangeCardProps, "token" | "answer">) {
  const { t } = useTranslation();
  const action = useFormAddress(token, "#change");
  const sending = useNavigation().formMethod === "POST";
  const result = answer?.kind === "invalid" ? answer.result : undefined;
  const id = "change-message";
  const errors = (result?.error?.message ?? []).map((key) => t(key, { count: MESSAGE_LENGTH }));
  return (
    <Form className={styles.unfolded} id="change-request" method="post" action={action} noValidate>
      {!sending && (
        <ErrorSummary title={t("booking.problem")} entries={[{ id, messages: errors }]} />
      )}
      <div className={styles.wide}>
        <Field
          id={id}
          name="message"
          label={t("ownBooking.change.label")}
          hint={t("ownBooking.change.hint", { count: MESSAGE_LENGTH })}
          errors={errors}
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              dir="auto"
              defaultValue={firstText(result?.initialValue?.message)}
            />
          )}
        </Field>
      </div>
      <button
        className={button.primary}
        name="intent"
        value={OWN_INTENTS.message}
        disabled={sending}
      >
        {t(sending ? "ownBooking.change.sending" : "ownBooking.change.send")}
      </button>
    </Form>
  );
}
