import { href } from "react-router";
import { usePromises } from "~/company/use-site-data";
import { useTranslation } from "~/i18n/use-translation";
import { BookingNotices } from "~/booking/notices/booking-notices";
import { PriceLines } from "~/booking/price-lines";
import { Ticket } from "~/booking/form/ticket";
import { TripFacts } from "~/booking/trip-facts";
import type { WithCar } from "~/booking/booking-car";
import { Link } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { standaloneLink } from "~/ui/link.css";
import * as layout from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { CancelCard } from "./change/cancel-card";
import { ChangeCard } from "./change/change-card";
import { ContactOptions } from "./contact-options";
import { ExtendCard } from "./change/extend-card";
import { DoneMessage } from "./done-message";
import { ForgetBookings } from "./find/forget-bookings";
import { useDone, useDoneText } from "./use-done";
import { NextStep } from "./next-step";
import type { OwnAnswer } from "./own-action.server";
import * as styles from "./own-booking.css";
import type { OwnBookingPage } from "./own-booking.server";
import { OwnProblem } from "./own-problem";

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
  return (
    <div className={layout.section}>
      <PageTitle title={title} isRefused={answer !== undefined} done={doneText} />
      <div className={styles.page}>
        <h1 className={layout.heading}>{t("ownBooking.heading")}</h1>
        <DoneMessage action="cancelled" done={done} />
        <OwnProblem answer={answer} phone={company.phone} />
        <Ticket booking={booking} after={<NextStep page={page} />}>
          {page.notices.length > 0 && <BookingNotices notices={page.notices} />}
          <div className={styles.columns}>
            <div className={styles.part}>
              <h2 className={styles.title}>{t("booking.confirmation.summary")}</h2>
              <TripFacts booking={booking} plate={page.plate} />
              <CarLink car={booking.car} />
              <h2 className={styles.title}>{t("booking.price.title")}</h2>
              <PriceLines booking={booking} />
            </div>
            <div className={styles.part}>
              <SaveLinks token={token} isCancelled={booking.status === "cancelled"} />
              <ContactOptions booking={booking} company={company} />
            </div>
          </div>
        </Ticket>
        <div className={styles.cards}>
          <ChangeCard page={page} token={token} answer={answer} done={done} />
          <ExtendCard page={page} token={token} done={done} />
          <CancelCard page={page} token={token} />
        </div>
        <p className={styles.soft}>{t("ownBooking.keepLink")}</p>
        {isRemembered && <ForgetBookings />}
      </div>
    </div>
  );
}

/** To the page of the model that the customer gets, with its photos, insurance and deposit. */
function CarLink({ car: { modelId, isListed } }: WithCar) {
  const { t } = useTranslation();
  const { insurance } = usePromises();
  if (modelId === null || !isListed) return null;
  return (
    <p>
      <Link className={standaloneLink} to={href("/cars/:id", { id: String(modelId) })}>
        {t(`ownBooking.car.${insurance ? "page" : "pageShort"}`)}
      </Link>
    </p>
  );
}

function SaveLinks({ token, isCancelled }: { token: string; isCancelled: boolean }) {
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
        {!isCancelled && (
          <Link className={button.secondary} to={href("/bookings/:token/voucher", { token })}>
            {t("ownBooking.keep.voucher")}
          </Link>
        )}
      </div>
    </>
  );
}
