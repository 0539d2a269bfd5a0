import { useEffect, useRef } from "react";
import { useSearchParams, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { usePromises } from "~/catalog/company/use-company";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { message } from "~/ui/message.css";
import type { Booking } from "~/booking/booking";
import { bookedCar, type WithCar } from "~/booking/booking-car";
import * as styles from "./booking-form.css";
import { BookingForm, type BookingFormProps } from "./booking-form";
import { bookingNotices, type BookingNotice } from "~/booking/notices/notices";
import { justBooked, rememberJustBooked, type JustBooked } from "~/booking/sending/just-booked";
import { CallLink } from "~/catalog/company/call-link";
import type { Company } from "~/catalog/company/company";
import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { useHydrated } from "~/ui/use-hydrated";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { ContactLink } from "~/booking/contact-link";
import { answerText, answerTimeOf } from "~/booking/answer-text";
import { channelsTo } from "~/booking/contact-message";
import { businessInstant } from "~/web/calendar";
import { PriceLines } from "~/booking/price-lines";
import { choiceTerms } from "./form-quote";
import { Ticket } from "./ticket";
import { choiceNamed } from "~/catalog/fleet/choice-named";
import { TermList } from "~/catalog/terms/term-list";
import { useTerms } from "~/catalog/terms/use-terms";
import { TripFacts } from "~/booking/trip-facts";

type BookingSectionProps = BookingFormProps & {
  /** The booking of the URL's token; `unknown` if there is none with that token. */
  booked:
    | { booking: Booking & WithCar; token: string; notices: BookingNotice[] }
    | "unknown"
    | null;
};

export function BookingSection({ booked, ...form }: BookingSectionProps) {
  const { t } = useTranslation();
  const token = useSearchParams()[0].get("booked");
  const { payAtPickup } = usePromises();
  const sent = justBooked(token);
  const confirmed = booked === "unknown" ? null : (booked ?? withNotices(sent, form));
  useEffect(() => {
    if (booked) rememberJustBooked(null);
  }, [booked]);
  return (
    <section className={styles.ground} id="booking" aria-labelledby="booking-title">
      <div className={`${layout.section} ${styles.section}`} id="booking-form">
        <div className={styles.intro}>
          <h2 className={layout.heading} id="booking-title">
            {t("booking.title")}
          </h2>
          <p className={layout.lead}>{t(payAtPickup ? "booking.intro" : "booking.introShort")}</p>
          {booked === "unknown" && (
            <p className={message.problem}>{t("booking.confirmation.unknown")}</p>
          )}
        </div>
        {confirmed && <PageTitle title={form.title} done={t("booking.confirmation.title")} />}
        {confirmed ? (
          <Confirmation
            {...confirmed}
            company={form.company}
            prices={form.prices}
            now={form.now}
            notCovered={form.notCovered}
          />
        ) : (
          <BookingForm {...form} />
        )}
      </div>
    </section>
  );
}

/** Adds the notices to the booking that was just sent from this page; no request is needed. */
function withNotices(booked: JustBooked | null, { now, company, prices }: BookingFormProps) {
  const rules = { now, hours: company.hours, prices };
  const notices = booked && bookingNotices(booked.booking, rules);
  if (!booked) return null;
  const booking = { ...booked.booking, car: bookedCar(booked.booking) };
  // The time of the answer says that the pick-up is too soon for one.
  const shown = notices?.filter((notice) => notice !== "tooSoon") ?? [];
  return { ...booked, booking, notices: shown };
}

type ConfirmationProps = {
  booking: Booking & WithCar;
  token: string;
  notices: BookingNotice[];
  company: Company;
} & Pick<BookingFormProps, "prices" | "now" | "notCovered">;

type BookedTermsProps = Pick<ConfirmationProps, "booking" | "prices" | "now" | "notCovered">;

/** Shows the terms of the booking. A booking that was just sent has them from the list of the form. */
function BookedTerms({ booking, prices, now, notCovered }: BookedTermsProps) {
  const { t } = useTranslation();
  const car = choiceTerms(choiceNamed(prices.choices, booking.vehicle), prices);
  const terms = useTerms(car, { trip: booking, now, notCovered });
  if (terms.length === 0) return null;
  return (
    <div className={layout.stack}>
      <h3>{t("terms.titleShort")}</h3>
      <TermList terms={terms} isCompact />
    </div>
  );
}

function Confirmation({ booking, token, notices, company, ...offer }: ConfirmationProps) {
  const { t } = useTranslation();
  const title = useFocusInPlaceOfForm();
  return (
    <Ticket
      booking={booking}
      before={
        <div role="status">
          <h3 ref={title} tabIndex={-1}>
            {t("booking.confirmation.title")}
          </h3>
          <p>{t("booking.confirmation.received")}</p>
        </div>
      }
    >
      <BookingNotices notices={notices} />
      <NextSteps booking={booking} company={company} now={offer.now} />
      <div className={layout.stack}>
        <h3>{t("booking.price.title")}</h3>
        <PriceLines booking={booking} />
      </div>
      <BookedTerms booking={booking} {...offer} />
      <div className={layout.stack}>
        <h3>{t("booking.confirmation.summary")}</h3>
        <TripFacts booking={booking} />
      </div>
      <div className={layout.row}>
        <Link className={button.secondary} to={href("/bookings/:token", { token })}>
          {t("ownBooking.link")}
        </Link>
        <Link className={button.plain} to={NAV_TARGETS.booking}>
          {t("booking.another")}
        </Link>
      </div>
    </Ticket>
  );
}

/** Focuses what is in the place of the form, and scrolls to it: the page may be shorter now. */
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

type NextStepsProps = Pick<ConfirmationProps, "booking" | "company" | "now">;

function NextSteps({ booking, company, now }: NextStepsProps) {
  const { t } = useTranslation();
  const isPromised = usePromises().answer;
  const at = { now: businessInstant(now.date, now.time) };
  const answer = answerTimeOf(booking, company.hours, at);
  return (
    <div className={layout.stack}>
      <h3>{t("booking.confirmation.next")}</h3>
      {booking.status === "pending" && <p>{answerText(t, answer, isPromised)}</p>}
      <p>{t("booking.confirmation.nextText")}</p>
      <div className={layout.row}>
        <ContactLink
          className={button.primary}
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
