import { Form, href, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { CallLink } from "~/catalog/company/call-link";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import { firstText } from "~/web/first-text";
import type { FindAnswer } from "./find-action.server";
import * as styles from "./find-booking.css";

type FindBookingProps = {
  title: string;
  answer: FindAnswer | undefined;
  phone: string;
  /** Whether the browser has just forgotten its bookings. */
  isForgotten: boolean;
};

/** The page for customers who lost the link of their booking. */
export function FindBooking({ title, answer, phone, isForgotten }: FindBookingProps) {
  const { t } = useTranslation();
  const isDone = isForgotten && answer === undefined;
  const done = isDone ? t("ownBooking.forget.done") : null;
  return (
    <div className={layout.section}>
      <PageTitle title={title} isRefused={answer !== undefined} done={done} />
      <div className={styles.page}>
        <h1 className={layout.heading}>{t("ownBooking.find.title")}</h1>
        <div role="status">{isDone && <Forgotten />}</div>
        <p className={layout.lead}>{t("ownBooking.find.lead")}</p>
        <FindForm answer={answer} />
        <p>{t("ownBooking.find.help")}</p>
        <p>
          <CallLink className={button.secondary} phone={phone} />
        </p>
      </div>
    </div>
  );
}

function Forgotten() {
  const { t } = useTranslation();
  return (
    <div className={message.good}>
      <p>{t("ownBooking.forget.done")}</p>
      <p>{t("ownBooking.forget.still")}</p>
      <p>{t("ownBooking.forget.history")}</p>
    </div>
  );
}

function FindForm({ answer }: Pick<FindBookingProps, "answer">) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/:lng?/bookings"));
  const sending = useNavigation().formMethod === "POST";
  const typed = answer?.result.initialValue;
  const problem = answer?.kind === "unknown" ? [t("ownBooking.find.problem")] : [];
  return (
    <Form className={styles.form} id="find-booking" method="post" action={action} noValidate>
      {!sending && <Problem answer={answer} messages={problem} />}
      <NumberField typed={firstText(typed?.number)} errors={problem} />
      <EmailField typed={firstText(typed?.email)} />
      <button className={button.primary} disabled={sending}>
        {t("ownBooking.find.submit")}
      </button>
    </Form>
  );
}

type ProblemProps = Pick<FindBookingProps, "answer"> & { messages: string[] };

function Problem({ answer, messages }: ProblemProps) {
  const { t } = useTranslation();
  if (answer?.kind === "tooMany") {
    return (
      <p className={message.problem} role="alert">
        {t("ownBooking.find.tooMany", { count: Math.ceil(answer.seconds / 60) })}
      </p>
    );
  }
  const entries = [{ id: "find-number", messages }];
  return <ErrorSummary title={t("booking.problem")} level={2} entries={entries} />;
}

function NumberField({ typed, errors }: { typed: string; errors: string[] }) {
  const { t } = useTranslation();
  return (
    <Field
      id="find-number"
      name="number"
      label={t("ownBooking.find.number")}
      hint={t("ownBooking.find.numberHint")}
      errors={errors}
    >
      {(control) => (
        <input {...control} inputMode="numeric" autoComplete="off" defaultValue={typed} />
      )}
    </Field>
  );
}

function EmailField({ typed }: { typed: string }) {
  const { t } = useTranslation();
  return (
    <Field
      id="find-email"
      name="email"
      label={t("ownBooking.find.email")}
      hint={t("ownBooking.find.emailHint")}
    >
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed}
        />
      )}
    </Field>
  );
}
