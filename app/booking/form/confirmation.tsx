import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { Booking } from "~/booking/booking";
import { bookedCar, type WithCar } from "~/booking/booking-car";
import { ContactLink } from "~/booking/contact-link";
import { channelsTo } from "~/booking/contact-message";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { bookingNotices } from "~/booking/notices/notices";
import { pickupText } from "~/booking/manage/confirmed-text";
import { placedTexts } from "~/booking/sending/placed-texts";
import { answersAtOnce } from "~/catalog/availability/at-once";
import { placeOf } from "~/booking/place-of";
import { PriceLines } from "~/booking/price-lines";
import type { JustBooked } from "~/booking/sending/just-booked";
import { TripFacts } from "~/booking/trip-facts";
import { CallLink } from "~/catalog/company/call-link";
import { whatsappLink, type Company } from "~/catalog/company/company";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { TermList } from "~/catalog/terms/term-list";
import { DECIDING, termsWith, termsWithout, type Term, type TermKey } from "~/catalog/terms/terms";
import { useTerms } from "~/catalog/terms/use-terms";
import { button } from "~/ui/form/button.css";
import { standaloneLink } from "~/ui/link.css";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { PageTitle } from "~/ui/page/page-title";
import { ErrorState } from "~/ui/page/state/error-state";
import { useHydrated } from "~/ui/use-hydrated";
import { useFormat } from "~/web/i18n/format";
import { businessInstant } from "~/web/calendar";
import { answerText, answerTimeOf, type AnswerTime } from "~/booking/answer-text";
import { useAnswers, usePromises } from "~/catalog/company/use-company";
import { isolate } from "~/web/i18n/isolate";
import { Link } from "~/web/i18n/link";
import { useTranslation } from "~/web/i18n/use-translation";
import type { BookingFormProps } from "./booking-form";
import type { ConfirmationData } from "./confirmation.server";
import * as styles from "./confirmation.css";
import { choiceTerms } from "./form-quote";
import { Ticket } from "./ticket";

type ConfirmationProps = {
  booked: ConfirmationData;
  company: Company;
  /** Whether the site sends customers mail. */
  isMailed: boolean;
};

/** The confirmation of a booking, which has the page for itself. */
export function Confirmation({ booked, company, isMailed }: ConfirmationProps) {
  const { t } = useTranslation();
  const title = useFocusInPlaceOfForm();
  const { booking, notices, reply, terms, token } = booked;
  const texts = placedTexts(booking);
  const isOnlyRequest = answersAtOnce(useAnswers()) && booking.status === "pending";
  return (
    <section className={styles.root} id="booking" aria-labelledby="booking-title">
      <PageTitle title={company.siteName} done={t(texts.title)} />
      <div className={styles.page} data-confirmation>
        <Ticket
          booking={booking}
          withNumber
          before={
            <div role="status">
              <h1 className={styles.title} id="booking-title" ref={title} tabIndex={-1}>
                {t(texts.title)}
              </h1>
              <p>{t(isOnlyRequest ? "booking.confirmation.onlyRequest" : texts.received)}</p>
            </div>
          }
          after={<MailLine booked={booked} isMailed={isMailed} />}
        >
          <div className={styles.columns}>
            <div className={styles.column}>
              <NextSteps booking={booking} reply={reply} />
              {notices.length > 0 && <BookingNotices notices={notices} />}
              <Price booking={booking} terms={terms} />
              <OtherTerms terms={terms} />
            </div>
            <div className={styles.column}>
              <div className={styles.part}>
                <h2 className={styles.heading}>{t("booking.confirmation.summary")}</h2>
                <TripFacts booking={booking} />
              </div>
              <Contact booking={booking} company={company} />
              <Keep token={token} />
            </div>
          </div>
        </Ticket>
      </div>
    </section>
  );
}

/** Focuses what is in the place of the form, and scrolls to it: the page is shorter now. */
function useFocusInPlaceOfForm() {
  const title = useRef<HTMLHeadingElement>(null);
  const fromServer = useRef(!useHydrated());
  useEffect(() => {
    if (fromServer.current) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest("section")?.scrollIntoView({ behavior: "instant" });
  }, []);
  return title;
}

type MailLineProps = Pick<ConfirmationProps, "booked" | "isMailed">;

/** Says where the copy goes, since an address with a slip gets neither it nor the answer; or that none is sent. */
function MailLine({ booked, isMailed }: MailLineProps) {
  const { t } = useTranslation();
  const { booking, token, isReceiptRefused } = booked;
  const { email } = booking;
  if (isReceiptRefused) {
    return (
      <p className={styles.mail}>
        {t("booking.confirmation.notMailed", { email: isolate(email) })}
      </p>
    );
  }
  return (
    <p className={styles.mail}>
      {t(`booking.confirmation.${isMailed ? "mailed" : "email"}`)} <bdi>{email}</bdi>.{" "}
      <Link className={styles.mailLink} to={href("/bookings/:token", { token })}>
        {t("booking.confirmation.wrongEmail")}
      </Link>
    </p>
  );
}

type NextStepsProps = { booking: Booking & WithCar; reply: AnswerTime };

/** What happens until the pick-up. Once staff have decided, the customer's page says it. */
function NextSteps({ booking, reply }: NextStepsProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { steps } = styles;
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{t("booking.confirmation.next")}</h2>
      {booking.status === "pending" ? (
        <ol className={steps}>
          <li className={styles.done}>
            <p className={styles.stepTitle}>{t("booking.confirmation.steps.received")}</p>
            <p>{t("booking.confirmation.steps.checking")}</p>
          </li>
          <li className={styles.step}>
            <p className={styles.stepTitle}>
              {t(`booking.confirmation.steps.answer.${booking.contactPreference}`)}
            </p>
            <AnswerLine reply={reply} />
            <p>{t("booking.confirmation.steps.until")}</p>
          </li>
          <li className={styles.step}>
            <p className={styles.stepTitle}>
              {t("booking.confirmation.steps.pickup", {
                date: date(booking.pickupDate),
                time: booking.pickupTime,
              })}
            </p>
            <p>{placeOf(t, booking, "pickup")}</p>
          </li>
        </ol>
      ) : (
        <p>
          {booking.status === "confirmed"
            ? pickupText(t, { ...booking, isPickupPast: false })
            : t("booking.confirmation.steps.decided")}
        </p>
      )}
    </div>
  );
}

/** Says by when the answer comes, or what to do where too little time is left for it. */
function AnswerLine({ reply }: { reply: AnswerTime }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const isPromised = usePromises().answer;
  const { by, isOverdue, isTooSoon } = reply;
  if (isOverdue || isTooSoon) return <p>{answerText(t, reply, isPromised)}</p>;
  if (!by || !isPromised) return null;
  return <p>{t("booking.confirmation.steps.by", { date: date(by.date), time: by.time })}</p>;
}

/** The terms that say how the sum is paid, and what is left besides. */
const PAID: readonly TermKey[] = ["payment", "deposit"];

type TermsProps = { booking: Booking; terms: readonly Term[] };

/** The one sum, what it consists of, and how it is paid. */
function Price({ booking, terms }: TermsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{t("booking.price.title")}</h2>
      <PriceLines booking={booking} />
      <TermList terms={termsWith(terms, PAID)} isCompact />
    </div>
  );
}

/** The other terms. Those stand open by which a customer plans; the long rest opens, and is whole on paper. */
function OtherTerms({ terms }: Pick<TermsProps, "terms">) {
  const { t } = useTranslation();
  const others = termsWithout(terms, PAID);
  const rest = termsWithout(others, DECIDING);
  if (others.length === 0) return null;
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{t("terms.titleShort")}</h2>
      <TermList terms={termsWith(others, DECIDING)} isCompact />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{t("booking.confirmation.otherTerms")}</summary>
          <TermList terms={rest} isCompact />
        </details>
      )}
    </div>
  );
}

type ContactProps = { booking: Booking & WithCar; company: Company };

function Contact({ booking, company }: ContactProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.part}>
      <h2 className={styles.heading}>{t("ownBooking.contact.title")}</h2>
      <p className={styles.notOnPaper}>{t("booking.confirmation.hurry")}</p>
      <div className={styles.commands}>
        <ContactLink
          className={`${button.secondary} ${styles.notOnPaper}`}
          booking={booking}
          company={company}
          channel={channelsTo(company, booking.contactPreference)[0] ?? "whatsapp"}
        />
        <CallLink
          className={button.secondary}
          phone={company.phone}
          text="booking.confirmation.call"
        />
      </div>
    </div>
  );
}

function Keep({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.keep}>
      <h2 className={styles.heading}>{t("booking.confirmation.keep")}</h2>
      <div className={styles.commands}>
        <Link className={button.primary} to={href("/bookings/:token", { token })}>
          {t("ownBooking.link")}
        </Link>
        <a
          className={button.secondary}
          href={href("/bookings/:token/calendar.ics", { token })}
          download
        >
          {t("ownBooking.keep.calendar")}
        </a>
      </div>
      <p>
        <Link className={standaloneLink} to={NAV_TARGETS.booking}>
          {t("booking.another")}
        </Link>
      </p>
    </div>
  );
}

type SentConfirmationProps = Omit<ConfirmationProps, "booked"> & {
  sent: JustBooked;
  /** What the form had, from which notices and terms come without a request. */
  form: Pick<BookingFormProps, "prices" | "now" | "notCovered">;
};

/** The confirmation of a booking that was just sent from this page. It needs no request. */
export function SentConfirmation({ sent, form, ...rest }: SentConfirmationProps) {
  const { prices, now, notCovered } = form;
  const { token, isReceiptRefused } = sent;
  const booking = { ...sent.booking, car: bookedCar(sent.booking) };
  const { noticeHours } = useAnswers();
  const rules = { now, hours: rest.company.hours, prices, noticeHours };
  const model = choiceTerms(choiceNamed(prices.choices, booking.vehicle), prices);
  const terms = useTerms(model, { trip: booking, now, notCovered });
  // The time of the answer says that the pick-up is too soon for one.
  const notices = bookingNotices(booking, rules).filter((notice) => notice !== "tooSoon");
  const at = { now: businessInstant(now.date, now.time) };
  const reply = answerTimeOf(booking, rest.company.hours, at);
  const booked = { booking, token, notices, terms, reply, isReceiptRefused };
  return <Confirmation booked={booked} {...rest} />;
}

/** Stands in place of the confirmation of an unknown booking, with the ways on. */
export function UnknownConfirmation({ company }: { company: Company }) {
  const { t } = useTranslation();
  return (
    <section id="booking" aria-label={t("ownBooking.unknown.title")}>
      <ErrorState
        picture="not-found"
        title={t("ownBooking.unknown.title")}
        text={t("ownBooking.unknown.text")}
      >
        <Link className={button.primary} to={NAV_TARGETS.findBooking}>
          {t("ownBooking.unknown.find")}
        </Link>
        <Link className={button.secondary} to={NAV_TARGETS.booking}>
          {t("booking.confirmation.form")}
        </Link>
        <a className={button.secondary} href={whatsappLink(company.whatsapp)} rel="noopener">
          WhatsApp
        </a>
        <CallLink className={button.secondary} phone={company.phone} />
      </ErrorState>
    </section>
  );
}
