import { href, Form, useNavigation } from "react-router";
import { usePromises, useClaims } from "~/catalog/company/use-company";
import { useTranslation } from "~/web/i18n/use-translation";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { Ticket } from "~/booking/form/ticket";
import { TermList } from "~/catalog/terms/term-list";
import { TripFacts } from "~/booking/trip-facts";
import type { WithCar } from "~/booking/booking-car";
import { Link, useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { standaloneLink } from "~/ui/link.css";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { Conversation } from "~/booking/messages/conversation";
import { ProofNotice } from "~/booking/messages/proof-notice";
import { ChangeCard } from "~/booking/manage/change/change-card";
import { AskCard } from "~/booking/manage/ask/ask-card";
import { CorrectCard } from "~/booking/manage/correct/correct-card";
import { isOpen } from "~/booking/status";
import { DoneMessage, useDone, useDoneText } from "./done-message";
import { ForgetBookings } from "~/booking/manage/find/forget-bookings";
import type { OwnAnswer } from "./my-booking-action.server";
import * as styles from "./my-booking.css";
import type { OwnBookingPage } from "./my-booking.server";
import type { Booking } from "~/booking/booking";
import { answerText } from "~/booking/answer-text";
import { ContactLink } from "~/booking/contact-link";
import { channelsTo } from "~/booking/contact-message";
import { CallLink } from "~/catalog/company/call-link";
import type { Company } from "~/catalog/company/company";
import { message } from "~/ui/message.css";
import { MAX_MESSAGES, OWN_INTENTS } from "./my-booking-constants";
import { alternativePath, alternativeText } from "~/booking/alternatives";
import { useFormat } from "~/web/i18n/format";
import { cancelTextKey } from "~/booking/manage/change/cancellation";
import { confirmedText } from "./confirmed-text";

type OwnBookingViewProps = {
  title: string;
  page: OwnBookingPage;
  token: string;
  answer: OwnAnswer | undefined;
  /** Whether this browser's cookie has bookings. */
  isRemembered: boolean;
};

export function OwnBookingView({ title, page, token, answer, isRemembered }: OwnBookingViewProps) {
  const { t } = useTranslation();
  const { booking, company } = page;
  const done = useDone(page);
  const doneText = useDoneText(done);
  // A price that was asked for is no refusal.
  const isRefused = answer !== undefined && !(answer.kind === "ask" && answer.plan);
  return (
    <div className={layout.section}>
      <PageTitle title={title} isRefused={isRefused} done={doneText} />
      <div className={styles.page}>
        <h1 className={layout.heading}>{t("ownBooking.heading")}</h1>
        <DoneMessage action="cancelled" done={done} />
        <DoneMessage action="proven" done={done} />
        <OwnProblem answer={answer} phone={company.phone} />
        {page.canProve && <ProofNotice email={booking.email} token={token} />}
        <Ticket booking={booking} after={<NextStep page={page} />}>
          {page.notices.length > 0 && <BookingNotices notices={page.notices} />}
          <div className={styles.columns}>
            <div className={styles.part}>
              <h2 className={styles.title}>{t("booking.confirmation.summary")}</h2>
              <TripFacts booking={booking} plate={page.plate} />
              <CarLink car={booking.car} />
              {booking.status !== "cancelled" && (
                <>
                  <h2 className={styles.title}>{t("booking.price.title")}</h2>
                  <PriceLines booking={booking} />
                </>
              )}
              {booking.status !== "cancelled" && page.terms.length > 0 && (
                <>
                  <h2 className={styles.title}>{t("terms.titleShort")}</h2>
                  {page.termsVersion !== null && (
                    <p>{t("terms.accepted", { version: page.termsVersion })}</p>
                  )}
                  <TermList terms={page.terms} />
                </>
              )}
            </div>
            <div className={styles.part}>
              {isOpen(booking.status) && <SaveLinks token={token} status={booking.status} />}
              <ContactOptions booking={booking} company={company} />
            </div>
          </div>
        </Ticket>
        <div className={styles.cards}>
          <AskCard page={page} token={token} answer={answer} done={done} />
          <CorrectCard page={page} token={token} answer={answer} done={done} />
          <ChangeCard page={page} token={token} answer={answer} done={done} />
          <CancelCard page={page} token={token} />
          {page.again !== null && <AgainCard address={page.again} />}
        </div>
        {page.conversation.length > 0 && <Conversation page={page} isOpen={done === "message"} />}
        <p className={styles.soft}>{t("ownBooking.keepLink")}</p>
        {isRemembered && <ForgetBookings />}
      </div>
    </div>
  );
}

/** Links to the page of the model that the customer gets, with its photos, insurance and deposit. */
function CarLink({ car: { modelId, isListed } }: WithCar) {
  const { t } = useTranslation();
  const { insurance } = usePromises();
  if (modelId === null || !isListed) return null;
  return (
    <p>
      <Link className={standaloneLink} to={href("/:lng?/cars/:id", { id: String(modelId) })}>
        {t(`ownBooking.car.${insurance ? "page" : "pageShort"}`)}
      </Link>
    </p>
  );
}

type SaveLinksProps = { token: string; status: Booking["status"] };

/** Links to what is useful before and during the rental. A request has no voucher yet. */
function SaveLinks({ token, status }: SaveLinksProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles.title}>{t("ownBooking.keep.title")}</h2>
      <div className={styles.commands}>
        <a
          className={button.secondary}
          href={href("/bookings/:token/calendar.ics", { token })}
          download
        >
          {t("ownBooking.keep.calendar")}
        </a>
        {status === "confirmed" && (
          <Link className={button.secondary} to={href("/bookings/:token/voucher", { token })}>
            {t("ownBooking.keep.voucher")}
          </Link>
        )}
      </div>
    </>
  );
}

function ContactOptions({ booking, company }: { booking: Booking & WithCar; company: Company }) {
  const { t } = useTranslation();
  const channels = channelsTo(company, booking.contactPreference);
  return (
    <>
      <h2 className={styles.title}>{t("ownBooking.contact.title")}</h2>
      <div className={styles.commands}>
        {channels.map((channel) => (
          <ContactLink
            key={channel}
            className={channel === channels[0] ? button.primary : button.secondary}
            booking={{ ...booking, vehicle: booking.car.model }}
            company={company}
            channel={channel}
          />
        ))}
        <CallLink className={button.secondary} phone={company.phone} />
      </div>
    </>
  );
}

/** Shows why a form was refused, as an alert. The forms with fields show their own. */
function OwnProblem({ answer, phone }: { answer: OwnAnswer | undefined; phone: string }) {
  const { t } = useTranslation();
  const { freeCancellationHours } = useClaims();
  if (!answer || answer.kind === "invalid") return null;
  if (answer.kind === "correction" || answer.kind === "ask") return null;
  const hours = { count: freeCancellationHours };
  const texts = {
    late: () => t("ownBooking.cancel.late", hours),
    passed: () => t("ownBooking.cancel.passed"),
    out: () => t("ownBooking.cancel.out"),
    completed: () => t("ownBooking.cancel.completed"),
    changed: () => t("ownBooking.cancel.changed"),
    confirmedNow: () => t("ownBooking.withdraw.confirmedNow"),
    full: () => t("ownBooking.change.full", { count: MAX_MESSAGES }),
    closed: () => t("ownBooking.change.closed"),
    changedReturn: () => t("ownBooking.extend.changed"),
    badReturn: () => t("ownBooking.extend.bad"),
    unproven: () => t("ownBooking.prove.refused"),
    bad: () => t("errors.bad.text"),
    unanswered: () => t("ownBooking.errors.unanswered"),
    unansweredCancel: () => t("ownBooking.errors.unansweredCancel"),
  };
  return (
    <div className={message.problem} role="alert">
      <p>{texts[answer.kind]()}</p>
      {"typed" in answer && answer.typed && <p className={styles.text}>{answer.typed}</p>}
      <p>
        <CallLink phone={phone} />
      </p>
    </div>
  );
}

function NextStep({ page: { booking, reply, alternatives } }: { page: OwnBookingPage }) {
  const { t } = useTranslation();
  const promises = usePromises();
  const texts = {
    pending: () => answerText(t, reply, promises.answer),
    confirmed: () => confirmedText(t, booking),
    cancelled: () => t(`ownBooking.because.${cancelTextKey(booking.cancelReason, promises)}`),
    completed: () => t("ownBooking.next.completed"),
  };
  return (
    <div className={styles.next}>
      <h2 className={styles.title}>{t("booking.confirmation.next")}</h2>
      <p>{texts[booking.status]()}</p>
      {booking.cancelNote && (
        <p className={styles.text} dir="auto">
          {booking.cancelNote}
        </p>
      )}
      {alternatives.length > 0 && (
        <>
          <p>{t("ownBooking.alternatives.text")}</p>
          <ul>
            {alternatives.map((one) => (
              <li key={one.id}>
                <Link to={alternativePath(one, booking)}>{alternativeText(t, one)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type CancelCardProps = { page: OwnBookingPage; token: string };

/** The card where the customer withdraws a request, or cancels what is confirmed; none if nothing is left to cancel. */
function CancelCard({ page, token }: CancelCardProps) {
  const { t } = useTranslation();
  const count = useClaims().freeCancellationHours;
  const isFree = usePromises().cancellation;
  const { date } = useFormat();
  const { booking, company, cancellation } = page;
  const refusal = cancellation.ok ? null : cancellation.reason;
  const isTooLate = refusal === "late" || refusal === "passed";
  if (refusal && !isTooLate) return null;
  const isRequest = cancellation.ok && cancellation.isRequest;
  return (
    <section className={styles.card} id="cancel" aria-labelledby="cancel-title">
      <h2 className={styles.title} id="cancel-title">
        {t(isRequest ? "ownBooking.withdraw.title" : "ownBooking.cancel.title")}
      </h2>
      {isRequest && <p>{t("ownBooking.withdraw.text")}</p>}
      {cancellation.ok && !cancellation.isRequest && (
        <p>
          {t(`ownBooking.cancel.${isFree ? "until" : "plain"}`, {
            count: cancellation.hours,
            date: date(cancellation.until.date),
            time: cancellation.until.time,
          })}
        </p>
      )}
      {cancellation.ok && (
        <CancelForm
          reference={booking.reference}
          token={token}
          intent={isRequest ? "withdraw" : "cancel"}
        />
      )}
      {isTooLate && (
        <>
          <p>{t(`ownBooking.cancel.${refusal}`, { count })}</p>
          <CallLink className={button.secondary} phone={company.phone} />
        </>
      )}
    </section>
  );
}

type CancelFormProps = { reference: string; token: string; intent: "withdraw" | "cancel" };

/** The form that withdraws the request, or cancels the booking. It works without scripts. */
function CancelForm({ reference, token, intent }: CancelFormProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/bookings/:token", { token }));
  const sending = useNavigation().formMethod === "POST";
  return (
    <details>
      <summary className={`${button.secondary} ${styles.summary}`}>
        {t(`ownBooking.${intent}.ask`)}
      </summary>
      <Form className={styles.question} method="post" action={action}>
        <p>{t(`ownBooking.${intent}.question`, { reference })}</p>
        <button
          className={button.primary}
          name="intent"
          value={OWN_INTENTS[intent]}
          disabled={sending}
        >
          {t(`ownBooking.${intent}.yes`)}
        </button>
      </Form>
    </details>
  );
}

/** Leads from a booking that is over to the form with the same car, places and extras. */
function AgainCard({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-labelledby="again-title">
      <h2 className={styles.title} id="again-title">
        {t("ownBooking.again.title")}
      </h2>
      <p>{t("ownBooking.again.text")}</p>
      <Link className={button.primary} to={address}>
        {t("ownBooking.again.open")}
      </Link>
    </section>
  );
}
