import { Form, href, useNavigation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { CallLink } from "~/catalog/company/call-link";
import { whatsappLink, type Company } from "~/catalog/company/company";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import { isolate } from "~/web/i18n/isolate";
import { firstText } from "~/web/first-text";
import type { OwnBooking } from "~/booking/booking-events.queries.server";
import type { FindAnswer } from "./find-action.server";
import { FIND_FORM_ID } from "~/booking/manage/my-booking-constants";
import * as styles from "./find-booking.css";
import { OwnBookings } from "./own-bookings";

type FindBookingProps = {
  title: string;
  answer: FindAnswer | undefined;
  company: Pick<Company, "phone" | "whatsapp">;
  /** The bookings of this browser, newest first. */
  bookings: readonly OwnBooking[];
  /** Whether the site sends e-mails to customers. */
  hasMail: boolean;
  /** The number or reference in the page's address, such as that of a voucher's QR code; else empty. */
  number: string;
  /** What a form of the page has just done. */
  done: "forgotten" | "sent" | null;
};

/** The page of the bookings of a browser, with the form for customers who lost the link of theirs. */
export function FindBooking(props: FindBookingProps) {
  const { title, answer, company, bookings, hasMail, number } = props;
  const { t } = useTranslation();
  const done = answer === undefined ? props.done : null;
  const texts = {
    forgotten: () => t("ownBooking.forget.done"),
    sent: () => t("ownBooking.find.sent"),
  };
  return (
    <div className={layout.section}>
      <PageTitle title={title} isRefused={answer !== undefined} done={done && texts[done]()} />
      <div className={styles.page}>
        <h1 className={layout.heading}>{t("ownBooking.list.title")}</h1>
        <div role="status">{done === "forgotten" && <Forgotten />}</div>
        {bookings.length > 0 && <OwnBookings bookings={bookings} />}
        {bookings.length === 0 && done !== "forgotten" && !number && (
          <p>{t("ownBooking.list.empty")}</p>
        )}
        <section className={styles.find} aria-labelledby="find-title">
          <h2 id="find-title">{t("ownBooking.find.title")}</h2>
          <p>
            {number
              ? t("ownBooking.find.leadNumber", { number: isolate(number) })
              : t(hasMail ? "ownBooking.find.lead" : "ownBooking.find.leadWithoutMail")}
          </p>
          <FindForm answer={answer} hasMail={hasMail} number={number} isSent={done === "sent"} />
          <p>{t("ownBooking.find.help")}</p>
          <div className={layout.row}>
            <CallLink className={button.secondary} phone={company.phone} />
            <a
              className={button.secondary}
              href={whatsappLink(company.whatsapp, t("ownBooking.find.message"))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("ownBooking.find.whatsapp")}
            </a>
          </div>
        </section>
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

function Sent() {
  const { t } = useTranslation();
  return (
    <div className={message.good}>
      <p>{t("ownBooking.find.sent")}</p>
      <p>{t("ownBooking.find.sentHint")}</p>
    </div>
  );
}

type FindFormProps = Pick<FindBookingProps, "answer" | "hasMail" | "number"> & { isSent: boolean };

/** The form, below its answer. Its address leads to both: the form may be far below the top of the page. */
function FindForm({ answer, hasMail, number, isSent }: FindFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(`${href("/:lng?/bookings")}#${FIND_FORM_ID}`);
  const sending = useNavigation().formMethod === "POST";
  const typed = answer?.result.initialValue;
  const errorsOf = {
    unknown: () => ({ number: [t("ownBooking.find.problem")], email: [] }),
    needsNumber: () => ({ number: [t("ownBooking.find.needsNumber")], email: [] }),
    needsEmail: () => ({ number: [], email: [t("ownBooking.find.needsEmail")] }),
    tooMany: () => ({ number: [], email: [] }),
  };
  const errors = answer ? errorsOf[answer.kind]() : errorsOf.tooMany();
  return (
    <Form className={styles.form} id={FIND_FORM_ID} method="post" action={action} noValidate>
      {isSent && (
        <div role="status">
          <Sent />
        </div>
      )}
      {!sending && <Problem answer={answer} errors={errors} />}
      <EmailField typed={firstText(typed?.email)} errors={errors.email} />
      <NumberField
        typed={answer ? firstText(typed?.number) : number}
        errors={errors.number}
        isOptional={hasMail && !number}
      />
      <button className={button.primary} disabled={sending}>
        {t("ownBooking.find.submit")}
      </button>
    </Form>
  );
}

type ProblemProps = Pick<FindBookingProps, "answer"> & {
  errors: { number: string[]; email: string[] };
};

function Problem({ answer, errors }: ProblemProps) {
  const { t } = useTranslation();
  if (answer?.kind === "tooMany") {
    return (
      <p className={message.problem} role="alert">
        {t("ownBooking.find.tooMany", { count: Math.ceil(answer.seconds / 60) })}
      </p>
    );
  }
  const entries = [
    { id: "find-email", messages: errors.email },
    { id: "find-number", messages: errors.number },
  ];
  return <ErrorSummary title={t("booking.problem")} entries={entries} />;
}

type FieldProps = { typed: string; errors: string[] };

function NumberField({ typed, errors, isOptional }: FieldProps & { isOptional: boolean }) {
  const { t } = useTranslation();
  return (
    <Field
      id="find-number"
      name="number"
      label={t(isOptional ? "ownBooking.find.numberOptional" : "ownBooking.find.number")}
      hint={t("ownBooking.find.numberHint")}
      errors={errors}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed}
        />
      )}
    </Field>
  );
}

function EmailField({ typed, errors }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      id="find-email"
      name="email"
      label={t("ownBooking.find.email")}
      hint={t("ownBooking.find.emailHint")}
      errors={errors}
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
